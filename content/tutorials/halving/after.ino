int readLight() {
  return analogRead(A0);
}

int toPercent(int value) {
  return value * 100L / 1023;
}

bool isDark(int percent) {
  return percent > 40;
}

void setup() {
  Serial.begin(9600);
  pinMode(9, OUTPUT);
}

void loop() {
  // Four links of a chain: read, reckon, decide, switch.
  int value = readLight();
  int percent = toPercent(value);
  Serial.println(percent);
  bool dark = isDark(percent);
  digitalWrite(9, dark ? HIGH : LOW);
  delay(200);
}
