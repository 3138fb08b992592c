// A relay at 7, a transistor at 6, a MOSFET at 5; a digit behind a shift register at 2, 3, 4; a sensed voltage at A0.
const byte DIGITS[] = {0x3F, 0x06, 0x5B, 0x4F, 0x66, 0x6D, 0x7D, 0x07, 0x7F, 0x6F};

void setup() {
  Serial.begin(115200);
  for (int pin = 2; pin <= 7; pin++) pinMode(pin, OUTPUT);
}

void loop() {
  if (!Serial.available()) return;
  int digit = Serial.parseInt();
  int relay = Serial.parseInt();
  int transistor = Serial.parseInt();
  int mosfet = Serial.parseInt();
  digitalWrite(3, LOW);
  shiftOut(4, 2, MSBFIRST, DIGITS[constrain(digit, 0, 9)]);
  digitalWrite(3, HIGH);
  digitalWrite(7, relay);
  analogWrite(6, transistor);
  digitalWrite(5, mosfet);
  delay(100);
  Serial.println(analogRead(A0));
}
