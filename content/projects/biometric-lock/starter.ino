#include <SoftwareSerial.h>
#include <Adafruit_Fingerprint.h>
#include <Servo.h>

const int BOLT_PIN = 6;
const int GREEN_PIN = 7;
const int RED_PIN = 8;

SoftwareSerial wires(2, 3);  // The sensor's TX comes to pin 2, its RX hangs on pin 3.
Adafruit_Fingerprint finger(&wires);
Servo bolt;

void setup() {
  Serial.begin(9600);
  pinMode(GREEN_PIN, OUTPUT);
  pinMode(RED_PIN, OUTPUT);
  finger.begin(57600);
  if (!finger.verifyPassword()) Serial.println(F("no sensor"));
  // 1. Shut the bolt: 0 degrees. Then detach the servo.
}

void loop() {
  // 5. Shut the bolt, and switch red off, when their time is over.

  if (finger.getImage() != FINGERPRINT_OK) return;
  // A wet finger gives no good image.
  if (finger.image2Tz() != FINGERPRINT_OK) return;

  // First measure: which number and which confidence does each finger get?
  byte answer = finger.fingerFastSearch();
  Serial.print(finger.fingerID);
  Serial.print(F(" "));
  Serial.println(finger.confidence);

  // 2. Known, with a confidence of 60 or more: open the bolt, 90 degrees, and green on.
  // 3. Not known: red on. Count it: the third in a row locks.
  // 4. A finger that stays counts once.
}
