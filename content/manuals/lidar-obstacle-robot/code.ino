// The LIDAR speaks to pin 0, at 115200 bits a second. Set the serial monitor to the same speed.
const int LEFT_FORWARD_PIN = 4;
const int LEFT_BACK_PIN = 5;
const int RIGHT_FORWARD_PIN = 6;
const int RIGHT_BACK_PIN = 7;
const int NEAR_CENTIMETRES = 30;
const int FAR_CENTIMETRES = 800;
const unsigned int WEAKEST_ECHO = 100;

void setup() {
  Serial.begin(115200);
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
    forgetOldDistances();
  } else {
    drive(HIGH, LOW, HIGH, LOW);  // forward
  }
}

// The distance of one measurement, or -1 while none is complete. A weak echo means that nothing is near:
// then the sensor says 0, and this function says FAR_CENTIMETRES. Too much light means that something is
// very near: then this function says 0.
// The LIDAR sends 9 bytes each time: 0x59, 0x59, the distance, the strength of the echo,
// each low byte first, then the temperature. The last byte is the sum of the others.
int readDistance() {
  while (Serial.available() >= 9) {
    if (Serial.read() != 0x59 || Serial.peek() != 0x59) {
      continue;  // not the beginning of a measurement
    }
    byte rest[8];
    Serial.readBytes(rest, 8);
    byte sum = 0x59;
    for (int index = 0; index < 7; index++) {
      sum += rest[index];
    }
    if (sum == rest[7]) {
      unsigned int strength = rest[4] * 256u + rest[3];
      if (strength == 65535) {
        return 0;
      }
      if (strength < WEAKEST_ECHO) {
        return FAR_CENTIMETRES;
      }
      return rest[2] * 256 + rest[1];
    }
  }
  return -1;
}

// While the robot turned, measurements piled up that are no longer true.
void forgetOldDistances() {
  while (Serial.available() > 0) {
    Serial.read();
  }
}

void drive(int leftForward, int leftBack, int rightForward, int rightBack) {
  digitalWrite(LEFT_FORWARD_PIN, leftForward);
  digitalWrite(LEFT_BACK_PIN, leftBack);
  digitalWrite(RIGHT_FORWARD_PIN, rightForward);
  digitalWrite(RIGHT_BACK_PIN, rightBack);
}
