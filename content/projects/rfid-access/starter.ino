#include <SPI.h>
#include <MFRC522.h>
#include <Servo.h>

const int SS_PIN = 10;
const int RST_PIN = 9;
const int SERVO_PIN = 6;
const int GREEN_PIN = 7;
const int RED_PIN = 8;

MFRC522 reader(SS_PIN, RST_PIN);
Servo door;

void setup() {
  Serial.begin(9600);
  pinMode(GREEN_PIN, OUTPUT);
  pinMode(RED_PIN, OUTPUT);
  SPI.begin();
  reader.PCD_Init();
  // Shut the door: 0 degrees.
}

void loop() {
  // First measure: what is the UID of each card?
  if (reader.PICC_IsNewCardPresent() && reader.PICC_ReadCardSerial()) {
    for (int i = 0; i < reader.uid.size; i++) {
      Serial.print(reader.uid.uidByte[i], HEX);
      Serial.print(" ");
    }
    Serial.println();

    // 1. Compare all four bytes with those of cards A and B.
    // 2. Known: open the door, 90 degrees, and green on.
    // 3. Unknown: red on.
    // 4. Then send the card to sleep.
  }

  // 5. Shut the door after 3 s, and switch red off after 1 s.
}
