// An enum and its names are one list: counted, read and written from it.
#include "core/named_enum.h"

#include "catch.h"
#include "core/clever/clever_line.h"
#include "core/clever/sheet_def.h"

namespace {

FOX_NAMED_ENUM(Fruit,
               apple,  // a comment is none of its names
               wild_cherry, sloe)

#define FRUITS(X) \
  X(fig, 3)       \
  X(red_plum, 5)
FOX_NAMED_LIST(Basket, FRUITS)

struct Tree {
  FOX_NAMED_MEMBER_ENUM(Part, root, dry_leaf)
};

template <class Enum>
void check_names() {
  REQUIRE(fox::enum_names<Enum>().size() == fox::enum_size<Enum>);
  for (std::size_t i = 0; i < fox::enum_size<Enum>; ++i) {
    const auto value = static_cast<Enum>(i);
    CHECK(fox::enum_named<Enum>(fox::enum_name(value)) == value);
  }
  CHECK_FALSE(fox::enum_named<Enum>(""));
  CHECK_FALSE(fox::enum_named<Enum>("no such name"));
}

}  // namespace

TEST_CASE("The names of an enum are its enumerators, with hyphens") {
  CHECK(fox::enum_names<Fruit>() == std::vector<std::string>{"apple", "wild-cherry", "sloe"});
  CHECK(fox::enum_names<Basket>() == std::vector<std::string>{"fig", "red-plum"});
  CHECK(fox::enum_names<Tree::Part>() == std::vector<std::string>{"root", "dry-leaf"});
  CHECK(fox::enum_name(Fruit::sloe) == "sloe");
}

TEST_CASE("Every name of an enum reads back as its value") {
  check_names<Fruit>();
  check_names<Basket>();
  check_names<Tree::Part>();
  check_names<fox::clever::LineKind>();
  check_names<fox::clever::AreaKind>();
  check_names<fox::clever::Effect>();
}
