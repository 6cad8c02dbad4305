// Stands in for libFuzzer where there is none: hands every file of a folder to the target, once.
// A missing folder is an empty one; whatever goes wrong is found by the sanitizers or by our own assertions.
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int main(int, char** arguments) {
  std::size_t inputs = 0;
  LLVMFuzzerTestOneInput(nullptr, 0);
  if (std::filesystem::is_directory(arguments[1])) {
    for (const auto& entry : std::filesystem::directory_iterator(arguments[1])) {
      std::ifstream file(entry.path(), std::ios::binary);
      const std::vector<char> bytes(std::istreambuf_iterator<char>(file), {});
      LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
      ++inputs;
    }
  }
  std::cout << inputs << " kept inputs, all survived\n";
}
