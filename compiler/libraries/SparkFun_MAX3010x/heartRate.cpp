#include "heartRate.h"

// Of the sample: the mean moves by this share each time, 1/64.
static const uint8_t MEAN_SHIFT = 6;
// A finger that comes or goes changes the light by more than an eighth: then all begins anew.
static const uint8_t JUMP_SHIFT = 3;
// Counts from the lowest to the highest of a beat: less is noise.
static const int32_t LEAST_SWING = 100;
// So many samples without a beat: the wave may have become smaller.
static const uint8_t PATIENCE = 200;

static int32_t mean = 0;  // times 64
static int32_t smooth, lowest, highest, swing;
static uint8_t since;
static bool armed;

static void begin(int32_t sample) {
	mean = sample << MEAN_SHIFT;
	smooth = lowest = highest = swing = 0;
	since = 0;
	armed = false;
}

bool checkForBeat(int32_t sample) {
	int32_t level = mean >> MEAN_SHIFT;
	if (abs(sample - level) > (level >> JUMP_SHIFT) + 64) {
		begin(sample);
		return false;
	}
	mean += sample - level;
	// More blood, less light: turned over, the wave rises with a beat. Two samples are smoothed into one.
	smooth = (smooth + level - sample) / 2;
	lowest = min(lowest, smooth);
	highest = max(highest, smooth);
	if (++since > PATIENCE) {
		since = 0;
		swing = (highest - lowest) / 2;
		lowest = highest = smooth;
	}
	// Through the mean, an eighth of the swing to either side, so that the second wave of a beat does not count.
	int32_t margin = max(swing, LEAST_SWING) / 8;
	if (smooth < -margin) armed = true;
	if (!armed || smooth <= margin) return false;
	armed = false;
	since = 0;
	int32_t now = highest - lowest;
	swing = swing == 0 ? now : (swing + now) / 2;
	lowest = highest = smooth;
	return swing >= LEAST_SWING;
}
