#include <Wire.h>

const int SENSOR_ADDRESS = 0x68;
const int BUZZER_PIN = 8;
const int LED_PIN = 7;
const float ALARM_AT = 0.05;            // in g; 1 g is the pull of the Earth
const unsigned long ALARM_MS = 5000;
const float COUNTS_PER_G = 16384.0;

float restX, restY, restZ;  // what the sensor gives while it lies still
float shaking = 0;
bool alarm = false;
unsigned long alarmBegan = 0;

float x, y, z;

void setup() {
  Serial.begin(9600);
  pinMode(BUZZER_PIN, OUTPUT);
  pinMode(LED_PIN, OUTPUT);
  Wire.begin();
  wakeSensor();
  delay(200);
  readSensor();
  restX = x;
  restY = y;
  restZ = z;
}

void loop() {
  if (!readSensor()) {
    Serial.println("The sensor does not answer. Look at SDA and SCL.");
    wakeSensor();
    delay(1000);
    return;
  }

  float strength = abs(x - restX) + abs(y - restY) + abs(z - restZ);
  // A knock is over at once and adds little. What goes on shaking adds up.
  shaking = shaking * 0.98 + strength * 0.02;
  // The rest follows slowly, so that the sensor need not lie flat.
  restX += (x - restX) * 0.01;
  restY += (y - restY) * 0.01;
  restZ += (z - restZ) * 0.01;

  if (shaking > ALARM_AT) {
    alarm = true;
    alarmBegan = millis();
  } else if (alarm && millis() - alarmBegan > ALARM_MS) {
    alarm = false;
  }
  digitalWrite(BUZZER_PIN, alarm ? HIGH : LOW);
  digitalWrite(LED_PIN, alarm ? HIGH : LOW);

  Serial.println(shaking, 3);
  delay(10);
}

// The sensor sleeps after power-on until 0 is written to its register 0x6B.
void wakeSensor() {
  Wire.beginTransmission(SENSOR_ADDRESS);
  Wire.write(0x6B);
  Wire.write(0);
  Wire.endTransmission();
}

// Reads the push along all three directions, in g. False when the sensor is silent.
bool readSensor() {
  Wire.beginTransmission(SENSOR_ADDRESS);
  Wire.write(0x3B);  // six registers from here on: x, y and z
  if (Wire.endTransmission() != 0 || Wire.requestFrom(SENSOR_ADDRESS, 6) != 6) {
    return false;
  }
  x = readNumber() / COUNTS_PER_G;
  y = readNumber() / COUNTS_PER_G;
  z = readNumber() / COUNTS_PER_G;
  return true;
}

// Two bytes make a number. Here the high one comes first.
int readNumber() {
  int high = Wire.read();
  int low = Wire.read();
  return high << 8 | low;
}
