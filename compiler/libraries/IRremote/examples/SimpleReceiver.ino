// Prints what the remote control sends; its key 1 switches the board's lamp.
#include <IRremote.hpp>

#define IR_RECEIVE_PIN 2

void setup() {
  Serial.begin(115200);
  pinMode(LED_BUILTIN, OUTPUT);
  IrReceiver.begin(IR_RECEIVE_PIN, ENABLE_LED_FEEDBACK);
}

void loop() {
  if (IrReceiver.decode()) {
    IrReceiver.printIRResultShort(&Serial);
    if (IrReceiver.decodedIRData.command == 0x0C) {
      digitalWrite(LED_BUILTIN, !digitalRead(LED_BUILTIN));
    }
    IrReceiver.resume();
  }
}
