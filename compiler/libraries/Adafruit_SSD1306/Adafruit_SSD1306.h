// OLED displays with an SSD1306 on I2C.
// Written for Inspire STEM, with the functions that books and tutorials use. What is drawn is kept in the memory, 1024 of its
// 2048 bytes for 128x64 dots, until display() sends it: keep other variables small, and texts in F("…"). A display of 128x32
// takes half of that. There is no picture to begin with, and no SPI.
//
//   Adafruit_SSD1306 display(128, 64, &Wire, -1);
//   display.begin(SSD1306_SWITCHCAPVCC, 0x3C);   // false: not enough memory
//   display.clearDisplay();
//   display.setTextColor(SSD1306_WHITE);
//   display.print("Hello");
//   display.display();

#ifndef ADAFRUIT_SSD1306_H
#define ADAFRUIT_SSD1306_H

#include <Adafruit_GFX.h>
#include <Wire.h>

#define SSD1306_BLACK 0
#define SSD1306_WHITE 1
#define SSD1306_INVERSE 2
#define BLACK SSD1306_BLACK
#define WHITE SSD1306_WHITE
#define INVERSE SSD1306_INVERSE

#define SSD1306_EXTERNALVCC 0x01
#define SSD1306_SWITCHCAPVCC 0x02

#define SSD1306_DISPLAYOFF 0xAE
#define SSD1306_DISPLAYON 0xAF
#define SSD1306_SETCONTRAST 0x81

class Adafruit_SSD1306 : public Adafruit_GFX {
public:
	// `rst_pin` -1: the display has none.
	Adafruit_SSD1306(uint8_t w, uint8_t h, TwoWire *twi = &Wire, int8_t rst_pin = -1, uint32_t clkDuring = 400000UL,
					 uint32_t clkAfter = 100000UL);
	~Adafruit_SSD1306();

	// `i2caddr` 0: 0x3C for 32 lines, 0x3D for 64.
	bool begin(uint8_t switchvcc = SSD1306_SWITCHCAPVCC, uint8_t i2caddr = 0, bool reset = true, bool periphBegin = true);
	// Shows what was drawn.
	void display();
	void clearDisplay();
	virtual void invertDisplay(bool i);
	void dim(bool dim);
	virtual void drawPixel(int16_t x, int16_t y, uint16_t color);
	bool getPixel(int16_t x, int16_t y);
	uint8_t *getBuffer() { return buffer; }
	void ssd1306_command(uint8_t c);

private:
	void send(const uint8_t *commands, uint8_t count);
	bool turned(int16_t &x, int16_t &y) const;

	TwoWire *wire;
	uint8_t *buffer;
	uint8_t address;
	int8_t reset;
	uint32_t clockDuring;
	uint32_t clockAfter;
};

#endif
