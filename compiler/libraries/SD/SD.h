// Files on an SD card of up to 2 GB, formatted with FAT16. Names have at most eight characters, a dot and three more.
// Written for Inspire STEM, with the functions that books and tutorials use. One card; FAT32 and long names are left out.
//
//   if (!SD.begin(10)) return;
//   File file = SD.open("datalog.txt", FILE_WRITE);
//   if (file) {
//     file.println(analogRead(A0));
//     file.close();
//   }

#ifndef SD_h
#define SD_h

#include <Arduino.h>
#include <SPI.h>
#include "utility/SdCard.h"
#include "utility/SdFile.h"

#define FILE_READ O_READ
// Writes at the end of the file, which is made where there is none.
#define FILE_WRITE (O_READ | O_WRITE | O_CREAT | O_APPEND)

// An open file or folder. Copies share it; it is true until it is closed.
class File : public Stream {
public:
	File() : _file(0) { _name[0] = 0; }
	File(const SdFile &file, const char *name);

	virtual size_t write(uint8_t byte);
	virtual size_t write(const uint8_t *bytes, size_t count);
	using Print::write;
	virtual int availableForWrite() { return _file ? 512 : 0; }
	virtual int available();
	virtual int read();
	virtual int peek();
	virtual void flush();
	int read(void *bytes, uint16_t count);
	bool seek(uint32_t position) { return _file && _file->seekSet(position); }
	uint32_t position() { return _file ? _file->curPosition() : -1; }
	uint32_t size() { return _file ? _file->fileSize() : 0; }
	void close();
	operator bool() { return _file && _file->isOpen(); }

	char *name() { return _name; }
	bool isDirectory() { return _file && _file->isDir(); }
	// The next file or folder of a folder; one that is false after the last.
	File openNextFile(uint8_t mode = O_READ);
	void rewindDirectory() { seek(0); }

private:
	char _name[13];
	SdFile *_file;
};

class SDClass {
public:
	bool begin(uint8_t csPin = SS);
	bool begin(uint32_t clock, uint8_t csPin);
	void end() { _root.close(); }

	File open(const char *path, uint8_t mode = FILE_READ);
	File open(const String &path, uint8_t mode = FILE_READ) { return open(path.c_str(), mode); }
	bool exists(const char *path);
	bool exists(const String &path) { return exists(path.c_str()); }
	// Makes the folders on the way, too.
	bool mkdir(const char *path);
	bool mkdir(const String &path) { return mkdir(path.c_str()); }
	bool remove(const char *path);
	bool remove(const String &path) { return remove(path.c_str()); }
	bool rmdir(const char *path);
	bool rmdir(const String &path) { return rmdir(path.c_str()); }

private:
	// Opens the folder that a path's last name is in; where that name begins, or null.
	const char *folderOf(const char *path, SdFile &folder, bool make);
	Sd2Card _card;
	SdVolume _volume;
	SdFile _root;
};

extern SDClass SD;

#endif
