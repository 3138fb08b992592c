// INT at pin 2 tells that a pixel is beyond a level, and the table which one.
#include <Wire.h>
#include <Adafruit_AMG88xx.h>

const int INT_PIN = 2;

Adafruit_AMG88xx amg;
volatile bool beyond = false;
uint8_t table[8];

void onInterrupt() {
  beyond = true;
}

void setup() {
  Serial.begin(115200);
  if (!amg.begin()) {
    Serial.println(F("Could not find a valid AMG88xx sensor, check wiring!"));
    while (true) {
    }
  }
  amg.setInterruptMode(AMG88xx_ABSOLUTE_VALUE);
  amg.setInterruptLevels(40, 5, 2);
  amg.enableInterrupt();
  pinMode(INT_PIN, INPUT);
  attachInterrupt(digitalPinToInterrupt(INT_PIN), onInterrupt, FALLING);
}

void loop() {
  if (beyond) {
    beyond = false;
    amg.getInterrupt(table);
    for (int i = 0; i < 8; i++) {
      Serial.print(table[i], BIN);
      Serial.print(' ');
    }
    Serial.println();
    amg.clearInterrupt();
  }
}
