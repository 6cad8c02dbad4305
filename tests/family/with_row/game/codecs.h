#pragma once

#include "game/clever_codec.h"
#include "game/typed_game.h"
#include "game/wizard_codec.h"
#include "row/row_codec.h"
