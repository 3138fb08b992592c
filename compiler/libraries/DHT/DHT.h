// Temperature and humidity sensors DHT11, DHT12, DHT21 (AM2301) and DHT22 (AM2302).
// Written for Inspire STEM, with the functions that books and tutorials use.
//
//   DHT dht(2, DHT22);          // the data wire is on pin 2, with 10 kOhm to 5 V
//   dht.begin();
//   float celsius = dht.readTemperature();
//   float percent = dht.readHumidity();
//   if (isnan(celsius)) { ... the sensor did not answer ... }

#ifndef DHT_h
#define DHT_h

#include <Arduino.h>

static const uint8_t DHT11 = 11;
static const uint8_t DHT12 = 12;
static const uint8_t DHT21 = 21;
static const uint8_t AM2301 = 21;
static const uint8_t DHT22 = 22;
static const uint8_t AM2302 = 22;

class DHT {
public:
	// The count was needed by older versions and does nothing.
	DHT(uint8_t pin, uint8_t type, uint8_t count = 6);

	// To be called in setup(). After so many microseconds the sensor is expected to take the wire.
	void begin(uint8_t usec = 55);

	// A sensor measures slowly: within 2 s (DHT11: 1 s) after a reading the same values are answered again, unless force.
	// NAN when the sensor does not answer, or when a bit was lost on the way.
	float readTemperature(bool fahrenheit = false, bool force = false);
	float readHumidity(bool force = false);
	// True: the values are good.
	bool read(bool force = false);

	// How warm humid air feels.
	float computeHeatIndex(bool isFahrenheit = true);
	float computeHeatIndex(float temperature, float percentHumidity, bool isFahrenheit = true);

	float convertCtoF(float celsius) { return celsius * 1.8f + 32.0f; }
	float convertFtoC(float fahrenheit) { return (fahrenheit - 32.0f) / 1.8f; }

private:
	bool listen();
	bool waitWhile(bool level);
	bool isHigh() { return *input & mask; }

	uint8_t pin;
	uint8_t type;
	uint8_t mask;
	uint8_t pullTime;
	volatile uint8_t *input;

	uint8_t data[5];
	bool good;
	bool everRead;
	uint32_t lastRead;
};

#endif
