int sum(int a, int b) { return a + b; }
void setup() {
  sum(1);  //! wrong_argument_count name=sum wanted=2
}
void loop() {}
