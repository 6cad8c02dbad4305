#include "ui/photo/read_photo.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <vector>

#include "sheets/read_file.h"
#include "ui/frame/image.h"
#include "ui/photo/photo_header.h"
#include "ui/photo/photo_rows.h"

namespace fox::ui {
namespace {

// No photo of 50 megapixels has more.
constexpr off_t kLargestFile = 64 << 20;

struct Closes {
  void operator()(std::FILE* file) const { std::fclose(file); }
};

// Smaller, so that the longer side is no longer than a screen's: each pixel the mean of those it stands for,
// which come row by row.
class Shrunk {
 public:
  Shrunk(int width, int height) : height_(height) {
    const double factor = std::min(1., static_cast<double>(Image::kLargest) / std::max(width, height));
    small_.width = std::max(1, static_cast<int>(std::lround(width * factor)));
    small_.height = std::max(1, static_cast<int>(std::lround(height * factor)));
    sums_.resize(static_cast<std::size_t>(small_.width) * 3);
    for (int x = 0; x < small_.width; ++x)
      columns_.push_back(edge(x + 1, small_.width, width) - edge(x, small_.width, width));
  }

  [[nodiscard]] std::size_t bytes() const { return sums_.size() * static_cast<std::size_t>(small_.height); }

  void take(const std::uint8_t* rgb) {
    std::uint32_t* sum = sums_.data();
    for (const std::size_t columns : columns_) {
      for (std::size_t i = columns; i > 0; --i, rgb += 3)
        sum[0] += rgb[0], sum[1] += rgb[1], sum[2] += rgb[2];
      sum += 3;
    }
    ++rows_;
    if (++row_ == edge(out_ + 1, small_.height, height_)) put_row();
  }

  Picture picture() { return std::move(small_); }

 private:
  static std::size_t edge(int i, int of, int all) {
    return static_cast<std::size_t>(static_cast<std::int64_t>(i) * all / of);
  }

  void put_row() {
    if (small_.rgb.empty()) small_.rgb.reserve(bytes());
    const std::uint32_t* sum = sums_.data();
    for (const std::size_t columns : columns_) {
      const auto count = static_cast<std::uint32_t>(rows_ * columns);
      for (int c = 0; c < 3; ++c)
        small_.rgb.push_back(static_cast<std::uint8_t>((*sum++ + count / 2) / count));
    }
    std::fill(sums_.begin(), sums_.end(), 0);
    rows_ = 0;
    ++out_;
  }

  int height_, out_ = 0;
  std::size_t row_ = 0, rows_ = 0;    // taken; and since the last that was put
  std::vector<std::size_t> columns_;  // of it that a pixel stands for
  std::vector<std::uint32_t> sums_;
  Picture small_;
};

// As EXIF counts: 2, 4, 5, 7 are mirrored; from 5 on the picture lies on its side.
Picture turned(Picture from, int orientation) {
  if (orientation == 1) return from;
  const bool lies = orientation >= 5;
  Picture to{lies ? from.height : from.width, lies ? from.width : from.height, {}};
  to.rgb.resize(from.rgb.size());
  std::uint8_t* out = to.rgb.data();
  const int right = from.width - 1, bottom = from.height - 1;
  for (int y = 0; y < to.height; ++y)
    for (int x = 0; x < to.width; ++x, out += 3) {
      int u = lies ? y : x, v = lies ? x : y;
      if (orientation == 2 || orientation == 3 || orientation == 7 || orientation == 8) u = right - u;
      if (orientation == 3 || orientation == 4 || orientation == 6 || orientation == 7) v = bottom - v;
      std::memcpy(out,
                  &from.rgb[(static_cast<std::size_t>(v) * static_cast<std::size_t>(from.width) +
                             static_cast<std::size_t>(u)) *
                            3],
                  3);
    }
  return to;
}

class FileReader final : public PhotoReader {
 public:
  FileReader(std::FILE* file, const PhotoLimits& limits)
      : file_(file), limits_(limits), header_(photo_header(file)) {}

  std::optional<PhotoResult> step() override {
    if (const char* what = hindrance()) return PhotoFault{what, 0};
    if (whole_) return upright();
    if (!rows_) {
      std::rewind(file_);
      rows_ = photo_rows(file_, header_, limits_.bytes);
    }
    switch (rows_->step([this](const std::uint8_t* rgb) { take(rgb); })) {
      case PhotoRows::State::large:
        return PhotoFault{"photo-large", 0};
      case PhotoRows::State::broken:
        return PhotoFault{"photo-broken", 0};
      case PhotoRows::State::passes:
        return PhotoFault{"photo-passes", 0};
      case PhotoRows::State::whole:
        whole_ = true;
        break;
      case PhotoRows::State::more:
        break;
    }
    return std::nullopt;
  }

 private:
  [[nodiscard]] const char* hindrance() const {
    if (header_.kind == PhotoHeader::Kind::none) return "photo-no-picture";
    if (header_.pixels > limits_.megapixels * 1e6 || large_) return "photo-large";
    return !header_.whole || header_.pixels == 0 ? "photo-broken" : nullptr;
  }

  void take(const std::uint8_t* rgb) {
    if (!shrunk_) shrunk_.emplace(rows_->width(), rows_->height());
    large_ = 2 * shrunk_->bytes() > limits_.bytes;
    if (!large_) shrunk_->take(rgb);
  }

  PhotoResult upright() {
    return rows_->upright() ? shrunk_->picture() : turned(shrunk_->picture(), header_.orientation);
  }

  std::FILE* file_;
  PhotoLimits limits_;
  PhotoHeader header_;
  std::unique_ptr<PhotoRows> rows_;
  std::optional<Shrunk> shrunk_;
  bool large_ = false, whole_ = false;
};

// With the file that it reads; or why there is none.
class PathReader final : public PhotoReader {
 public:
  PathReader(const std::string& path, const PhotoLimits& limits) {
    int error = 0;
    const int opened = open_regular_file(path, error);
    if (opened >= 0) file_.reset(::fdopen(opened, "rb"));
    struct stat about {};
    if (file_ && ::fstat(opened, &about) == 0 && about.st_size > kLargestFile)
      fault_ = {"photo-large", 0};
    else if (file_)
      reader_.emplace(file_.get(), limits);
    else
      fault_ = fault_of(opened >= 0 ? errno : error);
  }

  std::optional<PhotoResult> step() override {
    return reader_ ? reader_->step() : std::optional<PhotoResult>(fault_);
  }

 private:
  static PhotoFault fault_of(int error) {
    if (error == EISDIR) return {"photo-folder", 0};
    if (error == ESPIPE) return {"photo-no-picture", 0};
    return {"photo-unopened", error};
  }

  std::unique_ptr<std::FILE, Closes> file_;
  std::optional<FileReader> reader_;
  PhotoFault fault_;
};

PhotoResult read_all(PhotoReader& reader) {
  std::optional<PhotoResult> result;
  while (!result) result = reader.step();
  return std::move(*result);
}

}  // namespace

std::unique_ptr<PhotoReader> open_photo(const std::string& path, const PhotoLimits& limits) {
  return std::make_unique<PathReader>(path, limits);
}

PhotoResult read_photo(const std::string& path, const PhotoLimits& limits) {
  PathReader reader(path, limits);
  return read_all(reader);
}

PhotoResult read_photo(std::FILE* file, const PhotoLimits& limits) {
  FileReader reader(file, limits);
  return read_all(reader);
}

}  // namespace fox::ui
