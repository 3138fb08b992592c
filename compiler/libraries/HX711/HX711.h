// The HX711 amplifier and 24-bit converter for load cells.
// Written for Inspire STEM, with the functions that books and tutorials use.
//
//   HX711 scale;
//   scale.begin(3, 2);          // DT on pin 3, SCK on pin 2
//   scale.set_scale(429.5);     // counts for each gram, measured
//   scale.tare();               // what lies on it now is 0
//   float grams = scale.get_units(5);

#ifndef HX711_h
#define HX711_h

#include <Arduino.h>

class HX711 {
public:
	HX711();
	virtual ~HX711();

	// Gain 128 or 64 for channel A, 32 for channel B.
	void begin(byte dout, byte pd_sck, byte gain = 128);

	// A number can be read.
	bool is_ready();

	// Wait for a number, asking every so many milliseconds: for ever, so many times, or so many milliseconds.
	void wait_ready(unsigned long delay_ms = 0);
	bool wait_ready_retry(int retries = 3, unsigned long delay_ms = 0);
	bool wait_ready_timeout(unsigned long timeout = 1000, unsigned long delay_ms = 0);

	// Takes effect with the next number.
	void set_gain(byte gain = 128);

	// Waits for a number and reads it: -8388608 to 8388607. Without a module it waits for ever.
	long read();

	// The mean of so many numbers; less the offset; divided by the scale.
	long read_average(byte times = 10);
	double get_value(byte times = 1);
	float get_units(byte times = 1);

	// Makes the present load the offset.
	void tare(byte times = 10);

	// Counts for each unit: gram, kilogram, as you like.
	void set_scale(float scale = 1.f);
	float get_scale();

	void set_offset(long offset = 0);
	long get_offset();

	void power_down();
	void power_up();

private:
	byte clockPin;
	byte dataPin;
	// Pulses after the 24 bits: they choose the next number's channel and gain.
	byte furtherPulses;
	long offset;
	float scale;
};

#endif
