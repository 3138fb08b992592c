// Strips of lamps with their own controllers (WS2812), on one wire.
// Written for Inspire STEM, with the functions that books and tutorials use. The 400 kHz of the oldest lamps is left out.
//
//   Adafruit_NeoPixel strip(8, 6, NEO_GRB + NEO_KHZ800);   // 8 lamps on pin 6
//   strip.begin();
//   strip.setPixelColor(0, strip.Color(255, 0, 0));
//   strip.show();

#ifndef ADAFRUIT_NEOPIXEL_H
#define ADAFRUIT_NEOPIXEL_H

#include <Arduino.h>

// In which order the lamps take their colours: two bits each, where white, red, green and blue stand. White where red is: none.
#define NEO_ORDER(w, r, g, b) (((w) << 6) | ((r) << 4) | ((g) << 2) | (b))
#define NEO_RGB NEO_ORDER(0, 0, 1, 2)
#define NEO_RBG NEO_ORDER(0, 0, 2, 1)
#define NEO_GRB NEO_ORDER(1, 1, 0, 2)
#define NEO_GBR NEO_ORDER(2, 2, 0, 1)
#define NEO_BRG NEO_ORDER(1, 1, 2, 0)
#define NEO_BGR NEO_ORDER(2, 2, 1, 0)
#define NEO_RGBW NEO_ORDER(3, 0, 1, 2)
#define NEO_GRBW NEO_ORDER(3, 1, 0, 2)

#define NEO_KHZ800 0x0000

typedef uint16_t neoPixelType;

class Adafruit_NeoPixel {
public:
	Adafruit_NeoPixel(uint16_t n, int16_t pin = 6, neoPixelType type = NEO_GRB + NEO_KHZ800);
	Adafruit_NeoPixel();
	~Adafruit_NeoPixel();

	bool begin(void);
	// Sends all colours to the lamps.
	void show(void);
	// The lamps have shown the last colours: show() would not have to wait.
	bool canShow(void);

	void setPin(int16_t p);
	void updateLength(uint16_t n);
	void updateType(neoPixelType t);

	void setPixelColor(uint16_t n, uint8_t r, uint8_t g, uint8_t b);
	void setPixelColor(uint16_t n, uint8_t r, uint8_t g, uint8_t b, uint8_t w);
	void setPixelColor(uint16_t n, uint32_t c);
	uint32_t getPixelColor(uint16_t n) const;
	// `count` 0: up to the last one.
	void fill(uint32_t c = 0, uint16_t first = 0, uint16_t count = 0);
	void clear(void);
	// Dims what is there, with some loss, and what is set from now on.
	void setBrightness(uint8_t b);
	uint8_t getBrightness(void) const;
	void rainbow(uint16_t first_hue = 0, int8_t reps = 1, uint8_t saturation = 255, uint8_t brightness = 255,
				 bool gammify = true);

	uint8_t *getPixels(void) const { return pixels; }
	int16_t getPin(void) const { return pin; }
	uint16_t numPixels(void) const { return numLEDs; }

	static uint32_t Color(uint8_t r, uint8_t g, uint8_t b) { return ((uint32_t)r << 16) | ((uint32_t)g << 8) | b; }
	static uint32_t Color(uint8_t r, uint8_t g, uint8_t b, uint8_t w) { return ((uint32_t)w << 24) | Color(r, g, b); }
	// `hue` goes once round the colour circle from 0 to 65535.
	static uint32_t ColorHSV(uint16_t hue, uint8_t sat = 255, uint8_t val = 255);
	// As the eye sees it.
	static uint8_t gamma8(uint8_t x);
	static uint32_t gamma32(uint32_t x);
	static uint8_t sine8(uint8_t x);

private:
	uint8_t bytesPerPixel() const { return wOffset == rOffset ? 3 : 4; }
	uint8_t dimmed(uint8_t value) const;
	uint8_t undimmed(uint8_t value) const;

	bool begun;
	uint16_t numLEDs;
	uint16_t numBytes;
	int16_t pin;
	uint8_t brightness;
	uint8_t *pixels;
	uint8_t rOffset;
	uint8_t gOffset;
	uint8_t bOffset;
	uint8_t wOffset;
	volatile uint8_t *port;
	uint8_t mask;
	uint32_t endTime;
};

#endif
