// All codecs: what a family answers for its games. Whoever visits an AnyGame or makes a game of an AnySheet
// includes this.
#pragma once

#include "game/clever_codec.h"
#include "game/typed_game.h"
#include "game/wizard_codec.h"
