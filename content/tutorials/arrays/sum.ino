int values[] = {12, 9, 20, 15};

void setup() {
  Serial.begin(9600);
  int sum = 0;
  for (int i = 0; i < 4; i++) {
    sum = sum + values[i];
  }
  Serial.println(sum);
}

void loop() {
}
