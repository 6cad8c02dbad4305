// What every family answers when advice is asked for. Whoever visits a game for that includes this.
#pragma once

#include "game/advice/clever_advice.h"
#include "game/advice/wizard_advice.h"
#include "game/codecs.h"
