void setup() {
  serial.begin(9600);  //! name_misspelled name=serial suggestion=Serial
}
void loop() {}
