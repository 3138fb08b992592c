// Deletes all templates once Y was typed into the serial monitor.
#include <SoftwareSerial.h>
#include <Adafruit_Fingerprint.h>

SoftwareSerial wires(2, 3);
Adafruit_Fingerprint finger(&wires);

void setup() {
  Serial.begin(9600);
  finger.begin(57600);
  Serial.println(F("Press Y to delete all fingerprints"));
}

void loop() {
  if (Serial.read() != 'Y') return;
  finger.emptyDatabase();
  finger.getTemplateCount();
  Serial.print(F("Now database is empty: "));
  Serial.println(finger.templateCount);
}
