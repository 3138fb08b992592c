int led = 13;
int button = 2;

void setup() {
  pinMode(led, OUTPUT):  //! wrong_operator text=: suggestion=;
  pinMode(button, INPUT_PULLUP);
}

void loop() {
  digitalWrite(led, !digitalRead(button));
}
