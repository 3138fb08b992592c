// The 1-Wire bus: many sensors on one pin, each with its own 8-byte address (its "ROM").
// Written for Inspire STEM, with the functions that books and tutorials use.
//
//   OneWire wire(2);            // the bus is on pin 2, with 4.7 kOhm to 5 V
//   byte rom[8];
//   while (wire.search(rom)) { ... }

#ifndef OneWire_h
#define OneWire_h

#include <Arduino.h>

class OneWire {
public:
	OneWire() {}
	OneWire(uint8_t pin) { begin(pin); }
	void begin(uint8_t pin);

	// Wakes all devices. 1: at least one answered; 0: none did, or the bus is held low.
	uint8_t reset();
	// Speaks to the device with this address only; to be called after reset().
	void select(const uint8_t rom[8]);
	// Speaks to all devices at once; to be called after reset().
	void skip();

	// With power = 1 the pin stays high afterwards, to feed devices that live from the data wire; see depower().
	void write(uint8_t value, uint8_t power = 0);
	void write_bytes(const uint8_t *values, uint16_t count, bool power = false);
	uint8_t read();
	void read_bytes(uint8_t *values, uint16_t count);
	void write_bit(uint8_t bit);
	uint8_t read_bit();
	void depower();

	// Finds the devices one after the other. Each call that returns true has put an address into rom.
	// With search_mode false only devices with an alarm answer.
	bool search(uint8_t *rom, bool search_mode = true);
	void reset_search();
	// The next search begins with devices of this family (0x28: DS18B20).
	void target_search(uint8_t family_code);

	// The check sums of Maxim's devices.
	static uint8_t crc8(const uint8_t *values, uint8_t count);
	static uint16_t crc16(const uint8_t *values, uint16_t count, uint16_t crc = 0);
	static bool check_crc16(const uint8_t *values, uint16_t count, const uint8_t *inverted_crc, uint16_t crc = 0);

private:
	void low();
	void release();
	void high();
	bool isHigh() { return *input & mask; }

	volatile uint8_t *input;
	volatile uint8_t *direction;
	volatile uint8_t *output;
	uint8_t mask;

	// Where the last search came to: its address, and the last bit where it took the 0 and a 1 is left to try.
	uint8_t found[8];
	uint8_t lastChoice;
	bool lastDevice;
};

#endif
