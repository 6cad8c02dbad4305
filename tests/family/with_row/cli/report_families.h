#pragma once

#include "cli/clever_report.h"
#include "cli/wizard_report.h"
#include "game/codecs.h"
#include "row/row_report.h"
