// Type a number from 1 to 127 into the serial monitor, then lay the same finger down twice.
#include <SoftwareSerial.h>
#include <Adafruit_Fingerprint.h>

SoftwareSerial wires(2, 3);
Adafruit_Fingerprint finger(&wires);

// Waits for a finger, and makes features of it in a slot.
uint8_t takeFinger(uint8_t slot) {
  while (finger.getImage() != FINGERPRINT_OK) {
  }
  Serial.println(F("Image taken"));
  return finger.image2Tz(slot);
}

uint8_t enroll(uint16_t id) {
  Serial.print(F("Waiting for finger to enroll as #"));
  Serial.println(id);
  uint8_t answer = takeFinger(1);
  if (answer != FINGERPRINT_OK) return answer;
  Serial.println(F("Remove finger"));
  while (finger.getImage() != FINGERPRINT_NOFINGER) {
  }
  Serial.println(F("Place same finger again"));
  answer = takeFinger(2);
  if (answer == FINGERPRINT_OK) answer = finger.createModel();
  if (answer == FINGERPRINT_OK) answer = finger.storeModel(id);
  return answer;
}

void setup() {
  Serial.begin(9600);
  finger.begin(57600);
  if (!finger.verifyPassword()) {
    Serial.println(F("Did not find fingerprint sensor :("));
    while (true) delay(1);
  }
  Serial.println(F("Type in the ID # you want to save this finger as"));
}

void loop() {
  int id = Serial.parseInt();
  if (id == 0) return;
  switch (enroll(id)) {
    case FINGERPRINT_OK:
      Serial.println(F("Stored!"));
      break;
    case FINGERPRINT_ENROLLMISMATCH:
      Serial.println(F("Fingerprints did not match"));
      break;
    case FINGERPRINT_IMAGEMESS:
      Serial.println(F("Image too messy"));
      break;
    case FINGERPRINT_BADLOCATION:
      Serial.println(F("Could not store in that location"));
      break;
    default:
      Serial.println(F("Unknown error"));
  }
}
