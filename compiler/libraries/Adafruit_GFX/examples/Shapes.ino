// Lines, circles and boxes on an OLED display.
#include <Wire.h>
#include <Adafruit_GFX.h>
#include <Adafruit_SSD1306.h>

Adafruit_SSD1306 display(128, 64, &Wire, -1);

void setup() {
  display.begin(SSD1306_SWITCHCAPVCC, 0x3C);
  display.clearDisplay();
  display.drawRect(0, 0, 128, 64, SSD1306_WHITE);
  display.drawLine(0, 0, 127, 63, SSD1306_WHITE);
  display.fillRect(10, 40, 20, 10, SSD1306_WHITE);
  display.drawCircle(64, 32, 15, SSD1306_WHITE);
  display.fillCircle(100, 20, 8, SSD1306_WHITE);
  display.drawTriangle(60, 60, 80, 60, 70, 50, SSD1306_WHITE);
  display.drawRoundRect(90, 40, 30, 20, 5, SSD1306_WHITE);
  display.display();
}

void loop() {
}
