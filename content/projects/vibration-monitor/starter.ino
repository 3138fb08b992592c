#include <Wire.h>

const int SENSOR = 0x68;   // the address of the MPU-6050
const byte Z_HIGH = 0x3F;  // its register with the high byte of axis Z
const byte POWER = 0x6B;   // its register that lets it sleep
const int YELLOW_PIN = 8;
const int RED_PIN = 9;
const int BUZZER_PIN = 10;

const int READINGS = 250;  // in a window: a quarter of a second

// Axis Z in mg: 1000 when nothing shakes. In range 2 g, 16384 counts are 1 g.
int readZ() {
  Wire.beginTransmission(SENSOR);
  Wire.write(Z_HIGH);
  Wire.endTransmission(false);
  Wire.requestFrom(SENSOR, 2);
  byte high = Wire.read();
  byte low = Wire.read();
  int counts = (int16_t)((uint16_t)high << 8 | low);
  return counts * 1000L / 16384;
}

void setup() {
  Serial.begin(115200);
  Wire.begin();
  Wire.setClock(400000);  // 400 kHz: a reading takes a quarter of a millisecond
  Wire.beginTransmission(SENSOR);
  Wire.write(POWER);
  Wire.write(0);  // wakes the sensor
  Wire.endTransmission();
  pinMode(YELLOW_PIN, OUTPUT);
  pinMode(RED_PIN, OUTPUT);
  pinMode(BUZZER_PIN, OUTPUT);
}

void loop() {
  // First look: how does the number move when the mill runs?
  Serial.println(readZ());
  delay(20);

  // 1. Read Z every 1000 microseconds. Print the RMS of 250 readings.
  // 2. Learn the normal RMS while the mill runs.
  // 3. Above 2 times normal: yellow. Above 4 times for 2 s: red and buzzer.
}
