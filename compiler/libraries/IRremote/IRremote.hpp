#include <IRremote.h>
