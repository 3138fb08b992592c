// Prints the address of every 1-Wire device on pin 2.
#include <OneWire.h>

OneWire wire(2);

void setup() {
  Serial.begin(9600);
}

void loop() {
  byte rom[8];
  while (wire.search(rom)) {
    for (int i = 0; i < 8; i++) {
      if (rom[i] < 16) Serial.print('0');
      Serial.print(rom[i], HEX);
      Serial.print(' ');
    }
    if (OneWire::crc8(rom, 7) != rom[7]) Serial.print("(not read well)");
    Serial.println();
  }
  Serial.println("That is all.");
  wire.reset_search();
  delay(5000);
}
