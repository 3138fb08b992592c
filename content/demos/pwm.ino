void setup() {
  pinMode(11, OUTPUT);
}

void loop() {
  for (int duty = 0; duty <= 255; duty++) {
    analogWrite(11, duty);
    delay(8);
  }
}
