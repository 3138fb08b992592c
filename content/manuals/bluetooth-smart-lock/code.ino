#include <Servo.h>
#include <SoftwareSerial.h>

const char SECRET[] = "simba7";  // choose your own word
const int SERVO_PIN = 9;
const int GREEN_PIN = 6;
const int RED_PIN = 5;
const int LOCKED_ANGLE = 0;
const int UNLOCKED_ANGLE = 90;
const int TRIES = 3;
const unsigned long WAIT_MS = 30000;

SoftwareSerial phone(10, 11);  // pin 10 listens to the Bluetooth module, pin 11 speaks to it
Servo bolt;
int wrongTries = 0;

void setup() {
  pinMode(GREEN_PIN, OUTPUT);
  pinMode(RED_PIN, OUTPUT);
  phone.begin(9600);
  moveBolt(LOCKED_ANGLE);
}

void loop() {
  if (phone.available() == 0) {
    return;
  }
  String message = phone.readStringUntil('\n');
  message.trim();

  if (message == SECRET) {
    wrongTries = 0;
    moveBolt(UNLOCKED_ANGLE);
    phone.println("Unlocked. Send lock to close it.");
  } else if (message == "lock") {
    moveBolt(LOCKED_ANGLE);
    phone.println("Locked.");
  } else {
    countWrongTry();
  }
}

// After three wrong words the lock takes no word for half a minute.
void countWrongTry() {
  wrongTries++;
  phone.println("Wrong word.");
  if (wrongTries < TRIES) {
    return;
  }
  phone.println("Too many tries. Wait 30 seconds.");
  delay(WAIT_MS);
  while (phone.available() > 0) {
    phone.read();  // what was sent meanwhile does not count
  }
  wrongTries = 0;
}

// The servo is let go after it has moved: it stays where it is, is silent and takes less current.
void moveBolt(int angle) {
  bolt.attach(SERVO_PIN);
  bolt.write(angle);
  delay(600);
  bolt.detach();
  digitalWrite(GREEN_PIN, angle == UNLOCKED_ANGLE ? HIGH : LOW);
  digitalWrite(RED_PIN, angle == LOCKED_ANGLE ? HIGH : LOW);
}
