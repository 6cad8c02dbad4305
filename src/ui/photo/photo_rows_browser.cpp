// Done by src/web/page.js: the browser decodes beside the app.
#include <emscripten/emscripten.h>

#include <algorithm>
#include <vector>

#include "ui/frame/image.h"
#include "ui/photo/photo_rows.h"

EM_JS(void, fox_page_decode, (int file, int longest), { FoxPage.decode(file, longest); });
// -1: not yet; 0: it cannot; else its width times 65536 and its height.
EM_JS(int, fox_page_photo_size, (), { return FoxPage.photo_size(); });
EM_JS(void, fox_page_photo_rows, (unsigned char* to, int from, int count),
      { FoxPage.photo_rows(to, from, count); });

namespace fox::ui {
namespace {

constexpr int kRowsAtOnce = 64;

class PageRows final : public PhotoRows {
 public:
  explicit PageRows(std::FILE* file) { fox_page_decode(::fileno(file), Image::kLargest); }

  State step(const Take& take) override {
    if (width_ == 0) {
      const int size = fox_page_photo_size();
      if (size <= 0) return size < 0 ? State::more : State::broken;
      width_ = size >> 16;
      height_ = size & 0xffff;
    }
    const int count = std::min(kRowsAtOnce, height_ - at_);
    const std::size_t row = static_cast<std::size_t>(width_) * 3;
    rows_.resize(row * static_cast<std::size_t>(count));
    fox_page_photo_rows(rows_.data(), at_, count);
    for (std::size_t i = 0; i < rows_.size(); i += row) take(&rows_[i]);
    at_ += count;
    return at_ == height_ ? State::whole : State::more;
  }
  [[nodiscard]] bool upright() const override { return true; }

 private:
  int at_ = 0;
  std::vector<std::uint8_t> rows_;
};

}  // namespace

std::unique_ptr<PhotoRows> photo_rows(std::FILE* file, const PhotoHeader&, std::size_t) {
  return std::make_unique<PageRows>(file);
}

}  // namespace fox::ui
