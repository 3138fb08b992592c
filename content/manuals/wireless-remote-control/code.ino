const int RECEIVER_PIN = 2;
const int LED_PINS[] = {4, 5, 6};

// The numbers of the keys 1, 2 and 3. Yours may differ: read them in the serial monitor.
const int KEYS[] = {0x0C, 0x18, 0x5E};

bool isOn[] = {false, false, false};

void setup() {
  Serial.begin(9600);
  pinMode(RECEIVER_PIN, INPUT);
  for (int led = 0; led < 3; led++) {
    pinMode(LED_PINS[led], OUTPUT);
  }
}

void loop() {
  int key = readKey();
  if (key < 0) {
    return;
  }
  Serial.print("Key 0x");
  Serial.println(key, HEX);

  for (int led = 0; led < 3; led++) {
    if (key == KEYS[led]) {
      isOn[led] = !isOn[led];
      digitalWrite(LED_PINS[led], isOn[led] ? HIGH : LOW);
    }
  }
}

// The number of the pressed key, or -1 while there is none. The receiver is HIGH at rest and LOW while light blinks.
int readKey() {
  if (digitalRead(RECEIVER_PIN) == HIGH) {
    return -1;
  }
  // A message begins with 9 ms of light and 4.5 ms of darkness. A key that is held sends a shorter darkness.
  unsigned long darkness = pulseIn(RECEIVER_PIN, HIGH, 15000);
  if (darkness < 4000 || darkness > 5000) {
    return -1;
  }
  // Then come 32 bits, the lowest of each byte first: a short darkness is a 0, a long one is a 1.
  byte parts[] = {0, 0, 0, 0};
  for (int place = 0; place < 32; place++) {
    darkness = pulseIn(RECEIVER_PIN, HIGH, 3000);
    if (darkness == 0) {
      return -1;
    }
    if (darkness > 1000) {
      parts[place / 8] |= 1 << (place % 8);
    }
  }
  // The last byte is the third one upside down. If not, something was lost on the way.
  if (parts[2] + parts[3] != 255) {
    return -1;
  }
  return parts[2];
}
