#include <Wire.h>

// Prints the root mean square of axis Z and of its differences, in mg, over 250 readings a millisecond apart.
long z() {
  Wire.beginTransmission(0x68);
  Wire.write(0x3F);
  Wire.endTransmission(false);
  Wire.requestFrom(0x68, 2);
  int high = Wire.read();
  return (high << 8 | Wire.read()) * 1000L / 16384;
}

void setup() {
  Serial.begin(115200);
  Wire.begin();
  Wire.setClock(400000);
  Wire.beginTransmission(0x68);
  Wire.write(0x6B);
  Wire.write(0);
  Wire.endTransmission();
}

void loop() {
  long sum = 0, squares = 0, steps = 0, before = z();
  unsigned long next = micros();
  for (int i = 0; i < 250; i++) {
    while ((long)(micros() - next) < 0) {}
    next += 1000;
    long now = z();
    sum += now;
    squares += now * now;
    steps += (now - before) * (now - before);
    before = now;
  }
  float mean = sum / 250.0;
  Serial.print(sqrt(squares / 250.0 - mean * mean));
  Serial.print(" ");
  Serial.println(sqrt(steps / 250.0));
}
