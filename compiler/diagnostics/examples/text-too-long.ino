char word1[4];
void setup() {
  Serial.begin(9600);
  strcpy(word1, "hello");  //! text_too_long
  Serial.println(word1);
}
void loop() {}
