#include <Servo.h>

const int S0_PIN = 4;  // how fast OUT may be
const int S1_PIN = 5;
const int S2_PIN = 6;  // which filter
const int S3_PIN = 7;
const int OUT_PIN = 8;
const int SERVO_PIN = 9;

Servo flap;

void setup() {
  Serial.begin(9600);
  pinMode(S0_PIN, OUTPUT);
  pinMode(S1_PIN, OUTPUT);
  pinMode(S2_PIN, OUTPUT);
  pinMode(S3_PIN, OUTPUT);
  digitalWrite(S0_PIN, HIGH);  // HIGH and LOW: 20 %
  digitalWrite(S1_PIN, LOW);
  flap.attach(SERVO_PIN);
}

void loop() {
  // First measure: how long is OUT low behind the red filter?
  digitalWrite(S2_PIN, LOW);
  digitalWrite(S3_PIN, LOW);
  long red = pulseIn(OUT_PIN, LOW);
  Serial.println(red);

  // 1. Measure green and blue, too.
  // 2. Nothing there: 90 degrees.
  // 3. A ripe cherry: 60 degrees.
  // 4. A green cherry: 120 degrees.
  delay(200);
}
