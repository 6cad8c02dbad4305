#include "ui/frame/renderer.h"

#include <SDL.h>
#include <imgui.h>

#include <algorithm>

#include "ui/frame/fonts.h"

namespace fox::ui {
namespace {

// Draw lists go to SDL as they are: positions, colours and texture places are read where they lie.
class SdlRenderer final : public Renderer {
 public:
  explicit SdlRenderer(SDL_Renderer* renderer) : renderer_(renderer) {
    SDL_RendererInfo info{};
    SDL_GetRendererInfo(renderer_, &info);
    name_ = info.name;
    software_ = (info.flags & SDL_RENDERER_SOFTWARE) != 0;
    SDL_SetRenderDrawBlendMode(renderer_, SDL_BLENDMODE_BLEND);
  }
  ~SdlRenderer() override {
    if (texture_ != nullptr) SDL_DestroyTexture(texture_);
    SDL_DestroyRenderer(renderer_);
  }
  SdlRenderer(const SdlRenderer&) = delete;
  SdlRenderer& operator=(const SdlRenderer&) = delete;

  [[nodiscard]] std::string_view name() const override { return name_; }

  void draw(const ImDrawList& list, Fonts& fonts, Color ground) override {
    upload(fonts);
    white_ = fonts.white();
    SDL_RenderSetClipRect(renderer_, nullptr);
    SDL_SetRenderDrawColor(renderer_, ground & 0xff, ground >> 8 & 0xff, ground >> 16 & 0xff, 255);
    SDL_RenderClear(renderer_);
    for (const ImDrawCmd& command : list.CmdBuffer) {
      if (command.ElemCount == 0) continue;
      const int left = static_cast<int>(command.ClipRect.x), top = static_cast<int>(command.ClipRect.y);
      const SDL_Rect clip{left, top, static_cast<int>(command.ClipRect.z) - left,
                          static_cast<int>(command.ClipRect.w) - top};
      if (clip.w <= 0 || clip.h <= 0) continue;
      SDL_RenderSetClipRect(renderer_, &clip);
      draw(list, command);
    }
  }

  Picture read() override {
    SDL_RenderSetClipRect(renderer_, nullptr);
    Picture picture;
    SDL_GetRendererOutputSize(renderer_, &picture.width, &picture.height);
    picture.rgb.resize(static_cast<std::size_t>(picture.width) * static_cast<std::size_t>(picture.height) * 3);
    if (SDL_RenderReadPixels(renderer_, nullptr, SDL_PIXELFORMAT_RGB24, picture.rgb.data(), picture.width * 3) != 0)
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
    pixels_.resize(static_cast<std::size_t>(part.w) * static_cast<std::size_t>(part.h));
    for (int y = 0; y < part.h; ++y)
      for (int x = 0; x < part.w; ++x)
        pixels_[static_cast<std::size_t>(y * part.w + x)] =
            0xffffffu | static_cast<Uint32>(fonts.atlas()[static_cast<std::size_t>((part.y + y) * side + part.x + x)]) << 24;
    SDL_UpdateTexture(texture_, &part, pixels_.data(), part.w * 4);
  }

  [[nodiscard]] bool plain(const ImDrawVert& vertex) const { return vertex.uv.x == white_ && vertex.uv.y == white_; }

  // In memory, shapes without letters are drawn without the texture: faster, and their edges stay smooth.
  void draw(const ImDrawList& list, const ImDrawCmd& command) {
    const ImDrawVert* vertices = list.VtxBuffer.Data + command.VtxOffset;
    const ImDrawIdx* indices = list.IdxBuffer.Data + command.IdxOffset;
    const unsigned end = command.ElemCount;
    for (unsigned from = 0; from < end;) {
      unsigned to = end;
      bool shapes = false;
      if (software_) {
        shapes = plain(vertices[indices[from]]);
        for (to = from + 3; to < end && plain(vertices[indices[to]]) == shapes;) to += 3;
      }
      send(vertices, indices + from, static_cast<int>(to - from), shapes ? nullptr : texture_);
      from = to;
    }
  }

  // SDL looks at every vertex it is given: it gets those of this run only.
  void send(const ImDrawVert* vertices, const ImDrawIdx* indices, int count, SDL_Texture* texture) {
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
  int side_ = 0;
  float white_ = 0;
  bool software_ = false;
  std::string name_;
  std::vector<Uint32> pixels_;
  std::vector<ImDrawIdx> indices_;
};

class NullRenderer final : public Renderer {
 public:
  [[nodiscard]] std::string_view name() const override { return "none"; }
  void draw(const ImDrawList&, Fonts& fonts, Color) override { fonts.take_changes(); }
  Picture read() override { return {}; }
  void show() override {}
};

}  // namespace

std::unique_ptr<Renderer> make_renderer(SDL_Window* window, std::string_view wish, std::string& problem) {
  const std::string_view driver = SDL_GetCurrentVideoDriver() == nullptr ? "" : SDL_GetCurrentVideoDriver();
  const bool real = driver != "dummy" && driver != "offscreen";
  SDL_Renderer* renderer = nullptr;
  if (wish == "opengl") SDL_SetHint(SDL_HINT_RENDER_DRIVER, "opengl");
  if (wish == "opengl" || (wish.empty() && real))
    renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_ACCELERATED | SDL_RENDERER_PRESENTVSYNC);
  if (renderer == nullptr && wish != "opengl") renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE);
  if (renderer == nullptr) {
    problem = SDL_GetError();
    return nullptr;
  }
  return std::make_unique<SdlRenderer>(renderer);
}

std::unique_ptr<Renderer> make_null_renderer() { return std::make_unique<NullRenderer>(); }

}  // namespace fox::ui
