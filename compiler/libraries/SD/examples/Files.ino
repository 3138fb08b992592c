// Makes a file and removes it.

#include <SPI.h>
#include <SD.h>

File myFile;

void setup() {
  Serial.begin(9600);
  if (!SD.begin(10)) {
    Serial.println("initialization failed!");
    while (1);
  }
  printWhetherThere();
  myFile = SD.open("example.txt", FILE_WRITE);
  myFile.close();
  printWhetherThere();
  SD.remove("example.txt");
  printWhetherThere();
}

void loop() {}

void printWhetherThere() {
  if (SD.exists("example.txt")) {
    Serial.println("example.txt exists.");
  } else {
    Serial.println("example.txt doesn't exist.");
  }
}
