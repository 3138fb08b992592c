// Signals and times: Aosong's data sheets of the DHT11 (pp. 5-6) and AM2302 (section 7.2, from p. 4).
// The sensor says a bit by the length of a high: 26 to 28 microseconds are a 0, 70 are a 1, with a low of 50 before each.
// Interrupts wait while a high is measured, and have their turn at the beginning of every low.

#include <DHT.h>
#include <avr/cpufunc.h>

static const uint8_t BITS = 40;
static const uint8_t LONGEST_ZERO = 48;
// The longest level of an answer lasts 80 to 85 microseconds.
static const uint8_t LONGEST_LEVEL = 130;

DHT::DHT(uint8_t pin, uint8_t type, uint8_t) : pin(pin), type(type), pullTime(55), good(false), everRead(false), lastRead(0) {
	mask = digitalPinToBitMask(pin);
	input = portInputRegister(digitalPinToPort(pin));
}

void DHT::begin(uint8_t usec) {
	pinMode(pin, INPUT_PULLUP);
	pullTime = usec;
	everRead = false;
}

bool DHT::read(bool force) {
	uint32_t now = millis();
	uint16_t pause = type == DHT11 ? 1000 : 2000;
	if (everRead && !force && now - lastRead < pause) return good;
	everRead = true;
	lastRead = now;
	good = listen();
	return good;
}

// Asks by holding the wire low, then takes the 40 bits.
bool DHT::listen() {
	for (uint8_t i = 0; i < sizeof(data); i++) data[i] = 0;
	digitalWrite(pin, LOW);
	pinMode(pin, OUTPUT);
	if (type == DHT11 || type == DHT12) delay(20);
	else delayMicroseconds(1100);
	uint8_t before = SREG;
	noInterrupts();
	pinMode(pin, INPUT_PULLUP);
	delayMicroseconds(pullTime);
	bool heard = waitWhile(false) && waitWhile(true);
	for (uint8_t bit = 0; heard && bit < BITS; bit++) {
		SREG = before;
		// The chip runs one more instruction before an interrupt that waits.
		_NOP();
		_NOP();
		noInterrupts();
		heard = waitWhile(false);
		uint32_t rose = micros();
		heard = heard && waitWhile(true);
		data[bit / 8] <<= 1;
		if (micros() - rose > LONGEST_ZERO) data[bit / 8] |= 1;
	}
	SREG = before;
	return heard && uint8_t(data[0] + data[1] + data[2] + data[3]) == data[4];
}

// False when the wire keeps the level for too long.
bool DHT::waitWhile(bool level) {
	uint32_t since = micros();
	while (isHigh() == level) {
		if (micros() - since > LONGEST_LEVEL) return false;
	}
	return true;
}

float DHT::readTemperature(bool fahrenheit, bool force) {
	if (!read(force)) return NAN;
	float celsius;
	if (type == DHT11 || type == DHT12) {
		celsius = data[2] + (data[3] & 0x7F) * 0.1f;
		if (data[3] & 0x80) celsius = -celsius;
	} else {
		celsius = (uint16_t(data[2] & 0x7F) << 8 | data[3]) * 0.1f;
		if (data[2] & 0x80) celsius = -celsius;
	}
	return fahrenheit ? convertCtoF(celsius) : celsius;
}

float DHT::readHumidity(bool force) {
	if (!read(force)) return NAN;
	if (type == DHT11 || type == DHT12) return data[0] + data[1] * 0.1f;
	return (uint16_t(data[0]) << 8 | data[1]) * 0.1f;
}

float DHT::computeHeatIndex(bool isFahrenheit) {
	return computeHeatIndex(readTemperature(isFahrenheit), readHumidity(), isFahrenheit);
}

// After the US National Weather Service, "The Heat Index Equation": Steadman's simple form, averaged with the temperature,
// and from 80 degrees Fahrenheit on Rothfusz's regression (SR 90-23) with its two corrections.
float DHT::computeHeatIndex(float temperature, float percentHumidity, bool isFahrenheit) {
	float t = isFahrenheit ? temperature : convertCtoF(temperature);
	float h = percentHumidity;
	float felt = (t + 61.0f + (t - 68.0f) * 1.2f + h * 0.094f) / 2.0f;
	if (felt >= 80.0f) {
		felt = -42.379f + 2.04901523f * t + 10.14333127f * h - 0.22475541f * t * h - 0.00683783f * t * t
			- 0.05481717f * h * h + 0.00122874f * t * t * h + 0.00085282f * t * h * h - 0.00000199f * t * t * h * h;
		if (h < 13.0f && t >= 80.0f && t <= 112.0f) felt -= (13.0f - h) / 4.0f * sqrt((17.0f - fabs(t - 95.0f)) / 17.0f);
		else if (h > 85.0f && t >= 80.0f && t <= 87.0f) felt += (h - 85.0f) / 10.0f * ((87.0f - t) / 5.0f);
	}
	return isFahrenheit ? felt : convertFtoC(felt);
}
