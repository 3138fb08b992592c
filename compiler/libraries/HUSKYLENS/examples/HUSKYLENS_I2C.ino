// Prints what the camera has found. T of the HuskyLens is SDA (A4), R is SCL (A5).
#include <Wire.h>
#include <HUSKYLENS.h>

HUSKYLENS huskylens;

void setup() {
  Serial.begin(115200);
  Wire.begin();
  while (!huskylens.begin(Wire)) {
    Serial.println(F("Begin failed! Is its protocol I2C? Are all four wires right?"));
    delay(100);
  }
}

void loop() {
  if (!huskylens.request()) {
    Serial.println(F("Request failed!"));
  } else if (!huskylens.isLearned()) {
    Serial.println(F("Nothing learned!"));
  } else if (!huskylens.available()) {
    Serial.println(F("Nothing in sight!"));
  } else {
    while (huskylens.available()) {
      printResult(huskylens.read());
    }
  }
  delay(200);
}

void printResult(HUSKYLENSResult result) {
  if (result.command == COMMAND_RETURN_BLOCK) {
    Serial.println(String() + F("Block:xCenter=") + result.xCenter + F(",yCenter=") + result.yCenter + F(",width=") +
                   result.width + F(",height=") + result.height + F(",ID=") + result.ID);
  } else if (result.command == COMMAND_RETURN_ARROW) {
    Serial.println(String() + F("Arrow:xOrigin=") + result.xOrigin + F(",yOrigin=") + result.yOrigin + F(",xTarget=") +
                   result.xTarget + F(",yTarget=") + result.yTarget + F(",ID=") + result.ID);
  } else {
    Serial.println(F("Object unknown!"));
  }
}
