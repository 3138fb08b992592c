int touches = 0;

void setup() {
  Serial.begin(9600);
  pinMode(2, INPUT);
  Serial.println("Hello, I am your board.");
}

void loop() {
  if (digitalRead(2) == HIGH) {
    touches = touches + 1;
    Serial.print("Touched: ");
    Serial.println(touches);
    delay(300);
  }
}
