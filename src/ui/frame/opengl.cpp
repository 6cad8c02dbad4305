#include "ui/frame/opengl.h"

#include <SDL.h>
#include <imgui.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "ui/frame/fonts.h"
#include "ui/frame/image.h"
#include "ui/frame/image_cache.h"
#include "ui/frame/renderer.h"

#ifdef FOXSHEET_OPENGL
#include <SDL_opengl.h>
#include <imgui_impl_opengl3.h>
#endif

namespace fox::ui {

#ifdef FOXSHEET_OPENGL
namespace {

// Is the OpenGL of the context that is current done by the processor?
bool opengl_is_imitated() {
  using GetString = const char* (*)(unsigned);
  const auto get_string = reinterpret_cast<GetString>(SDL_GL_GetProcAddress("glGetString"));
  if (SDL_GL_GetCurrentContext() == nullptr || get_string == nullptr) return false;
  constexpr unsigned kRenderer = 0x1F01;
  const char* text = get_string(kRenderer);
  const std::string_view name = text == nullptr ? "" : text;
  return name.starts_with("llvmpipe") || name.starts_with("softpipe");
}

// What the backend does not do for us; it loads its own functions itself.
struct Gl {
  decltype(&glGenTextures) gen_textures;
  decltype(&glDeleteTextures) delete_textures;
  decltype(&glBindTexture) bind_texture;
  decltype(&glTexParameteri) parameter;
  decltype(&glTexImage2D) image;
  decltype(&glTexSubImage2D) sub_image;
  decltype(&glPixelStorei) store;
  decltype(&glClearColor) clear_color;
  decltype(&glClear) clear;
  decltype(&glReadPixels) read;

  bool load() {
    const auto get = [](auto& function, const char* name) {
      function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(SDL_GL_GetProcAddress(name));
      return function != nullptr;
    };
    return get(gen_textures, "glGenTextures") && get(delete_textures, "glDeleteTextures") &&
           get(bind_texture, "glBindTexture") && get(parameter, "glTexParameteri") &&
           get(image, "glTexImage2D") && get(sub_image, "glTexSubImage2D") && get(store, "glPixelStorei") &&
           get(clear_color, "glClearColor") && get(clear, "glClear") && get(read, "glReadPixels");
  }
};

// The backend wants Dear ImGui's context and draw data; of both it gets what it asks for and no more.
class OpenGlRenderer final : public Renderer {
 public:
  OpenGlRenderer(SDL_Window* window, SDL_GLContext context) : window_(window), context_(context) {}
  ~OpenGlRenderer() override {
    if (texture_ != 0) remove(texture_);
    images_.clear([&](GLuint texture) { remove(texture); });
    if (ImGui::GetCurrentContext() != nullptr) {
      if (ready_) ImGui_ImplOpenGL3_Shutdown();
      ImGui::DestroyContext();
    }
    SDL_GL_DeleteContext(context_);
  }
  OpenGlRenderer(const OpenGlRenderer&) = delete;
  OpenGlRenderer& operator=(const OpenGlRenderer&) = delete;

  bool begin() {
    if (!gl_.load()) return false;
    IMGUI_CHECKVERSION();
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    ready_ = ImGui_ImplOpenGL3_Init("#version 150");
    if (!ready_) return false;
    ImGui_ImplOpenGL3_NewFrame();  // makes its shaders
    if (SDL_GL_SetSwapInterval(-1) != 0) SDL_GL_SetSwapInterval(1);
    return true;
  }

  [[nodiscard]] std::string_view name() const override { return "opengl"; }
  void size(int& width, int& height) override { SDL_GL_GetDrawableSize(window_, &width, &height); }

  void draw(const ImDrawList& list, Fonts& fonts, Color ground) override {
    upload(fonts);
    const auto channel = [&](int shift) { return static_cast<float>(ground >> shift & 0xff) / 255; };
    gl_.clear_color(channel(0), channel(8), channel(16), 1);
    gl_.clear(GL_COLOR_BUFFER_BIT);
    int width = 0, height = 0;
    size(width, height);

    // The list as it is, but for the texture that its commands name; points and indices stay where they lie.
    ImDrawList named(nullptr);
    named.CmdBuffer = list.CmdBuffer;
    for (ImDrawCmd& command : named.CmdBuffer) {
      const auto* image = static_cast<const ImageSize*>(command.GetTexID());
      const GLuint texture = image == nullptr ? texture_ : images_.take(*image, [&] { return made(*image); });
      command.TextureId = reinterpret_cast<ImTextureID>(static_cast<std::uintptr_t>(texture));
    }
    lend(list.VtxBuffer, named.VtxBuffer);
    lend(list.IdxBuffer, named.IdxBuffer);
    ImDrawData data;
    data.Valid = true;
    data.DisplaySize = {static_cast<float>(width), static_cast<float>(height)};
    data.FramebufferScale = {1, 1};
    ImDrawList* const lists[] = {&named};
#if IMGUI_VERSION_NUM >= 18980
    data.CmdLists.push_back(lists[0]);
#else
    data.CmdLists = const_cast<ImDrawList**>(lists);
#endif
    data.CmdListsCount = 1;
    data.TotalVtxCount = named.VtxBuffer.Size;
    data.TotalIdxCount = named.IdxBuffer.Size;
    ImGui_ImplOpenGL3_RenderDrawData(&data);
    give_back(named.VtxBuffer);
    give_back(named.IdxBuffer);
    images_.drop_unused([&](GLuint unused) { remove(unused); });
  }

  Picture read() override {
    Picture picture;
    size(picture.width, picture.height);
    const auto row = static_cast<std::size_t>(picture.width) * 3;
    picture.rgb.resize(row * static_cast<std::size_t>(picture.height));
    gl_.store(GL_PACK_ALIGNMENT, 1);
    gl_.read(0, 0, picture.width, picture.height, GL_RGB, GL_UNSIGNED_BYTE, picture.rgb.data());
    // OpenGL begins below.
    for (int y = 0; y < picture.height / 2; ++y) {
      const auto at = [&](int line) { return picture.rgb.begin() + line * static_cast<std::ptrdiff_t>(row); };
      std::swap_ranges(at(y), at(y + 1), at(picture.height - 1 - y));
    }
    return picture;
  }

  void show() override {
    SDL_GL_SwapWindow(window_);
  }

 private:
  template <class T>
  static void lend(const ImVector<T>& from, ImVector<T>& to) {
    to.Data = const_cast<T*>(from.Data);
    to.Size = from.Size;
  }
  template <class T>
  static void give_back(ImVector<T>& to) {
    to.Data = nullptr;
    to.Size = 0;
  }

  GLuint begun(GLint filter) {
    GLuint texture = 0;
    gl_.gen_textures(1, &texture);
    gl_.bind_texture(GL_TEXTURE_2D, texture);
    gl_.parameter(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, filter);
    gl_.parameter(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, filter);
    gl_.parameter(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    gl_.parameter(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    gl_.store(GL_UNPACK_ALIGNMENT, 1);
    gl_.store(GL_UNPACK_ROW_LENGTH, 0);
    return texture;
  }
  void remove(GLuint texture) {
    gl_.delete_textures(1, &texture);
  }
  GLuint made(const ImageSize& size) {
    const GLuint texture = begun(GL_LINEAR);
    gl_.image(GL_TEXTURE_2D, 0, GL_RGB8, size.picture.width, size.picture.height, 0, GL_RGB, GL_UNSIGNED_BYTE,
              size.picture.rgb.data());
    return texture;
  }

  // A byte a pixel, as the atlas has it: how opaque its white is.
  void upload(Fonts& fonts) {
    const int side = fonts.side();
    const Rect changed = fonts.take_changes();
    if (texture_ == 0) {
      texture_ = begun(GL_NEAREST);
      for (const GLenum channel :
           {GLenum{GL_TEXTURE_SWIZZLE_R}, GLenum{GL_TEXTURE_SWIZZLE_G}, GLenum{GL_TEXTURE_SWIZZLE_B}})
        gl_.parameter(GL_TEXTURE_2D, channel, GL_ONE);
      gl_.parameter(GL_TEXTURE_2D, GL_TEXTURE_SWIZZLE_A, GL_RED);
    }
    gl_.bind_texture(GL_TEXTURE_2D, texture_);
    gl_.store(GL_UNPACK_ALIGNMENT, 1);
    const std::uint8_t* pixels = fonts.atlas().data();
    if (side_ != side) {
      gl_.store(GL_UNPACK_ROW_LENGTH, 0);
      gl_.image(GL_TEXTURE_2D, 0, GL_R8, side, side, 0, GL_RED, GL_UNSIGNED_BYTE, pixels);
      side_ = side;
    } else if (!changed.empty()) {
      const int x = static_cast<int>(changed.x), y = static_cast<int>(changed.y);
      gl_.store(GL_UNPACK_ROW_LENGTH, side);
      gl_.sub_image(GL_TEXTURE_2D, 0, x, y, static_cast<int>(changed.w), static_cast<int>(changed.h), GL_RED,
                    GL_UNSIGNED_BYTE, pixels + static_cast<std::ptrdiff_t>(y) * side + x);
    }
  }

  SDL_Window* window_;
  SDL_GLContext context_;
  Gl gl_{};
  bool ready_ = false;
  GLuint texture_ = 0;
  ImageCache<GLuint> images_;
  int side_ = 0;
};

}  // namespace

std::uint32_t opengl_window() {
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
  SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
  return SDL_WINDOW_OPENGL;
}

std::unique_ptr<Renderer> make_opengl_renderer(SDL_Window* window, bool imitated_too) {
  SDL_GLContext context = SDL_GL_CreateContext(window);
  if (context == nullptr) return nullptr;
  auto renderer = std::make_unique<OpenGlRenderer>(window, context);
  if ((!imitated_too && opengl_is_imitated()) || !renderer->begin()) return nullptr;
  return renderer;
}

#else

std::uint32_t opengl_window() {
  return 0;
}
std::unique_ptr<Renderer> make_opengl_renderer(SDL_Window*, bool) {
  return nullptr;
}

#endif

}  // namespace fox::ui
