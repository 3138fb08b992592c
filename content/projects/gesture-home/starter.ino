#include <SparkFun_APDS9960.h>

const int LAMP_PIN = 7;
const int FAN_PIN = 5;  // with PWM

SparkFun_APDS9960 sensor;

void setup() {
  Serial.begin(9600);
  pinMode(LAMP_PIN, OUTPUT);
  if (!sensor.init() || !sensor.enableGestureSensor(false)) {
    Serial.println("No sensor");
  }
}

void loop() {
  if (!sensor.isGestureAvailable()) {
    return;
  }

  // First look: which number has each movement of your hand?
  int gesture = sensor.readGesture();  // waits until the hand has left
  Serial.println(gesture);

  // 1. DIR_RIGHT: lamp on. DIR_LEFT: lamp off.
  // 2. DIR_UP: fan one step faster. DIR_DOWN: one step slower.
  // 3. Ignore a hand that comes within 300 ms after the one before.
}
