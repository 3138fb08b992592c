#include <SoftwareSerial.h>
#include <Adafruit_Fingerprint.h>
#include <Servo.h>

const int BOLT_PIN = 6;
const int GREEN_PIN = 7;
const int RED_PIN = 8;
const int TX_OF_SENSOR = 2;
const int RX_OF_SENSOR = 3;  // RX is joined to pin 3 through the divider.

SoftwareSerial sensorPort(TX_OF_SENSOR, RX_OF_SENSOR);
Adafruit_Fingerprint finger(&sensorPort);
Servo bolt;

void setup() {
  Serial.begin(9600);
  pinMode(GREEN_PIN, OUTPUT);
  pinMode(RED_PIN, OUTPUT);
  finger.begin(57600);
  if (!finger.verifyPassword()) Serial.println(F("no sensor"));
  // Step 2. Shut the bolt: 0 degrees. Then detach the servo.
}

void loop() {
  // Steps 2 and 3. Shut the bolt, and switch red off, when their time is over.

  // Step 2. No finger: note that it was lifted.
  if (finger.getImage() != FINGERPRINT_OK) return;
  // A wet finger gives no good image.
  if (finger.image2Tz() != FINGERPRINT_OK) return;

  // Step 1. Which number and which confidence does each finger get?
  byte answer = finger.fingerFastSearch();
  Serial.print(finger.fingerID);
  Serial.print(F(" "));
  Serial.println(finger.confidence);

  // Step 2. A finger that stays counts once.
  // Step 2. Known, with a confidence of 60 or more: open the bolt, 90 degrees, and green on.
  // Step 3. Any other finger: red on.
  // Step 4. Count the refusals: the third in a row locks.
}
