const int RED_LED = 11;
const int YELLOW_LED = 10;

void setup() {
  pinMode(RED_LED, OUTPUT);
  pinMode(YELLOW_LED, OUTPUT);

  digitalWrite(RED_LED, HIGH);
  delay(1000);
  digitalWrite(YELLOW_LED, HIGH);
  delay(1000);
}

void loop() {
  // The blocks run once, so there is nothing to do here.
}
