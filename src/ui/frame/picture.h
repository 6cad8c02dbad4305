// A picture in memory: what a renderer shows, read back; or something drawn for itself, as large and as fine
// as is wished, without a window. PNG for files.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "sheets/catalogue.h"
#include "ui/frame/color.h"

namespace fox::ui {

class Raster;
class Ui;
struct Theme;

struct Picture {
  int width = 0, height = 0;
  std::vector<std::uint8_t> rgb;  // row by row from the top
};

Picture picture_of(const Raster& raster);

// Draws on a canvas of so many dp with so many pixels each.
struct PictureSize {
  float width = 0, height = 0, scale = 2;
};
Picture paint_picture(const PictureSize& size, const Theme& theme, const Catalogue& words, Color ground,
                      const std::function<void(Ui&)>& draw);

// The bytes of a PNG file; empty where there is no picture.
std::string png_of(const Picture& picture);
// False where the file cannot be written.
bool save_picture(const Picture& picture, const std::string& path);

}  // namespace fox::ui
