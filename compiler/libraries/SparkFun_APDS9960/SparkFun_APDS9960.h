// Gesture and proximity sensor APDS-9960.
// Written for Inspire STEM, with the functions that books and tutorials use. Light and colour are left out.
//
//   SparkFun_APDS9960 apds;
//   if (!apds.init() || !apds.enableGestureSensor(false)) { ... the sensor does not answer ... }
//   if (apds.isGestureAvailable()) {
//     int gesture = apds.readGesture();   // waits until the hand has left
//     if (gesture == DIR_LEFT) ...
//   }

#ifndef SPARKFUN_APDS9960_H
#define SPARKFUN_APDS9960_H

#include <Arduino.h>
#include <Wire.h>

#define APDS9960_I2C_ADDR 0x39

// For setMode().
#define POWER 0
#define AMBIENT_LIGHT 1
#define PROXIMITY 2
#define WAIT 3
#define AMBIENT_LIGHT_INT 4
#define PROXIMITY_INT 5
#define GESTURE 6
#define ALL 7
#define OFF 0
#define ON 1

#define LED_DRIVE_100MA 0
#define LED_DRIVE_50MA 1
#define LED_DRIVE_25MA 2
#define LED_DRIVE_12_5MA 3

#define PGAIN_1X 0
#define PGAIN_2X 1
#define PGAIN_4X 2
#define PGAIN_8X 3

#define GGAIN_1X 0
#define GGAIN_2X 1
#define GGAIN_4X 2
#define GGAIN_8X 3

enum { DIR_NONE, DIR_LEFT, DIR_RIGHT, DIR_UP, DIR_DOWN, DIR_NEAR, DIR_FAR, DIR_ALL };

class SparkFun_APDS9960 {
public:
	// False when there is no such sensor on the bus. It starts Wire.
	bool init();

	// The register ENABLE, and one of its bits.
	uint8_t getMode();
	bool setMode(uint8_t mode, uint8_t enable);
	bool enablePower();
	bool disablePower();

	// With interrupts INT goes low when there is something to read.
	bool enableGestureSensor(bool interrupts = true);
	bool disableGestureSensor();
	bool enableProximitySensor(bool interrupts = false);
	bool disableProximitySensor();

	bool isGestureAvailable();
	// Waits until the hand has left, and gives where it went: a hand that came straight to the sensor and stayed is
	// DIR_NEAR if it came slower than it went, DIR_FAR if it went slower. -1 if the sensor stopped answering.
	int readGesture();
	// 0 for nothing, 255 for close.
	bool readProximity(uint8_t &val);

	uint8_t getLEDDrive();
	bool setLEDDrive(uint8_t drive);
	uint8_t getProximityGain();
	bool setProximityGain(uint8_t gain);
	uint8_t getGestureLEDDrive();
	bool setGestureLEDDrive(uint8_t drive);
	uint8_t getGestureGain();
	bool setGestureGain(uint8_t gain);
	uint8_t getGestureIntEnable();
	bool setGestureIntEnable(uint8_t enable);

	bool setProximityIntLowThreshold(uint8_t threshold);
	bool setProximityIntHighThreshold(uint8_t threshold);
	uint8_t getProximityIntEnable();
	bool setProximityIntEnable(uint8_t enable);
	bool clearProximityInt();

private:
	void take(const uint8_t *dataset);
	int decode();
	uint8_t bitsOf(uint8_t address, uint8_t shift, uint8_t mask);
	bool writeBits(uint8_t address, uint8_t shift, uint8_t mask, uint8_t value);
	bool write8(uint8_t address, uint8_t value);
	bool read8(uint8_t address, uint8_t &value);
	uint8_t readBlock(uint8_t address, uint8_t *bytes, uint8_t count);

	// Of the gesture that is read: how far U is brighter than D, and L than R, at first and at last, in percent.
	int8_t firstUd, firstLr, lastUd, lastLr;
	uint16_t datasets;
	// Light, and light times the number of its dataset: where the middle of it lies.
	uint32_t total, moment;
};

#endif
