// The tables of games.db and how an older file becomes a newer one. A version, once released, never changes:
// what is new is a further step.
#pragma once

#include <span>
#include <string>

#include "game/store/database.h"

namespace fox::store {

// Steps from version n to n + 1, as SQL; every step changes the schema, so that a file whose number alone is
// higher is known to be damaged and not newer.
std::span<const char* const> schema_steps();

// "FoxS", so that a file says whose it is.
inline constexpr int kApplicationId = 0x466f7853;

enum class SchemaState : unsigned char {
  ready,
  older,    // only looked at: it has to be brought up to date first, or is still empty
  newer,    // written by a newer program; nothing was touched
  foreign,  // not a database of ours, or not sound enough to tell
  failed,   // the database says why
};

// Brings the file to the newest version, each step in a transaction of its own, or only looks.
SchemaState migrate(Database& database, std::span<const char* const> steps = schema_steps());
SchemaState look_at_schema(Database& database, std::span<const char* const> steps = schema_steps());

}  // namespace fox::store
