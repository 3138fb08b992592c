// Commands after Solomon's SSD1306 data sheet, rev. 1.1, tables 9-1 to 9-5, pp. 28-33; the order of the first ones: application
// note, "Software configuration", p. 64.

#include <Adafruit_SSD1306.h>

static const uint8_t COMMANDS_FOLLOW = 0x00;
static const uint8_t DATA_FOLLOWS = 0x40;
// Wire takes 32 bytes at a time, one of which says what follows.
static const uint8_t MOST_BYTES = 31;

Adafruit_SSD1306::Adafruit_SSD1306(uint8_t w, uint8_t h, TwoWire *twi, int8_t rst_pin, uint32_t clkDuring,
								   uint32_t clkAfter)
	: Adafruit_GFX(w, h), wire(twi), buffer(NULL), address(0), reset(rst_pin), clockDuring(clkDuring),
	  clockAfter(clkAfter) {}

Adafruit_SSD1306::~Adafruit_SSD1306() {
	free(buffer);
}

bool Adafruit_SSD1306::begin(uint8_t switchvcc, uint8_t i2caddr, bool withReset, bool periphBegin) {
	if (buffer == NULL) buffer = (uint8_t *)malloc(WIDTH * ((HEIGHT + 7) / 8));
	if (buffer == NULL) return false;
	clearDisplay();
	address = i2caddr != 0 ? i2caddr : HEIGHT == 32 ? 0x3C : 0x3D;
	if (periphBegin) wire->begin();
	if (withReset && reset >= 0) {
		pinMode(reset, OUTPUT);
		digitalWrite(reset, HIGH);
		delay(1);
		digitalWrite(reset, LOW);
		delay(10);
		digitalWrite(reset, HIGH);
	}
	bool external = switchvcc == SSD1306_EXTERNALVCC;
	const uint8_t commands[] = {
		SSD1306_DISPLAYOFF,
		0xD5, 0x80,									  // clock
		0xA8, uint8_t(HEIGHT - 1),					  // lines
		0xD3, 0x00,									  // no offset
		0x40,										  // begins with line 0
		0x8D, uint8_t(external ? 0x10 : 0x14),		  // charge pump
		0x20, 0x00,									  // columns, then pages
		0xA1, 0xC8,									  // the usual way up
		0xDA, uint8_t(HEIGHT == 32 ? 0x02 : 0x12),	  // how the lines are wired
		SSD1306_SETCONTRAST, uint8_t(external ? 0x9F : 0xCF),
		0xD9, uint8_t(external ? 0x22 : 0xF1),		  // pre-charge
		0xDB, 0x40,
		0xA4, 0xA6,									  // what is in the memory, not inverted
		0x2E,										  // no scrolling
		SSD1306_DISPLAYON,
	};
	send(commands, sizeof(commands));
	return true;
}

void Adafruit_SSD1306::send(const uint8_t *commands, uint8_t count) {
	wire->setClock(clockDuring);
	wire->beginTransmission(address);
	wire->write(COMMANDS_FOLLOW);
	wire->write(commands, count);
	wire->endTransmission();
	wire->setClock(clockAfter);
}

void Adafruit_SSD1306::ssd1306_command(uint8_t c) {
	send(&c, 1);
}

void Adafruit_SSD1306::display() {
	if (buffer == NULL) return;
	const uint8_t window[] = {0x22, 0, uint8_t((HEIGHT + 7) / 8 - 1), 0x21, 0, uint8_t(WIDTH - 1)};
	send(window, sizeof(window));
	wire->setClock(clockDuring);
	uint16_t count = WIDTH * ((HEIGHT + 7) / 8);
	for (uint16_t at = 0; at < count; at += MOST_BYTES) {
		wire->beginTransmission(address);
		wire->write(DATA_FOLLOWS);
		wire->write(&buffer[at], count - at < MOST_BYTES ? count - at : MOST_BYTES);
		wire->endTransmission();
	}
	wire->setClock(clockAfter);
}

void Adafruit_SSD1306::clearDisplay() {
	if (buffer != NULL) memset(buffer, 0, WIDTH * ((HEIGHT + 7) / 8));
}

void Adafruit_SSD1306::invertDisplay(bool i) {
	ssd1306_command(i ? 0xA7 : 0xA6);
}

void Adafruit_SSD1306::dim(bool dim) {
	const uint8_t commands[] = {SSD1306_SETCONTRAST, uint8_t(dim ? 0 : 0xCF)};
	send(commands, sizeof(commands));
}

// From a turned picture to the display's own dots; false where there is none.
bool Adafruit_SSD1306::turned(int16_t &x, int16_t &y) const {
	if (buffer == NULL || x < 0 || y < 0 || x >= _width || y >= _height) return false;
	int16_t column = x, line = y;
	if (rotation == 1) column = WIDTH - 1 - y, line = x;
	else if (rotation == 2) column = WIDTH - 1 - x, line = HEIGHT - 1 - y;
	else if (rotation == 3) column = y, line = HEIGHT - 1 - x;
	x = column;
	y = line;
	return true;
}

void Adafruit_SSD1306::drawPixel(int16_t x, int16_t y, uint16_t color) {
	if (!turned(x, y)) return;
	uint8_t &eight = buffer[x + (y / 8) * WIDTH];
	uint8_t dot = 1 << (y & 7);
	if (color == SSD1306_WHITE) eight |= dot;
	else if (color == SSD1306_INVERSE) eight ^= dot;
	else eight &= ~dot;
}

bool Adafruit_SSD1306::getPixel(int16_t x, int16_t y) {
	return turned(x, y) && (buffer[x + (y / 8) * WIDTH] >> (y & 7)) & 1;
}
