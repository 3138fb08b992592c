class Lamp {
public:
  Lamp(int lampPin) {
    pin = lampPin;
  }
  void begin() {
    pinMode(pin, OUTPUT);
  }
  void on() {
    digitalWrite(pin, HIGH);
  }
private:
  int pin;
};

Lamp red(11);
Lamp green(9);

void setup() {
  red.begin();
  green.begin();
}

void loop() {
  red.on();
  green.on();
}
