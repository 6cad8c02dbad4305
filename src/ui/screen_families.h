// What every family answers on the screen. Whoever visits a sheet or a game in the app includes this.
#pragma once

#include "ui/clever_on_screen.h"
#include "ui/wizard_on_screen.h"
