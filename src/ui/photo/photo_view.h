// A photo on the screen: dragged, made larger and smaller, turned. And the list it is chosen from.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "ui/frame/image.h"
#include "ui/frame/ui.h"
#include "ui/photo/photo_files.h"
#include "ui/photo/read_photo.h"

namespace fox::ui {

class Photo {
 public:
  // `chosen_data`: the data folder, where somebody chose one.
  explicit Photo(std::string chosen_data) : chosen_data_(std::move(chosen_data)) {}

  [[nodiscard]] bool is_shown() const { return image_ != nullptr; }
  [[nodiscard]] bool choosing() const { return choosing_; }
  void choose();
  // Is read after this frame and the next ones, a little at a time.
  void open(const std::string& path);
  void forget() { image_.reset(); }
  // True where there is something new to be seen; what went wrong is in `trouble`.
  bool after_frame(const Catalogue& words);
  [[nodiscard]] const std::string& trouble() const { return trouble_; }
  void clear_trouble() { trouble_.clear(); }
  [[nodiscard]] bool reading() const { return !opening_.empty(); }

  // `photo.larger`, `photo.smaller`, `photo.turn`, `photo.list`
  void draw(Ui& ui, const Rect& where);
  // A screen of its own: `picture.1`, `picture.2`, …
  void draw_list(Ui& ui);

 private:
  void turn();

  std::string chosen_data_;
  std::unique_ptr<Image> image_, before_;  // the one before may still be drawn in this frame
  Picture picture_;                        // as it was read, for turning
  float zoom_ = 1;
  Point middle_{.5F, .5F};  // what of it lies in the middle of the window, from 0 to 1
  std::string opening_, trouble_;
  std::unique_ptr<PhotoReader> reader_;  // of that file
  bool choosing_ = false;
  std::vector<PhotoFile> files_;
  float scrolled_ = 0;
};

}  // namespace fox::ui
