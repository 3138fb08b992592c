// All letters, and two words in large ones.
#include <Wire.h>
#include <SSD1306AsciiWire.h>

SSD1306AsciiWire oled;

void setup() {
  Wire.begin();
  Wire.setClock(400000L);
  oled.begin(&Adafruit128x64, 0x3C);
  oled.setFont(Adafruit5x7);
  oled.clear();
  for (char letter = '!'; letter <= '~'; letter++) {
    oled.print(letter);
    if (oled.col() > 120) oled.println();
  }
  oled.setCursor(0, 6);
  oled.set2X();
  oled.print(F("Habari yako"));
}

void loop() {}
