// What a renderer made of images, by their numbers: kept while they are drawn, removed after the first frame
// without them.
#pragma once

#include <map>

#include "ui/frame/image.h"

namespace fox::ui {

template <class Texture>
class ImageCache {
 public:
  template <class Make>
  Texture take(const ImageSize& size, Make make) {
    auto found = kept_.find(size.id);
    if (found == kept_.end()) found = kept_.emplace(size.id, CachedImage{make(), true}).first;
    found->second.used = true;
    return found->second.texture;
  }
  template <class Remove>
  void drop_unused(Remove remove) {
    for (auto it = kept_.begin(); it != kept_.end();) {
      if (it->second.used) {
        it->second.used = false;
        ++it;
      } else {
        remove(it->second.texture);
        it = kept_.erase(it);
      }
    }
  }
  template <class Remove>
  void clear(Remove remove) {
    for (const auto& [id, kept] : kept_) remove(kept.texture);
    kept_.clear();
  }

 private:
  struct CachedImage {
    Texture texture;
    bool used;
  };
  std::map<std::uint64_t, CachedImage> kept_;
};

}  // namespace fox::ui
