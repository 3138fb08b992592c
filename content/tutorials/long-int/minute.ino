int seconds = 60;

void setup() {
  Serial.begin(9600);
  long minute = seconds * 1000;
  Serial.println(minute);
}

void loop() {
}
