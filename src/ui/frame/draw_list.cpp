#include "ui/frame/draw_list.h"

#include <imgui.h>
#include <imgui_internal.h>

#include "ui/frame/fonts.h"

namespace fox::ui {

struct DrawList::Inside {
  ImDrawListSharedData shared;
  ImDrawList list{&shared};
};

DrawList::DrawList() : inside_(std::make_unique<Inside>()) {
  ImDrawListSharedData& shared = inside_->shared;
  shared.CurveTessellationTol = 0.6f;
  shared.SetCircleTessellationMaxError(0.2f);
  // Lines from a texture are not for us: the software renderer takes textures by whole pixels.
  shared.InitialFlags =
      ImDrawListFlags_AntiAliasedLines | ImDrawListFlags_AntiAliasedFill | ImDrawListFlags_AllowVtxOffset;
}

DrawList::~DrawList() = default;

ImDrawList* DrawList::begin(const Fonts& fonts, const Rect& screen) {
  inside_->shared.TexUvWhitePixel = ImVec2(fonts.white(), fonts.white());
  inside_->shared.ClipRectFullscreen = ImVec4(screen.x, screen.y, screen.right(), screen.bottom());
  inside_->list._ResetForNewFrame();
  inside_->list.PushTextureID(ImTextureID{});
  inside_->list.PushClipRectFullScreen();
  return &inside_->list;
}

void DrawList::end() {
  inside_->list._PopUnusedDrawCmd();
}

const ImDrawList& DrawList::list() const {
  return inside_->list;
}

}  // namespace fox::ui
