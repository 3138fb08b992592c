// Bits of 20 cycles of 16 MHz, 1.25 microseconds: high for 6 cycles (0) or 13 (1); between two bytes a cycle more. WS2812B data
// sheet, "Data transfer time", p. 4: 0.4 and 0.8 microseconds, 0.15 either way. Interrupts are off meanwhile, 30 microseconds a lamp.

#include <Adafruit_NeoPixel.h>

// How long the wire rests low until the lamps show what came.
static const uint16_t LATCH_MICROSECONDS = 300;

Adafruit_NeoPixel::Adafruit_NeoPixel(uint16_t n, int16_t pin, neoPixelType type)
	: begun(false), numLEDs(0), numBytes(0), pin(-1), brightness(0), pixels(NULL), endTime(0) {
	updateType(type);
	updateLength(n);
	setPin(pin);
}

Adafruit_NeoPixel::Adafruit_NeoPixel()
	: begun(false), numLEDs(0), numBytes(0), pin(-1), brightness(0), pixels(NULL), rOffset(1), gOffset(0), bOffset(2),
	  wOffset(1), endTime(0) {}

Adafruit_NeoPixel::~Adafruit_NeoPixel() {
	free(pixels);
	if (pin >= 0) pinMode(pin, INPUT);
}

bool Adafruit_NeoPixel::begin(void) {
	if (pin >= 0) {
		pinMode(pin, OUTPUT);
		digitalWrite(pin, LOW);
	}
	begun = pin >= 0;
	return begun;
}

void Adafruit_NeoPixel::setPin(int16_t p) {
	if (begun && pin >= 0) pinMode(pin, INPUT);
	pin = p;
	if (pin >= 0) {
		port = portOutputRegister(digitalPinToPort(pin));
		mask = digitalPinToBitMask(pin);
	}
	if (begun) begin();
}

void Adafruit_NeoPixel::updateType(neoPixelType t) {
	bool had = pixels != NULL;
	uint8_t before = bytesPerPixel();
	wOffset = (t >> 6) & 3;
	rOffset = (t >> 4) & 3;
	gOffset = (t >> 2) & 3;
	bOffset = t & 3;
	if (had && before != bytesPerPixel()) updateLength(numLEDs);
}

void Adafruit_NeoPixel::updateLength(uint16_t n) {
	free(pixels);
	numBytes = n * bytesPerPixel();
	pixels = (uint8_t *)malloc(numBytes);
	if (pixels == NULL) n = numBytes = 0;
	else memset(pixels, 0, numBytes);
	numLEDs = n;
}

bool Adafruit_NeoPixel::canShow(void) {
	return micros() - endTime >= LATCH_MICROSECONDS;
}

void Adafruit_NeoPixel::show(void) {
	if (pixels == NULL || pin < 0 || numBytes == 0) return;
	while (!canShow()) {
	}
	uint8_t *at = pixels;
	uint16_t left = numBytes;
	volatile uint8_t *out = port;
	uint8_t before = SREG;
	noInterrupts();
	uint8_t high = *out | mask;
	uint8_t low = *out & ~mask;
	uint8_t next = low;
	uint8_t bits = 8;
	uint8_t value = *at++;
	// Behind each line: the cycles since the bit began.
	asm volatile(
		"1:  st   %a[out], %[high]   \n\t" // 2: it rises
		"    sbrc %[value], 7        \n\t"
		"    mov  %[next], %[high]   \n\t" // 4
		"    rjmp .+0                \n\t" // 6
		"    st   %a[out], %[next]   \n\t" // 8: a 0 falls
		"    mov  %[next], %[low]    \n\t" // 9
		"    dec  %[bits]            \n\t" // 10
		"    breq 2f                 \n\t" // 11
		"    lsl  %[value]           \n\t" // 12
		"    nop                     \n\t" // 13
		"    st   %a[out], %[low]    \n\t" // 15: a 1 falls
		"    rjmp .+0                \n\t" // 17
		"    nop                     \n\t" // 18
		"    rjmp 1b                 \n\t" // 20
		"2:  ldi  %[bits], 8         \n\t" // 13
		"    st   %a[out], %[low]    \n\t" // 15: a 1 falls
		"    ld   %[value], %a[at]+  \n\t" // 17
		"    sbiw %[left], 1         \n\t" // 19
		"    brne 1b                 \n\t" // 21
		: [at] "+&z"(at), [value] "+&r"(value), [bits] "+&d"(bits), [next] "+&r"(next), [left] "+&w"(left)
		: [out] "x"(out), [high] "r"(high), [low] "r"(low)
		: "memory");
	SREG = before;
	endTime = micros();
}

void Adafruit_NeoPixel::setPixelColor(uint16_t n, uint8_t r, uint8_t g, uint8_t b) {
	setPixelColor(n, r, g, b, 0);
}

void Adafruit_NeoPixel::setPixelColor(uint16_t n, uint8_t r, uint8_t g, uint8_t b, uint8_t w) {
	if (n >= numLEDs) return;
	uint8_t *p = &pixels[n * bytesPerPixel()];
	if (wOffset != rOffset) p[wOffset] = dimmed(w);
	p[rOffset] = dimmed(r);
	p[gOffset] = dimmed(g);
	p[bOffset] = dimmed(b);
}

void Adafruit_NeoPixel::setPixelColor(uint16_t n, uint32_t c) {
	setPixelColor(n, c >> 16, c >> 8, c, c >> 24);
}

uint32_t Adafruit_NeoPixel::getPixelColor(uint16_t n) const {
	if (n >= numLEDs) return 0;
	const uint8_t *p = &pixels[n * bytesPerPixel()];
	uint8_t w = wOffset == rOffset ? 0 : undimmed(p[wOffset]);
	return Color(undimmed(p[rOffset]), undimmed(p[gOffset]), undimmed(p[bOffset]), w);
}

void Adafruit_NeoPixel::fill(uint32_t c, uint16_t first, uint16_t count) {
	if (first >= numLEDs) return;
	uint16_t end = count == 0 || count > numLEDs - first ? numLEDs : first + count;
	for (uint16_t n = first; n < end; n++) setPixelColor(n, c);
}

void Adafruit_NeoPixel::clear(void) {
	if (pixels != NULL) memset(pixels, 0, numBytes);
}

// Kept as one more, 0 standing for 256: colours are multiplied by it and divided by 256.
void Adafruit_NeoPixel::setBrightness(uint8_t b) {
	uint8_t wanted = b + 1;
	if (wanted == brightness) return;
	uint16_t from = brightness == 0 ? 256 : brightness;
	uint16_t to = wanted == 0 ? 256 : wanted;
	for (uint16_t i = 0; i < numBytes; i++) {
		uint32_t full = (uint32_t)pixels[i] * 256 / from;
		pixels[i] = (full > 255 ? 255 : full) * to >> 8;
	}
	brightness = wanted;
}

uint8_t Adafruit_NeoPixel::getBrightness(void) const {
	return brightness - 1;
}

uint8_t Adafruit_NeoPixel::dimmed(uint8_t value) const {
	return brightness == 0 ? value : (uint16_t)value * brightness >> 8;
}

uint8_t Adafruit_NeoPixel::undimmed(uint8_t value) const {
	if (brightness == 0) return value;
	uint16_t full = ((uint16_t)value << 8) / brightness;
	return full > 255 ? 255 : full;
}

// The colour circle in 65536 steps, of which every sixth is a way from one of red, yellow, green, cyan, blue, magenta to the next.
uint32_t Adafruit_NeoPixel::ColorHSV(uint16_t hue, uint8_t sat, uint8_t val) {
	uint16_t step = ((uint32_t)hue * 1530 + 32768) / 65536;
	uint8_t up = step % 255;
	uint8_t down = 255 - up;
	uint8_t r = 0, g = 0, b = 0;
	switch (step / 255) {
		case 0: r = 255, g = up; break;
		case 1: r = down, g = 255; break;
		case 2: g = 255, b = up; break;
		case 3: g = down, b = 255; break;
		case 4: r = up, b = 255; break;
		case 5: r = 255, b = down; break;
		default: r = 255;
	}
	uint16_t colour = sat + 1;
	uint16_t grey = 255 - sat;
	uint32_t light = val + 1;
	uint8_t red = (((r * colour) >> 8) + grey) * light >> 8;
	uint8_t green = (((g * colour) >> 8) + grey) * light >> 8;
	uint8_t blue = (((b * colour) >> 8) + grey) * light >> 8;
	return Color(red, green, blue);
}

uint32_t Adafruit_NeoPixel::gamma32(uint32_t x) {
	return Color(gamma8(x >> 16), gamma8(x >> 8), gamma8(x), gamma8(x >> 24));
}

void Adafruit_NeoPixel::rainbow(uint16_t first_hue, int8_t reps, uint8_t saturation, uint8_t brightness, bool gammify) {
	for (uint16_t n = 0; n < numLEDs; n++) {
		uint32_t colour = ColorHSV(first_hue + (int32_t)n * reps * 65536 / numLEDs, saturation, brightness);
		setPixelColor(n, gammify ? gamma32(colour) : colour);
	}
}

// 255 * (x / 255) to the power of 2.6.
static const uint8_t GAMMA[256] PROGMEM = {
	0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3,
	3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5, 6, 6, 6, 6, 7,
	7, 7, 8, 8, 8, 9, 9, 9, 10, 10, 10, 11, 11, 11, 12, 12,
	13, 13, 13, 14, 14, 15, 15, 16, 16, 17, 17, 18, 18, 19, 19, 20,
	20, 21, 21, 22, 22, 23, 24, 24, 25, 25, 26, 27, 27, 28, 29, 29,
	30, 31, 31, 32, 33, 34, 34, 35, 36, 37, 38, 38, 39, 40, 41, 42,
	42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57,
	58, 59, 60, 61, 62, 63, 64, 65, 66, 68, 69, 70, 71, 72, 73, 75,
	76, 77, 78, 80, 81, 82, 84, 85, 86, 88, 89, 90, 92, 93, 94, 96,
	97, 99, 100, 102, 103, 105, 106, 108, 109, 111, 112, 114, 115, 117, 119, 120,
	122, 124, 125, 127, 129, 130, 132, 134, 136, 137, 139, 141, 143, 145, 146, 148,
	150, 152, 154, 156, 158, 160, 162, 164, 166, 168, 170, 172, 174, 176, 178, 180,
	182, 184, 186, 188, 191, 193, 195, 197, 199, 202, 204, 206, 209, 211, 213, 215,
	218, 220, 223, 225, 227, 230, 232, 235, 237, 240, 242, 245, 247, 250, 252, 255,
};

// 127.5 * (1 + sine), a circle in 256 steps.
static const uint8_t SINE[256] PROGMEM = {
	128, 131, 134, 137, 140, 143, 146, 149, 152, 155, 158, 162, 165, 167, 170, 173,
	176, 179, 182, 185, 188, 190, 193, 196, 198, 201, 203, 206, 208, 211, 213, 215,
	218, 220, 222, 224, 226, 228, 230, 232, 234, 235, 237, 238, 240, 241, 243, 244,
	245, 246, 248, 249, 250, 250, 251, 252, 253, 253, 254, 254, 254, 255, 255, 255,
	255, 255, 255, 255, 254, 254, 254, 253, 253, 252, 251, 250, 250, 249, 248, 246,
	245, 244, 243, 241, 240, 238, 237, 235, 234, 232, 230, 228, 226, 224, 222, 220,
	218, 215, 213, 211, 208, 206, 203, 201, 198, 196, 193, 190, 188, 185, 182, 179,
	176, 173, 170, 167, 165, 162, 158, 155, 152, 149, 146, 143, 140, 137, 134, 131,
	128, 124, 121, 118, 115, 112, 109, 106, 103, 100, 97, 93, 90, 88, 85, 82,
	79, 76, 73, 70, 67, 65, 62, 59, 57, 54, 52, 49, 47, 44, 42, 40,
	37, 35, 33, 31, 29, 27, 25, 23, 21, 20, 18, 17, 15, 14, 12, 11,
	10, 9, 7, 6, 5, 5, 4, 3, 2, 2, 1, 1, 1, 0, 0, 0,
	0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 4, 5, 5, 6, 7, 9,
	10, 11, 12, 14, 15, 17, 18, 20, 21, 23, 25, 27, 29, 31, 33, 35,
	37, 40, 42, 44, 47, 49, 52, 54, 57, 59, 62, 65, 67, 70, 73, 76,
	79, 82, 85, 88, 90, 93, 97, 100, 103, 106, 109, 112, 115, 118, 121, 124,
};

uint8_t Adafruit_NeoPixel::gamma8(uint8_t x) {
	return pgm_read_byte(&GAMMA[x]);
}

uint8_t Adafruit_NeoPixel::sine8(uint8_t x) {
	return pgm_read_byte(&SINE[x]);
}
