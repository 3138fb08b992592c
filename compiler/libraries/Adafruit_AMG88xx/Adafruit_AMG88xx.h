// Thermal camera of 8 x 8 pixels, AMG88xx (Grid-EYE).
// Written for Inspire STEM, with the functions that books and tutorials use.
//
//   Adafruit_AMG88xx camera;
//   float pixels[AMG88xx_PIXEL_ARRAY_SIZE];     // 256 bytes
//   if (!camera.begin()) { ... no camera answers ... }
//   camera.readPixels(pixels);                  // degrees Celsius, row by row

#ifndef ADAFRUIT_AMG88XX_H
#define ADAFRUIT_AMG88XX_H

#include <Arduino.h>
#include <Wire.h>

#define AMG88xx_ADDRESS 0x69
#define AMG88xx_PIXEL_ARRAY_SIZE 64
#define AMG88xx_PIXEL_TEMP_CONVERSION .25
#define AMG88xx_THERMISTOR_CONVERSION .0625

enum { AMG88xx_DIFFERENCE = 0x00, AMG88xx_ABSOLUTE_VALUE = 0x01 };

class Adafruit_AMG88xx {
public:
	// False when there is no such camera on the bus. It starts Wire and waits for the first frame.
	bool begin(uint8_t addr = AMG88xx_ADDRESS, TwoWire *theWire = &Wire);

	// The first `size` pixels in degrees Celsius; those that did not come stay as they are.
	void readPixels(float *buf, uint8_t size = AMG88xx_PIXEL_ARRAY_SIZE);
	// The camera's own temperature.
	float readThermistor();
	// The mean of two frames: less noise, half as fast.
	void setMovingAverageMode(bool mode);

	// INT goes low when a pixel is beyond a level, in degrees Celsius. Without `hysteresis` it is 95 % of `high`.
	void enableInterrupt();
	void disableInterrupt();
	void setInterruptMode(uint8_t mode);
	void setInterruptLevels(float high, float low);
	void setInterruptLevels(float high, float low, float hysteresis);
	// A bit for each pixel: eight bytes.
	void getInterrupt(uint8_t *buf, uint8_t size = 8);
	void clearInterrupt();

private:
	void write8(uint8_t address, uint8_t value);
	void writeLevel(uint8_t address, float celsius);
	uint8_t readBlock(uint8_t address, uint8_t *bytes, uint8_t count);

	TwoWire *bus = &Wire;
	uint8_t address = AMG88xx_ADDRESS;
	uint8_t interruptControl = 0;
};

#endif
