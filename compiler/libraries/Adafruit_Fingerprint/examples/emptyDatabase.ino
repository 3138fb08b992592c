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
  if (finger.emptyDatabase() != FINGERPRINT_OK || finger.getTemplateCount() != FINGERPRINT_OK) {
    Serial.println(F("It failed: press Y again"));
    return;
  }
  Serial.print(F("Now database is empty: "));
  Serial.println(finger.templateCount);
}
