#pragma once

#include "row/row_on_screen.h"
#include "ui/clever_on_screen.h"
#include "ui/wizard_on_screen.h"
