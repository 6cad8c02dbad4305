// What every family answers for foxref. Whoever visits a sheet or a game here includes this.
#pragma once

#include "cli/clever_report.h"
#include "cli/wizard_report.h"
#include "game/codecs.h"
