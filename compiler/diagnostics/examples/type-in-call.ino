void setup() {
  pinMode(int 13, OUTPUT);  //! type_in_call name=int
}
void loop() {}
