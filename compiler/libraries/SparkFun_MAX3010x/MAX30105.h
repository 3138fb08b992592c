// Pulse oximeters MAX30102 and MAX30105.
// Written for Inspire STEM, with the functions that books and tutorials use.
//
//   MAX30105 sensor;
//   if (!sensor.begin(Wire, I2C_SPEED_FAST)) { ... the sensor does not answer ... }
//   sensor.setup(0x1F, 4, 2);            // brightness, samples in a mean, LEDs: 1 red, 2 and infrared, 3 and green
//   sensor.check();                      // takes what the sensor has measured, 4 samples at most
//   while (sensor.available()) {
//     long ir = sensor.getFIFOIR();
//     sensor.nextSample();
//   }

#ifndef MAX30105_H
#define MAX30105_H

#include <Arduino.h>
#include <Wire.h>

#define MAX30105_ADDRESS 0x57
#define I2C_SPEED_STANDARD 100000
#define I2C_SPEED_FAST 400000

class MAX30105 {
public:
	// False when there is no such sensor on the bus. It starts Wire.
	bool begin(TwoWire &wirePort = Wire, uint32_t i2cSpeed = I2C_SPEED_STANDARD, uint8_t i2caddr = MAX30105_ADDRESS);
	// powerLevel: 0 to 255, 0.2 mA a step. sampleAverage: 1, 2, 4 ... 32. ledMode: 1 to 3. sampleRate: 50 to 3200 a
	// second. pulseWidth: 69, 118, 215, 411 us, the longest with 18 bits. adcRange: 2048 to 16384 nA.
	void setup(byte powerLevel = 0x1F, byte sampleAverage = 4, byte ledMode = 3, int sampleRate = 400,
			   int pulseWidth = 411, int adcRange = 4096);

	// The newest values; they wait for one, up to 250 ms, and give 0 without.
	uint32_t getRed();
	uint32_t getIR();
	uint32_t getGreen();
	bool safeCheck(uint8_t maxTimeToCheck);

	// Takes all samples from the sensor, and says how many. Only the last 4 are kept.
	uint16_t check();
	// How many samples are kept, and the oldest of them.
	uint8_t available();
	void nextSample();
	uint32_t getFIFORed();
	uint32_t getFIFOIR();
	uint32_t getFIFOGreen();

	void softReset();
	void shutDown();
	void wakeUp();
	void setLEDMode(uint8_t mode);
	void setADCRange(uint8_t adcRange);
	void setSampleRate(uint8_t sampleRate);
	void setPulseWidth(uint8_t pulseWidth);
	void setPulseAmplitudeRed(uint8_t value);
	void setPulseAmplitudeIR(uint8_t value);
	void setPulseAmplitudeGreen(uint8_t value);
	void setPulseAmplitudeProximity(uint8_t value);
	void enableSlot(uint8_t slotNumber, uint8_t device);
	void disableSlots();

	void setFIFOAverage(uint8_t samples);
	void enableFIFORollover();
	void disableFIFORollover();
	void setFIFOAlmostFull(uint8_t samples);
	uint8_t getWritePointer();
	uint8_t getReadPointer();
	void clearFIFO();

	// What has happened since the last question: it forgets.
	uint8_t getINT1();
	uint8_t getINT2();
	void enableAFULL();
	void disableAFULL();
	void enableDATARDY();
	void disableDATARDY();
	void enableDIETEMPRDY();
	void disableDIETEMPRDY();

	// Of the chip itself; -999 when it does not answer.
	float readTemperature();
	float readTemperatureF();
	uint8_t getRevisionID();
	uint8_t readPartID();

	uint8_t readRegister8(uint8_t address, uint8_t reg);
	void writeRegister8(uint8_t address, uint8_t reg, uint8_t value);

private:
	uint8_t get(uint8_t reg);
	void set(uint8_t reg, uint8_t value);
	void setBits(uint8_t reg, uint8_t keep, uint8_t value);

	static const uint8_t KEPT = 4;
	uint32_t samples[KEPT][3];
	uint8_t oldest = 0, kept = 0;
	uint8_t leds = 0;
	TwoWire *wire = NULL;
	uint8_t chip = MAX30105_ADDRESS;
};

#endif
