#include "ui/photo/photo_rows.h"  // and by it <cstdio>, which libjpeg takes for granted

#include <jerror.h>
#include <jpeglib.h>
#include <png.h>

#include <algorithm>
#include <csetjmp>
#include <vector>

#include "ui/frame/image.h"

namespace fox::ui {
namespace {

// A step of 2 to 8 ms.
constexpr std::size_t kPixelsAtOnce = 300000;
constexpr png_uint_32 kWidest = 65535;
// A JPEG may come in passes, each of which costs as much as all of a plain one. Cameras make one, programs
// about ten.
constexpr int kMostPasses = 64;

// Both libraries leave by longjmp where a file is at fault, so nothing between has a destructor.
class JpegRows final : public PhotoRows {
 public:
  JpegRows(std::FILE* file, std::size_t bytes) : bytes_(bytes) {
    jpeg_.err = jpeg_std_error(&errors_);
    errors_.error_exit = [](j_common_ptr jpeg) { std::longjmp(of(jpeg).back_, 1); };
    errors_.emit_message = [](j_common_ptr jpeg, int level) {
      const int code = jpeg->err->msg_code;
      if (level < 0 && (code == JWRN_JPEG_EOF || code == JWRN_HIT_MARKER)) of(jpeg).cut_off_ = true;
    };
    jpeg_.client_data = this;
    if (setjmp(back_) != 0) {
      cut_off_ = true;
      return;
    }
    jpeg_create_decompress(&jpeg_);
    jpeg_stdio_src(&jpeg_, file);
  }
  ~JpegRows() override { jpeg_destroy_decompress(&jpeg_); }
  JpegRows(const JpegRows&) = delete;
  JpegRows& operator=(const JpegRows&) = delete;

  State step(const Take& take) override {
    if (cut_off_ || setjmp(back_) != 0) return State::broken;
    if (stage_ == Stage::header && !begin()) return State::large;
    for (std::size_t work = 0; work < kPixelsAtOnce && !cut_off_; work += work_of_a_call()) {
      if (stage_ == Stage::passes)
        read_pass();
      else if (jpeg_.output_scanline < jpeg_.output_height)
        read_row(take);
      else
        return end();
      if (jpeg_.input_scan_number > kMostPasses) return State::passes;
    }
    return cut_off_ ? State::broken : State::more;
  }

 private:
  enum class Stage : unsigned char { header, passes, rows };

  static JpegRows& of(j_common_ptr jpeg) { return *static_cast<JpegRows*>(jpeg->client_data); }

  bool begin() {
    jpeg_read_header(&jpeg_, TRUE);
    const bool inks = jpeg_.jpeg_color_space == JCS_CMYK || jpeg_.jpeg_color_space == JCS_YCCK;
    jpeg_.out_color_space = inks ? JCS_CMYK : JCS_RGB;
    // Halved while it is decoded, which costs nothing, down to what is kept of it.
    const unsigned longest = std::max(jpeg_.image_width, jpeg_.image_height);
    while (jpeg_.scale_denom < 8 && longest / (jpeg_.scale_denom * 2) >= Image::kLargest)
      jpeg_.scale_denom *= 2;
    jpeg_.do_block_smoothing = FALSE;
    jpeg_.buffered_image = jpeg_has_multiple_scans(&jpeg_);
    if (jpeg_.buffered_image != FALSE && coefficients() > bytes_) return false;
    jpeg_start_decompress(&jpeg_);
    width_ = static_cast<int>(jpeg_.output_width);
    height_ = static_cast<int>(jpeg_.output_height);
    row_.resize(static_cast<std::size_t>(width_) * 4);
    stage_ = jpeg_.buffered_image != FALSE ? Stage::passes : Stage::rows;
    return true;
  }

  // Bytes of what all passes together tell.
  [[nodiscard]] std::size_t coefficients() const {
    std::size_t blocks = 0;
    for (int i = 0; i < jpeg_.num_components; ++i) {
      const auto& part = jpeg_.comp_info[i];
      blocks += std::size_t{part.width_in_blocks + 8} * (part.height_in_blocks + 8);
    }
    return blocks * sizeof(JBLOCK);
  }

  // Rows come out of bands of blocks: the first of a band has all the work.
  [[nodiscard]] std::size_t work_of_a_call() const {
    const auto band = static_cast<unsigned>(jpeg_.max_v_samp_factor) * DCTSIZE;
    return std::size_t{jpeg_.image_width} * (stage_ == Stage::passes ? band : jpeg_.scale_denom);
  }

  void read_pass() {
    if (jpeg_consume_input(&jpeg_) != JPEG_REACHED_EOI) return;
    jpeg_start_output(&jpeg_, jpeg_.input_scan_number);
    stage_ = Stage::rows;
  }

  void read_row(const Take& take) {
    JSAMPROW row = row_.data();
    jpeg_read_scanlines(&jpeg_, &row, 1);
    if (cut_off_) return;
    if (jpeg_.out_color_space == JCS_CMYK) mix_inks();
    take(row_.data());
  }

  State end() {
    if (jpeg_.buffered_image == FALSE) jpeg_finish_decompress(&jpeg_);  // looks for the end of the file
    return cut_off_ ? State::broken : State::whole;
  }

  // How much light the inks leave; those who write such pictures write them so.
  void mix_inks() {
    for (std::size_t x = 0; x < static_cast<std::size_t>(width_); ++x)
      for (std::size_t c = 0; c < 3; ++c)
        row_[x * 3 + c] = static_cast<JSAMPLE>(row_[x * 4 + c] * row_[x * 4 + 3] / 255);
  }

  std::size_t bytes_;
  Stage stage_ = Stage::header;
  bool cut_off_ = false;
  std::vector<JSAMPLE> row_;
  jpeg_error_mgr errors_{};
  jpeg_decompress_struct jpeg_{};
  std::jmp_buf back_{};
};

class PngRows final : public PhotoRows {
 public:
  PngRows(std::FILE* file, std::size_t bytes) : file_(file), bytes_(bytes) {
    const auto leave = [](png_structp png, png_const_charp) { png_longjmp(png, 1); };
    const auto ignore = [](png_structp, png_const_charp) {};
    png_ = png_create_read_struct(PNG_LIBPNG_VER_STRING, nullptr, leave, ignore);
    if (png_ != nullptr) info_ = png_create_info_struct(png_);
  }
  ~PngRows() override { png_destroy_read_struct(&png_, &info_, nullptr); }
  PngRows(const PngRows&) = delete;
  PngRows& operator=(const PngRows&) = delete;

  State step(const Take& take) override {
    if (info_ == nullptr) return State::large;
    if (setjmp(png_jmpbuf(png_)) != 0) return State::broken;
    if (passes_ == 0 && !begin()) return State::large;
    for (std::size_t work = 0; work < kPixelsAtOnce; work += static_cast<std::size_t>(width_)) {
      if (pass_ == passes_) return State::whole;
      std::uint8_t* const row =
          &pixels_[passes_ == 1 ? 0 : static_cast<std::size_t>(y_) * static_cast<std::size_t>(width_) * 3];
      png_read_row(png_, row, nullptr);
      if (pass_ + 1 == passes_) take(row);
      if (++y_ == height_) y_ = 0, ++pass_;
    }
    return State::more;
  }

 private:
  bool begin() {
    png_init_io(png_, file_);
    png_set_user_limits(png_, kWidest, kWidest);
    // Of all that may stand beside the pixels nothing is wanted.
    png_set_keep_unknown_chunks(png_, PNG_HANDLE_CHUNK_NEVER, nullptr, -1);
    png_read_info(png_, info_);
    width_ = static_cast<int>(png_get_image_width(png_, info_));
    height_ = static_cast<int>(png_get_image_height(png_, info_));
    png_set_strip_16(png_);
    png_set_palette_to_rgb(png_);
    png_set_gray_to_rgb(png_);
    png_set_strip_alpha(png_);
    passes_ = png_set_interlace_handling(png_);
    png_read_update_info(png_, info_);
    const std::size_t row = png_get_rowbytes(png_, info_);
    if (row != static_cast<std::size_t>(width_) * 3) png_error(png_, "no RGB");
    // What is told in passes is there as a whole before its first row.
    const std::size_t all = row * (passes_ == 1 ? 1 : static_cast<std::size_t>(height_));
    if (all > bytes_) return false;
    pixels_ = std::make_unique_for_overwrite<std::uint8_t[]>(all);  // filling it would take long
    return true;
  }

  std::FILE* file_;
  std::size_t bytes_;
  png_structp png_ = nullptr;
  png_infop info_ = nullptr;
  int passes_ = 0, pass_ = 0, y_ = 0;
  std::unique_ptr<std::uint8_t[]> pixels_;  // of a row, or of all of them
};

}  // namespace

std::unique_ptr<PhotoRows> photo_rows(std::FILE* file, const PhotoHeader& header, std::size_t bytes) {
  if (header.kind == PhotoHeader::Kind::png) return std::make_unique<PngRows>(file, bytes);
  return std::make_unique<JpegRows>(file, bytes);
}

}  // namespace fox::ui
