// Says when a key is pressed, held and let go of.
#include <Keypad.h>

char keys[4][4] = {
  {'1', '2', '3', 'A'},
  {'4', '5', '6', 'B'},
  {'7', '8', '9', 'C'},
  {'*', '0', '#', 'D'}
};
byte rowPins[4] = {9, 8, 7, 6};
byte colPins[4] = {5, 4, 3, 2};

Keypad keypad = Keypad(makeKeymap(keys), rowPins, colPins, 4, 4);

void keypadEvent(KeypadEvent key) {
  switch (keypad.getState()) {
    case PRESSED:
      Serial.print("pressed ");
      Serial.println(key);
      break;
    case HOLD:
      Serial.print("held ");
      Serial.println(key);
      break;
    case RELEASED:
      Serial.print("released ");
      Serial.println(key);
      break;
    case IDLE:
      break;
  }
}

void setup() {
  Serial.begin(9600);
  keypad.setHoldTime(800);
  keypad.addEventListener(keypadEvent);
}

void loop() {
  keypad.getKey();
}
