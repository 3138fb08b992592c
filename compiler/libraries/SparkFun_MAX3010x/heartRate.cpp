#include "heartRate.h"

// Of the sample: the mean moves by this share each time, 1/64.
static const uint8_t MEAN_SHIFT = 6;
// A finger that comes or goes changes the light by more than an eighth: then all begins anew.
static const uint8_t JUMP_SHIFT = 3;
// Counts from the lowest to the highest: less is noise.
static const int32_t LEAST_SWING = 100;
// Both forget their old values by 1/64 a sample: the wave may become smaller.
static const uint8_t FORGET_SHIFT = 6;

static int32_t mean = 0;  // times 64
static int32_t smooth, lowest, highest;
static bool armed;

static void begin(int32_t sample) {
	mean = sample << MEAN_SHIFT;
	smooth = lowest = highest = 0;
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
	lowest = min(smooth, lowest + ((smooth - lowest) >> FORGET_SHIFT));
	highest = max(smooth, highest - ((highest - smooth) >> FORGET_SHIFT));
	// Through the mean, an eighth of the swing to either side, so that the second wave of a beat does not count.
	int32_t swing = max(highest - lowest, LEAST_SWING);
	if (smooth < -swing / 8) armed = true;
	if (!armed || smooth <= swing / 8) return false;
	armed = false;
	return swing > LEAST_SWING;
}
