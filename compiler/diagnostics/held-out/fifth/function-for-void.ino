int led = 13;

function blink() {  //! type_not_known
  digitalWrite(led, HIGH);
  delay(200);
  digitalWrite(led, LOW);
  delay(200);
}

void setup() {
  pinMode(led, OUTPUT);
}

void loop() {
  blink();
}
