#include <Wire.h>

const int SENSOR = 0x68;  // the address of the MPU-6050
const int LEFT_POWER = 5;
const int LEFT_FORWARD = 4;
const int LEFT_BACK = 7;
const int RIGHT_POWER = 6;
const int RIGHT_FORWARD = 8;
const int RIGHT_BACK = 9;

int leansY, leansZ, turnsX;  // raw numbers of the sensor

void writeSensor(int address, int value) {
  Wire.beginTransmission(SENSOR);
  Wire.write(address);
  Wire.write(value);
  Wire.endTransmission();
}

int readNumber() {
  int high = Wire.read();
  return high << 8 | Wire.read();
}

void readSensor() {
  Wire.beginTransmission(SENSOR);
  Wire.write(0x3B);
  Wire.endTransmission(false);
  Wire.requestFrom(SENSOR, 14);
  readNumber();  // accelerometer X
  leansY = readNumber();
  leansZ = readNumber();
  readNumber();  // temperature
  turnsX = readNumber();
}

// Power from -255 (full speed back) to 255 (full speed forwards).
void drive(int power) {
  digitalWrite(LEFT_FORWARD, power > 0);
  digitalWrite(LEFT_BACK, power < 0);
  digitalWrite(RIGHT_FORWARD, power > 0);
  digitalWrite(RIGHT_BACK, power < 0);
  analogWrite(LEFT_POWER, abs(power));
  analogWrite(RIGHT_POWER, abs(power));
}

void setup() {
  Serial.begin(115200);
  Wire.begin();
  for (int pin = LEFT_FORWARD; pin <= RIGHT_BACK; pin++) {
    pinMode(pin, OUTPUT);
  }
  // 1. The sensor sleeps. Write 0 to its address 0x6B.
  // 2. Measure the zero of the gyroscope.
}

void loop() {
  // First look: which numbers does the sensor give?
  readSensor();
  Serial.print(leansY);
  Serial.print(" ");
  Serial.println(leansZ);
  delay(100);

  // 3. Angle: add up the gyroscope, and trust the accelerometer a little.
  // 4. Beyond 45 degrees: motors off. Else: drive to where it falls.
}
