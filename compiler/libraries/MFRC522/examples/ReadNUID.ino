// Prints a card's UID in hexadecimal and decimal, and says when the same card comes again.
#include <SPI.h>
#include <MFRC522.h>

const byte SS_PIN = 10;
const byte RST_PIN = 9;

MFRC522 rfid(SS_PIN, RST_PIN);
byte last[4];

void printNumbers(int base) {
  for (byte i = 0; i < rfid.uid.size; i++) {
    Serial.print(rfid.uid.uidByte[i] < 0x10 ? " 0" : " ");
    Serial.print(rfid.uid.uidByte[i], base);
  }
  Serial.println();
}

void setup() {
  Serial.begin(9600);
  SPI.begin();
  rfid.PCD_Init();
}

void loop() {
  if (!rfid.PICC_IsNewCardPresent() || !rfid.PICC_ReadCardSerial()) return;

  MFRC522::PICC_Type type = rfid.PICC_GetType(rfid.uid.sak);
  Serial.print(F("PICC type: "));
  Serial.println(rfid.PICC_GetTypeName(type));
  bool isClassic = type == MFRC522::PICC_TYPE_MIFARE_MINI || type == MFRC522::PICC_TYPE_MIFARE_1K ||
                   type == MFRC522::PICC_TYPE_MIFARE_4K;
  if (!isClassic) {
    Serial.println(F("Your tag is not of type MIFARE Classic."));
  } else if (memcmp(last, rfid.uid.uidByte, 4) != 0) {
    memcpy(last, rfid.uid.uidByte, 4);
    Serial.print(F("In hex:"));
    printNumbers(HEX);
    Serial.print(F("In dec:"));
    printNumbers(DEC);
  } else {
    Serial.println(F("Card read previously."));
  }

  rfid.PICC_HaltA();
  rfid.PCD_StopCrypto1();
}
