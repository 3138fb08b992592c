// Times in microseconds after Maxim's application note 126 ("1-Wire Communication Through Software"), standard speed.
// Interrupts are off only while a late one would spoil a bit: 10 in most slots, 65 for a 0, 70 at a reset.

#include <OneWire.h>

static const uint8_t SEARCH_ROM = 0xF0;
static const uint8_t SEARCH_ALARM = 0xEC;
static const uint8_t MATCH_ROM = 0x55;
static const uint8_t SKIP_ROM = 0xCC;

// Interrupts off from here to the end of the block, then as they were before.
class Uninterrupted {
public:
	Uninterrupted() : before(SREG) { noInterrupts(); }
	~Uninterrupted() { SREG = before; }

private:
	uint8_t before;
};

void OneWire::begin(uint8_t pin) {
	uint8_t port = digitalPinToPort(pin);
	mask = digitalPinToBitMask(pin);
	input = portInputRegister(port);
	direction = portModeRegister(port);
	output = portOutputRegister(port);
	pinMode(pin, INPUT);
	digitalWrite(pin, LOW);
	reset_search();
}

// The port is shared with other pins: it is always changed with interrupts off.
void OneWire::low() {
	*output &= ~mask;
	*direction |= mask;
}

void OneWire::release() {
	*direction &= ~mask;
	*output &= ~mask;
}

void OneWire::high() {
	*output |= mask;
	*direction |= mask;
}

uint8_t OneWire::reset() {
	{
		Uninterrupted now;
		release();
	}
	// A bus without its resistor, or held low, has nobody to speak to.
	for (uint8_t tries = 125; !isHigh(); tries--) {
		if (tries == 0) return 0;
		delayMicroseconds(2);
	}
	{
		Uninterrupted now;
		low();
	}
	delayMicroseconds(480);
	uint8_t present;
	{
		Uninterrupted now;
		release();
		delayMicroseconds(70);
		present = !isHigh();
	}
	delayMicroseconds(410);
	return present;
}

void OneWire::write_bit(uint8_t bit) {
	if (bit & 1) {
		{
			Uninterrupted now;
			low();
			delayMicroseconds(6);
			release();
		}
		delayMicroseconds(64);
	} else {
		{
			Uninterrupted now;
			low();
			delayMicroseconds(60);
			release();
		}
		delayMicroseconds(10);
	}
}

uint8_t OneWire::read_bit() {
	uint8_t bit;
	{
		Uninterrupted now;
		low();
		delayMicroseconds(3);
		release();
		delayMicroseconds(9);
		bit = isHigh();
	}
	delayMicroseconds(55);
	return bit;
}

void OneWire::write(uint8_t value, uint8_t power) {
	for (uint8_t bit = 0; bit < 8; bit++) write_bit(value >> bit);
	if (power) {
		Uninterrupted now;
		high();
	}
}

void OneWire::write_bytes(const uint8_t *values, uint16_t count, bool power) {
	for (uint16_t i = 0; i < count; i++) write(values[i]);
	if (power) {
		Uninterrupted now;
		high();
	}
}

uint8_t OneWire::read() {
	uint8_t value = 0;
	for (uint8_t bit = 0; bit < 8; bit++) {
		if (read_bit()) value |= 1 << bit;
	}
	return value;
}

void OneWire::read_bytes(uint8_t *values, uint16_t count) {
	for (uint16_t i = 0; i < count; i++) values[i] = read();
}

void OneWire::select(const uint8_t rom[8]) {
	write(MATCH_ROM);
	write_bytes(rom, 8);
}

void OneWire::skip() {
	write(SKIP_ROM);
}

void OneWire::depower() {
	Uninterrupted now;
	release();
}

void OneWire::reset_search() {
	lastChoice = 0;
	lastDevice = false;
	memset(found, 0, sizeof(found));
}

void OneWire::target_search(uint8_t family_code) {
	reset_search();
	found[0] = family_code;
	lastChoice = 65;
}

// Every device answers each bit of its address twice, as it is and inverted. Where both answers are 0 there are devices of
// either kind; we go one way and remember the last such place to go the other way next time.
bool OneWire::search(uint8_t *rom, bool search_mode) {
	if (lastDevice || !reset()) {
		reset_search();
		return false;
	}
	write(search_mode ? SEARCH_ROM : SEARCH_ALARM);
	uint8_t choice = 0;
	for (uint8_t number = 1; number <= 64; number++) {
		uint8_t &part = found[(number - 1) / 8];
		uint8_t bitMask = 1 << ((number - 1) % 8);
		bool bit = read_bit();
		bool inverted = read_bit();
		if (bit && inverted) {
			reset_search();
			return false;
		}
		if (bit == inverted) {
			bit = number < lastChoice ? (part & bitMask) != 0 : number == lastChoice;
			if (!bit) choice = number;
		}
		if (bit) part |= bitMask;
		else part &= ~bitMask;
		write_bit(bit);
	}
	lastChoice = choice;
	lastDevice = choice == 0;
	memcpy(rom, found, sizeof(found));
	return true;
}

uint8_t OneWire::crc8(const uint8_t *values, uint8_t count) {
	uint8_t crc = 0;
	while (count--) {
		crc ^= *values++;
		for (uint8_t bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >> 1) ^ 0x8C : crc >> 1;
	}
	return crc;
}

uint16_t OneWire::crc16(const uint8_t *values, uint16_t count, uint16_t crc) {
	while (count--) {
		crc ^= *values++;
		for (uint8_t bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >> 1) ^ 0xA001 : crc >> 1;
	}
	return crc;
}

bool OneWire::check_crc16(const uint8_t *values, uint16_t count, const uint8_t *inverted_crc, uint16_t crc) {
	crc = ~crc16(values, count, crc);
	return (crc & 0xFF) == inverted_crc[0] && (crc >> 8) == inverted_crc[1];
}
