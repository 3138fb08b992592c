#include <SoftwareSerial.h>

// The LIDAR sends 9 bytes for each measurement: 0x59 0x59, then the distance in centimetres, low byte first.
const int LIDAR_RX_PIN = 10;
const int LIDAR_TX_PIN = 11;
const int LEFT_FORWARD_PIN = 4;
const int LEFT_BACK_PIN = 5;
const int RIGHT_FORWARD_PIN = 6;
const int RIGHT_BACK_PIN = 7;
const int NEAR_CENTIMETRES = 30;

SoftwareSerial lidar(LIDAR_RX_PIN, LIDAR_TX_PIN);

void setup() {
  Serial.begin(9600);
  lidar.begin(115200);
  pinMode(LEFT_FORWARD_PIN, OUTPUT);
  pinMode(LEFT_BACK_PIN, OUTPUT);
  pinMode(RIGHT_FORWARD_PIN, OUTPUT);
  pinMode(RIGHT_BACK_PIN, OUTPUT);
}

void loop() {
  int centimetres = readDistance();
  if (centimetres < 0) {
    return;
  }
  Serial.println(centimetres);

  if (centimetres < NEAR_CENTIMETRES) {
    drive(LOW, HIGH, LOW, HIGH);  // back
    delay(500);
    drive(HIGH, LOW, LOW, HIGH);  // turn
    delay(300);
  } else {
    drive(HIGH, LOW, HIGH, LOW);  // forward
  }
}

// The distance of one measurement, or -1 while none is complete.
int readDistance() {
  if (lidar.available() < 9) {
    return -1;
  }
  if (lidar.read() != 0x59 || lidar.read() != 0x59) {
    return -1;
  }
  int low = lidar.read();
  int high = lidar.read();
  for (int rest = 0; rest < 5; rest++) {
    lidar.read();
  }
  return high * 256 + low;
}

void drive(int leftForward, int leftBack, int rightForward, int rightBack) {
  digitalWrite(LEFT_FORWARD_PIN, leftForward);
  digitalWrite(LEFT_BACK_PIN, leftBack);
  digitalWrite(RIGHT_FORWARD_PIN, rightForward);
  digitalWrite(RIGHT_BACK_PIN, rightBack);
}
