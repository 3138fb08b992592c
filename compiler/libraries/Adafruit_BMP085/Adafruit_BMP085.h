// Pressure sensors BMP085 and BMP180.
// Written for Inspire STEM, with the functions that books and tutorials use.
//
//   Adafruit_BMP085 bmp;
//   if (!bmp.begin()) { ... the sensor does not answer ... }
//   int32_t pascals = bmp.readPressure();
//   float metres = bmp.readAltitude(101325);

#ifndef ADAFRUIT_BMP085_H
#define ADAFRUIT_BMP085_H

#include <Arduino.h>
#include <Wire.h>

#define BMP085_ULTRALOWPOWER 0
#define BMP085_STANDARD 1
#define BMP085_HIGHRES 2
#define BMP085_ULTRAHIGHRES 3

class Adafruit_BMP085 {
public:
	Adafruit_BMP085();

	// False when there is no such sensor on the bus. The mode says how many samples make one reading.
	bool begin(uint8_t mode = BMP085_ULTRAHIGHRES, TwoWire *wire = &Wire);

	// Degrees Celsius.
	float readTemperature();
	// Pascals: 100 to a hectopascal.
	int32_t readPressure();
	// Metres above where the air presses with so many pascals.
	float readAltitude(float sealevelPressure = 101325);
	// What the pressure would be at sea level, for a sensor at a known altitude.
	int32_t readSealevelPressure(float altitude_meters = 0);

	// As the sensor sends them, uncompensated.
	uint16_t readRawTemperature();
	uint32_t readRawPressure();

private:
	int32_t computeB5(int32_t ut);
	uint16_t read16(uint8_t address);
	uint8_t read8(uint8_t address);
	void write8(uint8_t address, uint8_t value);

	TwoWire *bus;
	uint8_t oversampling;
	int16_t ac1, ac2, ac3, b1, b2, mb, mc, md;
	uint16_t ac4, ac5, ac6;
};

#endif
