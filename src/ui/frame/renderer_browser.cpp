// Draw lists by WebGL, as they are: points and indices go to the card where they lie, a call for each
// command. Without a card the raster draws (renderer_memory_browser.cpp).
#include <GLES2/gl2.h>
#include <emscripten/emscripten.h>
#include <emscripten/html5.h>
#include <imgui.h>

#include <cstddef>
#include <vector>

#include "ui/frame/fonts.h"
#include "ui/frame/image.h"
#include "ui/frame/image_cache.h"
#include "ui/frame/renderer.h"
#include "ui/frame/renderer_memory.h"

// Found out by src/web/start.js.
EM_JS(int, fox_page_has_card, (), { return Module.has_card ? 1 : 0; });

namespace fox::ui {
namespace {

constexpr const char* kCanvas = "#canvas";

constexpr const char* kPoints = R"glsl(
uniform vec2 size;
attribute vec2 place;
attribute vec2 on_texture;
attribute vec4 color;
varying vec2 spot;
varying vec4 tint;
void main() {
  spot = on_texture;
  tint = color;
  gl_Position = vec4(place.x * 2.0 / size.x - 1.0, 1.0 - place.y * 2.0 / size.y, 0.0, 1.0);
}
)glsl";

constexpr const char* kPixels = R"glsl(
precision mediump float;
uniform sampler2D texture;
varying highp vec2 spot;
varying vec4 tint;
void main() {
  gl_FragColor = tint * texture2D(texture, spot);
}
)glsl";

enum Attribute : GLuint { place, on_texture, color };

GLuint shader(GLenum kind, const char* text) {
  const GLuint made = glCreateShader(kind);
  glShaderSource(made, 1, &text, nullptr);
  glCompileShader(made);
  return made;
}

void remove(GLuint texture) {
  glDeleteTextures(1, &texture);
}

const void* at(std::size_t offset) {
  return reinterpret_cast<const void*>(offset);
}

class WebRenderer final : public Renderer {
 public:
  explicit WebRenderer(EMSCRIPTEN_WEBGL_CONTEXT_HANDLE context) : context_(context) {
    emscripten_set_webglcontextrestored_callback(kCanvas, this, false, begin_again);
  }
  ~WebRenderer() override {
    emscripten_set_webglcontextrestored_callback(kCanvas, nullptr, false, nullptr);
    images_.clear(remove);
    emscripten_webgl_destroy_context(context_);
  }
  WebRenderer(const WebRenderer&) = delete;
  WebRenderer& operator=(const WebRenderer&) = delete;

  bool begin() {
    if (emscripten_webgl_make_context_current(context_) != EMSCRIPTEN_RESULT_SUCCESS) return false;
    const GLuint program = glCreateProgram();
    glAttachShader(program, shader(GL_VERTEX_SHADER, kPoints));
    glAttachShader(program, shader(GL_FRAGMENT_SHADER, kPixels));
    glBindAttribLocation(program, place, "place");
    glBindAttribLocation(program, on_texture, "on_texture");
    glBindAttribLocation(program, color, "color");
    glLinkProgram(program);
    GLint linked = 0;
    glGetProgramiv(program, GL_LINK_STATUS, &linked);
    if (linked == 0) return false;
    glUseProgram(program);
    size_ = glGetUniformLocation(program, "size");
    glGenBuffers(2, buffers_);
    glBindBuffer(GL_ARRAY_BUFFER, buffers_[0]);
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, buffers_[1]);
    for (const GLuint attribute : {place, on_texture, color}) glEnableVertexAttribArray(attribute);
    glEnable(GL_BLEND);
    glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    return true;
  }

  [[nodiscard]] std::string_view name() const override { return "webgl"; }
  void size(int& width, int& height) override {
    emscripten_get_canvas_element_size(kCanvas, &width, &height);
  }

  void draw(const ImDrawList& list, Fonts& fonts, Color ground) override {
    upload(fonts);
    int width = 0, height = 0;
    size(width, height);
    glViewport(0, 0, width, height);
    glUniform2f(size_, static_cast<float>(width), static_cast<float>(height));
    const auto channel = [&](int shift) { return static_cast<float>(ground >> shift & 0xff) / 255; };
    glDisable(GL_SCISSOR_TEST);
    glClearColor(channel(0), channel(8), channel(16), 1);
    glClear(GL_COLOR_BUFFER_BIT);
    glEnable(GL_SCISSOR_TEST);
    glBufferData(GL_ARRAY_BUFFER, list.VtxBuffer.size_in_bytes(), list.VtxBuffer.Data, GL_STREAM_DRAW);
    glBufferData(GL_ELEMENT_ARRAY_BUFFER, list.IdxBuffer.size_in_bytes(), list.IdxBuffer.Data,
                 GL_STREAM_DRAW);
    first_ = kNowhere;
    for (const ImDrawCmd& command : list.CmdBuffer) {
      const int left = static_cast<int>(command.ClipRect.x), top = static_cast<int>(command.ClipRect.y);
      const int right = static_cast<int>(command.ClipRect.z), bottom = static_cast<int>(command.ClipRect.w);
      if (command.ElemCount == 0 || right <= left || bottom <= top) continue;
      glScissor(left, height - bottom, right - left, bottom - top);
      begin_at(command.VtxOffset);
      const auto* image = static_cast<const ImageSize*>(command.GetTexID());
      glBindTexture(GL_TEXTURE_2D,
                    image == nullptr ? atlas_ : images_.take(*image, [&] { return made(*image); }));
      glDrawElements(GL_TRIANGLES, static_cast<GLsizei>(command.ElemCount), GL_UNSIGNED_SHORT,
                     at(command.IdxOffset * sizeof(ImDrawIdx)));
    }
    images_.drop_unused(remove);
  }

  // Nobody here takes pictures of the screen.
  Picture read() override { return {}; }
  // A browser shows what was drawn when it is told that the frame is over.
  void show() override {}

 private:
  // The card comes back with nothing of what it was given.
  static EM_BOOL begin_again(int, const void*, void* self) {
    auto& renderer = *static_cast<WebRenderer*>(self);
    renderer.images_.clear([](GLuint) {});
    renderer.atlas_ = 0;
    renderer.side_ = 0;
    renderer.begin();
    return EM_TRUE;
  }

  static constexpr unsigned kNowhere = ~0u;
  static_assert(sizeof(ImDrawIdx) == 2);

  void begin_at(unsigned vertex) {
    if (vertex == first_) return;
    first_ = vertex;
    const std::size_t from = vertex * sizeof(ImDrawVert);
    const auto stride = static_cast<GLsizei>(sizeof(ImDrawVert));
    glVertexAttribPointer(place, 2, GL_FLOAT, GL_FALSE, stride, at(from + offsetof(ImDrawVert, pos)));
    glVertexAttribPointer(on_texture, 2, GL_FLOAT, GL_FALSE, stride, at(from + offsetof(ImDrawVert, uv)));
    glVertexAttribPointer(color, 4, GL_UNSIGNED_BYTE, GL_TRUE, stride, at(from + offsetof(ImDrawVert, col)));
  }

  static GLuint begun(GLint filter) {
    GLuint texture = 0;
    glGenTextures(1, &texture);
    glBindTexture(GL_TEXTURE_2D, texture);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, filter);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, filter);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    return texture;
  }
  static GLuint made(const ImageSize& size) {
    const GLuint texture = begun(GL_LINEAR);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGB, size.picture.width, size.picture.height, 0, GL_RGB,
                 GL_UNSIGNED_BYTE, size.picture.rgb.data());
    return texture;
  }

  // The atlas says how opaque its white is, a byte a pixel.
  void upload(Fonts& fonts) {
    const int side = fonts.side();
    Rect changed = fonts.take_changes();
    if (atlas_ == 0) atlas_ = begun(GL_NEAREST);
    glBindTexture(GL_TEXTURE_2D, atlas_);
    if (side_ != side) changed = {0, 0, static_cast<float>(side), static_cast<float>(side)};
    if (changed.empty()) return;
    const int x = static_cast<int>(changed.x), y = static_cast<int>(changed.y);
    const int width = static_cast<int>(changed.w), height = static_cast<int>(changed.h);
    pixels_.clear();
    for (int line = y; line < y + height; ++line)
      for (int column = x; column < x + width; ++column) {
        pixels_.push_back(0xff);
        pixels_.push_back(fonts.atlas()[static_cast<std::size_t>(line * side + column)]);
      }
    if (side_ != side)
      glTexImage2D(GL_TEXTURE_2D, 0, GL_LUMINANCE_ALPHA, side, side, 0, GL_LUMINANCE_ALPHA, GL_UNSIGNED_BYTE,
                   pixels_.data());
    else
      glTexSubImage2D(GL_TEXTURE_2D, 0, x, y, width, height, GL_LUMINANCE_ALPHA, GL_UNSIGNED_BYTE,
                      pixels_.data());
    side_ = side;
  }

  EMSCRIPTEN_WEBGL_CONTEXT_HANDLE context_;
  GLint size_ = -1;
  GLuint buffers_[2] = {0, 0}, atlas_ = 0;
  unsigned first_ = kNowhere;
  int side_ = 0;
  std::vector<std::uint8_t> pixels_;
  ImageCache<GLuint> images_;
};

}  // namespace

std::uint32_t window_flags(std::string_view) {
  return 0;
}

std::unique_ptr<Renderer> make_renderer(SDL_Window* window, std::string_view, std::string& problem) {
  if (fox_page_has_card() == 0) return make_memory_renderer(window);
  EmscriptenWebGLContextAttributes wish;
  emscripten_webgl_init_context_attributes(&wish);
  wish.alpha = wish.depth = wish.stencil = wish.antialias = false;
  wish.enableExtensionsByDefault = false;
  wish.majorVersion = 1;  // every browser has it, and no more is needed
  const auto context = emscripten_webgl_create_context(kCanvas, &wish);
  if (context > 0) {
    auto renderer = std::make_unique<WebRenderer>(context);
    if (renderer->begin()) return renderer;
  }
  problem = "there is no WebGL";
  return nullptr;
}

std::unique_ptr<Renderer> make_null_renderer() {
  return nullptr;
}

}  // namespace fox::ui
