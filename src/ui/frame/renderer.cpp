#include "ui/frame/renderer.h"

#include <SDL.h>
#include <imgui.h>

#include <algorithm>
#include <filesystem>

#include "ui/frame/fonts.h"
#include "ui/frame/image.h"
#include "ui/frame/image_cache.h"
#include "ui/frame/opengl.h"
#include "ui/frame/renderer_memory.h"

namespace fox::ui {
namespace {

// Draw lists go to SDL as they are: positions, colours and texture places are read where they lie.
class CardRenderer final : public Renderer {
 public:
  explicit CardRenderer(SDL_Renderer* renderer) : renderer_(renderer) {
    SDL_RendererInfo info{};
    SDL_GetRendererInfo(renderer_, &info);
    name_ = info.name;
  }
  ~CardRenderer() override {
    if (texture_ != nullptr) SDL_DestroyTexture(texture_);
    images_.clear(SDL_DestroyTexture);
    SDL_DestroyRenderer(renderer_);
  }
  CardRenderer(const CardRenderer&) = delete;
  CardRenderer& operator=(const CardRenderer&) = delete;

  [[nodiscard]] std::string_view name() const override { return name_; }
  void size(int& width, int& height) override { SDL_GetRendererOutputSize(renderer_, &width, &height); }

  void draw(const ImDrawList& list, Fonts& fonts, Color ground) override {
    upload(fonts);
    SDL_RenderSetClipRect(renderer_, nullptr);
    SDL_SetRenderDrawColor(renderer_, ground & 0xff, ground >> 8 & 0xff, ground >> 16 & 0xff, 255);
    SDL_RenderClear(renderer_);
    for (const ImDrawCmd& command : list.CmdBuffer) {
      const int left = static_cast<int>(command.ClipRect.x), top = static_cast<int>(command.ClipRect.y);
      const SDL_Rect clip{left, top, static_cast<int>(command.ClipRect.z) - left,
                          static_cast<int>(command.ClipRect.w) - top};
      if (command.ElemCount == 0 || clip.w <= 0 || clip.h <= 0) continue;
      SDL_RenderSetClipRect(renderer_, &clip);
      const auto* size = static_cast<const ImageSize*>(command.GetTexID());
      SDL_Texture* texture = size == nullptr ? texture_ : images_.take(*size, [&] { return made(*size); });
      send(texture, list.VtxBuffer.Data + command.VtxOffset, list.IdxBuffer.Data + command.IdxOffset,
           static_cast<int>(command.ElemCount));
    }
    images_.drop_unused(SDL_DestroyTexture);
  }

  Picture read() override {
    SDL_RenderSetClipRect(renderer_, nullptr);
    Picture picture;
    size(picture.width, picture.height);
    picture.rgb.resize(static_cast<std::size_t>(picture.width) * static_cast<std::size_t>(picture.height) *
                       3);
    if (SDL_RenderReadPixels(renderer_, nullptr, SDL_PIXELFORMAT_RGB24, picture.rgb.data(),
                             picture.width * 3) != 0)
      return {};
    return picture;
  }

  void show() override { SDL_RenderPresent(renderer_); }

 private:
  void upload(Fonts& fonts) {
    const int side = fonts.side();
    Rect changed = fonts.take_changes();
    if (texture_ == nullptr || side_ != side) {
      if (texture_ != nullptr) SDL_DestroyTexture(texture_);
      texture_ = SDL_CreateTexture(renderer_, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STATIC, side, side);
      SDL_SetTextureBlendMode(texture_, SDL_BLENDMODE_BLEND);
      side_ = side;
      changed = {0, 0, static_cast<float>(side), static_cast<float>(side)};
    }
    if (changed.empty()) return;
    const SDL_Rect part{static_cast<int>(changed.x), static_cast<int>(changed.y), static_cast<int>(changed.w),
                        static_cast<int>(changed.h)};
    pixels_.clear();
    for (int y = part.y; y < part.y + part.h; ++y)
      for (int x = part.x; x < part.x + part.w; ++x)
        pixels_.push_back(0xffffffu |
                          static_cast<Uint32>(fonts.atlas()[static_cast<std::size_t>(y * side + x)]) << 24);
    SDL_UpdateTexture(texture_, &part, pixels_.data(), part.w * 4);
  }

  // Null where there is no memory for it: then it is a white area.
  SDL_Texture* made(const ImageSize& size) {
    const Picture& picture = size.picture;
    SDL_Texture* texture = SDL_CreateTexture(renderer_, SDL_PIXELFORMAT_RGB24, SDL_TEXTUREACCESS_STATIC,
                                             picture.width, picture.height);
    if (texture == nullptr) return nullptr;
    SDL_SetTextureScaleMode(texture, SDL_ScaleModeLinear);
    SDL_UpdateTexture(texture, nullptr, picture.rgb.data(), picture.width * 3);
    return texture;
  }

  // SDL looks at every vertex it is given: it gets those of this command only.
  void send(SDL_Texture* texture, const ImDrawVert* vertices, const ImDrawIdx* indices, int count) {
    const auto [least, most] = std::minmax_element(indices, indices + count);
    const ImDrawIdx first = *least;
    indices_.resize(static_cast<std::size_t>(count));
    std::transform(indices, indices + count, indices_.begin(),
                   [&](ImDrawIdx index) { return static_cast<ImDrawIdx>(index - first); });
    const ImDrawVert& base = vertices[first];
    SDL_RenderGeometryRaw(renderer_, texture, &base.pos.x, sizeof(ImDrawVert),
                          reinterpret_cast<const SDL_Color*>(&base.col), sizeof(ImDrawVert), &base.uv.x,
                          sizeof(ImDrawVert), *most - first + 1, indices_.data(), count, sizeof(ImDrawIdx));
  }

  SDL_Renderer* renderer_;
  SDL_Texture* texture_ = nullptr;
  ImageCache<SDL_Texture*> images_;
  int side_ = 0;
  std::string name_;
  std::vector<Uint32> pixels_;
  std::vector<ImDrawIdx> indices_;
};

class NullRenderer final : public Renderer {
 public:
  [[nodiscard]] std::string_view name() const override { return "none"; }
  void size(int&, int&) override {}
  void draw(const ImDrawList&, Fonts& fonts, Color) override { fonts.take_changes(); }
  Picture read() override { return {}; }
  void show() override {}
};

// OpenGL without a graphics card takes four times as long as our raster, and a hundred megabytes.
bool has_card() {
#ifdef __linux__
  std::error_code ignored;
  return std::filesystem::exists("/dev/dri", ignored) || std::filesystem::exists("/dev/nvidiactl", ignored);
#else
  return true;
#endif
}

bool is(const char* text, std::string_view what) {
  return text != nullptr && text == what;
}

// SDL's own renderer, for cards without OpenGL 3.3, for systems without Dear ImGui's backend, and where
// somebody asks for one by SDL's variable.
std::unique_ptr<Renderer> make_card_renderer(SDL_Window* window, bool asked) {
  if (asked && SDL_getenv("SDL_RENDER_DRIVER") == nullptr) SDL_SetHint(SDL_HINT_RENDER_DRIVER, "opengl");
  SDL_Renderer* renderer =
      SDL_CreateRenderer(window, -1, SDL_RENDERER_ACCELERATED | SDL_RENDERER_PRESENTVSYNC);
  if (renderer != nullptr && (asked || !opengl_is_imitated()))
    return std::make_unique<CardRenderer>(renderer);
  if (renderer != nullptr) SDL_DestroyRenderer(renderer);
  return nullptr;
}

}  // namespace

bool draws_in_memory(std::string_view wish) {
  const char* driver = SDL_GetCurrentVideoDriver();
  if (wish == "opengl") return false;
  return wish == "software" || !has_card() || is(driver, "dummy") || is(driver, "offscreen") ||
         is(SDL_getenv("SDL_RENDER_DRIVER"), "software");
}

std::uint32_t window_flags(std::string_view wish) {
  const bool other = SDL_getenv("SDL_RENDER_DRIVER") != nullptr;
  return draws_in_memory(wish) || other ? 0 : opengl_window();
}

std::unique_ptr<Renderer> make_renderer(SDL_Window* window, std::string_view wish, std::string& problem) {
  const bool asked = wish == "opengl";
  if (!draws_in_memory(wish)) {
    if ((SDL_GetWindowFlags(window) & SDL_WINDOW_OPENGL) != 0)
      if (auto renderer = make_opengl_renderer(window, asked)) return renderer;
    if (auto renderer = make_card_renderer(window, asked)) return renderer;
  }
  if (!asked)
    if (auto renderer = make_memory_renderer(window)) return renderer;
  problem = SDL_GetError();
  return nullptr;
}

std::unique_ptr<Renderer> make_null_renderer() {
  return std::make_unique<NullRenderer>();
}

}  // namespace fox::ui
