#include <Wire.h>
#include <HUSKYLENS.h>

const int GREEN_PIN = 7;
const int RED_PIN = 8;

HUSKYLENS camera;

void setup() {
  Serial.begin(9600);
  pinMode(GREEN_PIN, OUTPUT);
  pinMode(RED_PIN, OUTPUT);
  Wire.begin();
  while (!camera.begin(Wire)) {
    Serial.println(F("No camera"));
    delay(500);
  }
  camera.writeAlgorithm(ALGORITHM_FACE_RECOGNITION);
}

void loop() {
  // First measure: which ID comes for which face, and how often is it wrong?
  if (camera.request() && camera.available()) {
    HUSKYLENSResult face = camera.read();
    Serial.println(face.ID);
  }
  delay(200);

  // 1. An ID counts when it comes 5 times in a row. So does an empty view.
  // 2. ID of 1 or more: green, and one line "ID 1". ID 0: red. No face: dark.
  // 3. F from the serial monitor: camera.writeForget(); and print whether it did.
}
