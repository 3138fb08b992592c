// l in the serial monitor: the face in the middle is learned as ID 1. f: all faces are forgotten.
#include <Wire.h>
#include <HUSKYLENS.h>

HUSKYLENS huskylens;

void setup() {
  Serial.begin(115200);
  Wire.begin();
  while (!huskylens.begin(Wire)) {
    delay(100);
  }
  huskylens.writeAlgorithm(ALGORITHM_FACE_RECOGNITION);
}

void loop() {
  char key = Serial.read();
  if (key == 'l') {
    huskylens.writeLearn(1);
  }
  if (key == 'f') {
    huskylens.writeForget();
  }
  if (huskylens.requestLearned()) {
    Serial.print(huskylens.countLearnedIDs());
    Serial.print(F(" learned, in sight: "));
    Serial.println(huskylens.countBlocks());
  }
  delay(500);
}
