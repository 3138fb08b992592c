#include <SoftwareSerial.h>

const int RX_PIN = 10;  // from TXD of the module
const int TX_PIN = 11;  // to RXD, through 1 kilo-ohm and 2 kilo-ohms
const int LAMP_PIN = 7;

SoftwareSerial phone(RX_PIN, TX_PIN);

void setup() {
  Serial.begin(9600);
  pinMode(LAMP_PIN, OUTPUT);
  phone.begin(9600);
}

void loop() {
  // First look: which signs does the phone send, and with which numbers?
  if (phone.available() > 0) {
    char sign = phone.read();
    Serial.print(sign);
    Serial.print(" = ");
    Serial.println((int)sign);
  }

  // 1. Read a whole word, and trim it.
  // 2. "washa": lamp on, answer "Taa imewaka".
  // 3. "zima": lamp off, answer "Taa imezimwa".
  // 4. Any other word: answer "Sijui".
}
