// Type the number of a finger into the serial monitor: its template is deleted.
#include <SoftwareSerial.h>
#include <Adafruit_Fingerprint.h>

SoftwareSerial wires(2, 3);
Adafruit_Fingerprint finger(&wires);

void setup() {
  Serial.begin(9600);
  wires.begin(57600);
  delay(1000);
  Serial.println(F("Type in the ID # you want to delete"));
}

void loop() {
  int id = Serial.parseInt();
  if (id == 0) return;
  Serial.println(finger.deleteModel(id) == FINGERPRINT_OK ? F("Deleted!") : F("Could not delete"));
  finger.getTemplateCount();
  Serial.println(finger.templateCount);
}
