//! missing_loop 0
void setup() {
  delay(1);
}
