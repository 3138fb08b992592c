// Temperature sensors DS18B20, DS18S20, DS1822 and DS1825 on a 1-Wire bus.
// Written for Inspire STEM, with the functions that books and tutorials use.
//
//   OneWire wire(2);
//   DallasTemperature sensors(&wire);
//   sensors.begin();
//   sensors.requestTemperatures();
//   float celsius = sensors.getTempCByIndex(0);

#ifndef DallasTemperature_h
#define DallasTemperature_h

#include <Arduino.h>
#include <OneWire.h>

#define DEVICE_DISCONNECTED_C -127
#define DEVICE_DISCONNECTED_F -196.6
#define DEVICE_DISCONNECTED_RAW -7040

// The version of the well-known library whose functions these are.
#define DALLASTEMPLIBVERSION "3.9.0"

#define DS18S20MODEL 0x10
#define DS18B20MODEL 0x28
#define DS1822MODEL 0x22
#define DS1825MODEL 0x3B

typedef uint8_t DeviceAddress[8];

class DallasTemperature {
public:
	typedef uint8_t ScratchPad[9];

	typedef void AlarmHandler(const uint8_t *);

	DallasTemperature() : wire(0), pullupPin(NO_PIN) { forget(); }
	DallasTemperature(OneWire *bus) : wire(bus), pullupPin(NO_PIN) { forget(); }
	// A transistor on this pin feeds the sensors while they measure.
	DallasTemperature(OneWire *bus, uint8_t pin) : wire(bus) { setPullupPin(pin); forget(); }
	void setOneWire(OneWire *bus);
	void setPullupPin(uint8_t pin);

	// Looks for the sensors on the bus. To be called in setup(), and again when a sensor was added.
	void begin();

	uint8_t getDeviceCount() { return devices; }
	uint8_t getDS18Count() { return sensors; }
	bool getAddress(uint8_t *address, uint8_t index);
	bool validAddress(const uint8_t *address);
	bool validFamily(const uint8_t *address);
	bool isConnected(const uint8_t *address);
	bool isConnected(const uint8_t *address, uint8_t *scratchPad);

	// Tells the sensors to measure now, and waits until they have (up to 750 ms), unless setWaitForConversion(false).
	bool requestTemperatures();
	bool requestTemperaturesByAddress(const uint8_t *address);
	bool requestTemperaturesByIndex(uint8_t index);

	// The last measured temperature. DEVICE_DISCONNECTED_C, _F or _RAW when the sensor does not answer.
	float getTempC(const uint8_t *address);
	float getTempF(const uint8_t *address);
	float getTempCByIndex(uint8_t index);
	float getTempFByIndex(uint8_t index);
	// In 1/128 degrees Celsius.
	int16_t getTemp(const uint8_t *address);

	// 9 to 12 bits: steps of 0.5, 0.25, 0.125 or 0.0625 degrees, measured in 94, 188, 375 or 750 ms.
	void setResolution(uint8_t bits);
	bool setResolution(const uint8_t *address, uint8_t bits, bool skipGlobal = false);
	uint8_t getResolution() { return resolution; }
	uint8_t getResolution(const uint8_t *address);

	void setWaitForConversion(bool wait) { waits = wait; }
	bool getWaitForConversion() { return waits; }
	// Ask the sensors whether they have finished (true), or always wait the full time (false).
	void setCheckForConversion(bool check) { checks = check; }
	bool getCheckForConversion() { return checks; }
	bool isConversionComplete();
	uint16_t millisToWaitForConversion() { return millisToWaitForConversion(resolution); }
	static uint16_t millisToWaitForConversion(uint8_t bits);

	bool isParasitePowerMode() { return parasite; }
	// True where the sensor is fed by the data wire.
	bool readPowerSupply(const uint8_t *address = 0);
	bool readScratchPad(const uint8_t *address, uint8_t *scratchPad);
	void writeScratchPad(const uint8_t *address, const uint8_t *scratchPad);

	// What is written to a sensor outlives the power only where it is saved: by itself (true), or by saveScratchPad().
	void setAutoSaveScratchPad(bool save) { saves = save; }
	bool getAutoSaveScratchPad() { return saves; }
	// Without an address: all sensors.
	bool saveScratchPad(const uint8_t *address = 0);
	bool saveScratchPadByIndex(uint8_t index);
	bool recallScratchPad(const uint8_t *address = 0);
	bool recallScratchPadByIndex(uint8_t index);

	// A sensor whose last measured temperature is not between these (whole degrees, -55 to 125) has an alarm.
	void setHighAlarmTemp(const uint8_t *address, int8_t celsius);
	void setLowAlarmTemp(const uint8_t *address, int8_t celsius);
	int8_t getHighAlarmTemp(const uint8_t *address);
	int8_t getLowAlarmTemp(const uint8_t *address);
	bool hasAlarm();
	bool hasAlarm(const uint8_t *address);
	void resetAlarmSearch() { wire->reset_search(); }
	bool alarmSearch(uint8_t *address);
	// processAlarms() calls the handler for each sensor that has an alarm.
	void setAlarmHandler(const AlarmHandler *handler) { onAlarm = handler; }
	bool hasAlarmHandler() { return onAlarm != 0; }
	void processAlarms();

	// 16 bits of one's own, kept in the two alarm registers: a sensor has alarms or these.
	void setUserData(const uint8_t *address, int16_t data);
	int16_t getUserData(const uint8_t *address);
	void setUserDataByIndex(uint8_t index, int16_t data);
	int16_t getUserDataByIndex(uint8_t index);

	static float toFahrenheit(float celsius) { return celsius * 1.8f + 32.0f; }
	static float toCelsius(float fahrenheit) { return (fahrenheit - 32.0f) / 1.8f; }
	static float rawToCelsius(int16_t raw);
	static float rawToFahrenheit(int16_t raw);

private:
	static const uint8_t NO_PIN = 255;

	void forget();
	bool command(const uint8_t *address, uint8_t code);
	void feed(bool on);
	void setRegister(const uint8_t *address, uint8_t index, uint8_t value);
	void speakTo(const uint8_t *address);
	void waitForConversion(uint8_t bits);

	OneWire *wire;
	uint8_t devices;
	uint8_t sensors;
	uint8_t resolution;
	bool parasite;
	bool waits;
	bool checks;
	bool saves;
	uint8_t pullupPin;
	const AlarmHandler *onAlarm;
};

#endif
