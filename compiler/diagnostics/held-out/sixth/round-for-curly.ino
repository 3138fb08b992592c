void setup() (  //! round_brackets_for_block
  pinMode(13, OUTPUT);
)

void loop() {
  digitalWrite(13, HIGH);
}
