// Files and folders of a FAT16 partition (Microsoft, FAT: General Overview of On-Disk Format, version 1.03).

#ifndef SdFile_h
#define SdFile_h

#include <Arduino.h>
#include "SdCard.h"

#define O_READ 0x01
#define O_RDONLY O_READ
#define O_WRITE 0x02
#define O_WRONLY O_WRITE
#define O_RDWR (O_READ | O_WRITE)
#define O_APPEND 0x04
#define O_SYNC 0x08
#define O_CREAT 0x10
#define O_EXCL 0x20
#define O_TRUNC 0x40

#define LS_DATE 1
#define LS_SIZE 2
#define LS_R 4

class SdVolume {
public:
	bool init(Sd2Card &card) { return init(&card); }
	bool init(Sd2Card *card);
	// 16; 0 where there is no partition that can be read.
	uint8_t fatType() const { return _fatType; }
	uint32_t clusterCount() const { return _clusterCount; }
	uint8_t blocksPerCluster() const { return _blocksPerCluster; }

private:
	friend class SdFile;
	uint32_t clusterBlock(uint16_t cluster) const { return _dataStart + (uint32_t)(cluster - 2) * _blocksPerCluster; }
	// The cluster after one; 0 for an error, 0xFFF8 and more at the end.
	uint16_t next(uint16_t cluster) const;
	bool setNext(uint16_t cluster, uint16_t to) const;
	// Takes a free cluster, which follows `after` unless that is 0; 0 where the card is full.
	uint16_t allocate(uint16_t after) const;
	bool freeChain(uint16_t cluster) const;
	// The partition's block in the one buffer there is; null for an error.
	static uint8_t *load(uint32_t block);
	static uint8_t *loadEmpty(uint32_t block);
	static void markChanged() { _changed = true; }
	static bool flush();

	static Sd2Card *_card;
	static uint8_t _buffer[512];
	static uint32_t _loaded, _mirrorFrom, _mirrorTo;
	static uint16_t _fatBlocks;
	static bool _changed;

	uint32_t _fatStart, _rootStart, _dataStart;
	uint16_t _rootEntries, _clusterCount;
	uint8_t _blocksPerCluster, _fatType;
};

class SdFile {
public:
	SdFile() : _volume(0) {}

	bool openRoot(const SdVolume &volume) { return openRoot(&volume); }
	bool openRoot(const SdVolume *volume);
	bool open(SdFile &folder, const char *name, uint8_t flags);
	// The next entry of a folder; false after the last.
	bool openNext(SdFile &folder, uint8_t flags);
	bool makeDir(SdFile &folder, const char *name);
	bool remove();
	bool rmDir();
	bool sync();
	bool close();

	int16_t read(void *bytes, uint16_t count);
	int16_t read();
	size_t write(const void *bytes, uint16_t count);
	bool seekSet(uint32_t position);
	bool seekEnd() { return seekSet(_size); }
	void rewind() { seekSet(0); }
	uint32_t curPosition() const { return _position; }
	uint32_t fileSize() const { return _size; }
	bool isOpen() const { return _volume != 0; }
	bool isDir() const { return _volume && _kind != IS_FILE; }
	bool isRoot() const { return _volume && _kind == IS_ROOT; }
	// "NAME.TXT" into 13 bytes.
	void getName(char *name) const;
	// Prints the names of a folder, with LS_DATE, LS_SIZE, and LS_R for folders within.
	void ls(uint8_t flags = 0, uint8_t indent = 0);

private:
	enum Kind : uint8_t { IS_FILE, IS_ROOT, IS_FOLDER };
	struct Entry;
	uint8_t *blockAtPosition(bool forWriting);
	bool nextEntry(Entry &entry);
	bool openEntry(SdFile &folder, const Entry &entry, uint8_t flags);
	bool create(SdFile &folder, const uint8_t *name, uint8_t attributes, uint16_t cluster);
	bool removeEntry();

	const SdVolume *_volume;
	uint32_t _position, _size, _entryBlock;
	uint16_t _first, _current, _entryOffset;
	uint8_t _flags;
	Kind _kind;
	uint8_t _short[11];
};

#endif
