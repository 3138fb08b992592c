// Finds the beats in the infrared values of a pulse oximeter. Written for Inspire STEM.
//
//   if (checkForBeat(sensor.getIR())) ... a beat begins ...

#ifndef HEART_RATE_H
#define HEART_RATE_H

#include <Arduino.h>

// To be called once for each sample, 25 to 100 times a second. True once in each beat, while the blood rises.
bool checkForBeat(int32_t sample);

#endif
