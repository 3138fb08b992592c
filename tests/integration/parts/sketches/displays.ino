#include <LiquidCrystal.h>
#include <LiquidCrystal_I2C.h>

LiquidCrystal four(12, 11, 5, 4, 3, 2);
LiquidCrystal eight(A0, A1, A2, 6, 7, 8, 9, 10, 13, 1, 0);
LiquidCrystal_I2C wire(0x27, 16, 2);
LiquidCrystal_I2C missing(0x20, 16, 2);

byte smile[8] = {0x00, 0x0A, 0x0A, 0x00, 0x11, 0x0E, 0x00, 0x00};

template <class Display> void show(Display &display, const char *name) {
	display.createChar(1, smile);
	display.clear();
	display.setCursor(0, 0);
	display.print(name);
	display.setCursor(15, 0);
	display.write(1);
	display.setCursor(5, 1);
	display.print(-12.5, 1);
	display.setCursor(20, 1);
	display.print("unseen");
	display.blink();
}

void setup() {
	four.begin(16, 2);
	eight.begin(16, 2);
	wire.init();
	wire.backlight();
	missing.init();
	show(four, "four wires");
	show(eight, "eight wires");
	show(wire, "I2C");
	delay(500);
	wire.scrollDisplayLeft();
	wire.noBacklight();
	four.noDisplay();
}

void loop() {}
