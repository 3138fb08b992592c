// Pressure sensor BMP280, on I2C.
// Written for Inspire STEM, with the functions that books and tutorials use. SPI and the Unified Sensor classes are left out.
//
//   Adafruit_BMP280 bmp;
//   if (!bmp.begin(0x76)) { ... the sensor does not answer ... }
//   float pascals = bmp.readPressure();
//   float metres = bmp.readAltitude(1013.25);

#ifndef ADAFRUIT_BMP280_H
#define ADAFRUIT_BMP280_H

#include <Arduino.h>
#include <Wire.h>

#define BMP280_ADDRESS 0x77
#define BMP280_ADDRESS_ALT 0x76
#define BMP280_CHIPID 0x58

class Adafruit_BMP280 {
public:
	enum sensor_sampling {
		SAMPLING_NONE,
		SAMPLING_X1,
		SAMPLING_X2,
		SAMPLING_X4,
		SAMPLING_X8,
		SAMPLING_X16
	};
	enum sensor_mode { MODE_SLEEP = 0, MODE_FORCED = 1, MODE_NORMAL = 3, MODE_SOFT_RESET_CODE = 0xB6 };
	enum sensor_filter { FILTER_OFF, FILTER_X2, FILTER_X4, FILTER_X8, FILTER_X16 };
	enum standby_duration {
		STANDBY_MS_1,
		STANDBY_MS_63,
		STANDBY_MS_125,
		STANDBY_MS_250,
		STANDBY_MS_500,
		STANDBY_MS_1000,
		STANDBY_MS_2000,
		STANDBY_MS_4000
	};

	Adafruit_BMP280(TwoWire *wire = &Wire) : bus(wire), address(BMP280_ADDRESS), control(0) {}

	// False when no such chip answers at the address. Then it measures again and again, 16 samples each.
	bool begin(uint8_t addr = BMP280_ADDRESS, uint8_t chipid = BMP280_CHIPID);
	void reset();
	// The bits of the status register: 8 while it measures.
	uint8_t getStatus();
	uint8_t sensorID();

	void setSampling(sensor_mode mode = MODE_NORMAL, sensor_sampling tempSampling = SAMPLING_X16,
		sensor_sampling pressSampling = SAMPLING_X16, sensor_filter filter = FILTER_OFF,
		standby_duration duration = STANDBY_MS_1);
	// In forced mode: measures once, and waits for it. False in another mode, or when the chip does not answer.
	bool takeForcedMeasurement();

	// Degrees Celsius; NAN when nothing was measured.
	float readTemperature();
	// Pascals: 100 to a hectopascal; NAN when nothing was measured.
	float readPressure();
	// Metres above where the air presses with so many hectopascals.
	float readAltitude(float seaLevelhPa = 1013.25);
	// The pressure at sea level in hectopascals, for an altitude and the pressure measured there.
	float seaLevelForAltitude(float altitude, float atmospheric);

private:
	int32_t readFine();
	uint32_t read(uint8_t reg, uint8_t bytes);
	uint16_t readWord(uint8_t reg);
	bool write(uint8_t reg, uint8_t value);

	TwoWire *bus;
	uint8_t address, control;
	uint16_t t1, p1;
	int16_t t2, t3, p2, p3, p4, p5, p6, p7, p8, p9;
};

#endif
