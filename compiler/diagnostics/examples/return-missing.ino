int twice(int n) {
  int m = n * 2;
  m++;
}  //! missing_return name=twice
void setup() { twice(1); }
void loop() {}
