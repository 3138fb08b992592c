void setup() {
  Serial.begin(9600);
}
void loop() {
  int x = 40000;  //! number_too_large type=int least=-32768 most=32767
  Serial.println(x);
}
