void setup() {
  pinMode(9, OUTPUT);  / this is the lamp //! comment_without_slashes
}
void loop() {}
