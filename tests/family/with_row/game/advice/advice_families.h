#pragma once

#include "game/advice/clever_advice.h"
#include "game/advice/wizard_advice.h"
#include "game/codecs.h"
#include "row/row_advice.h"
