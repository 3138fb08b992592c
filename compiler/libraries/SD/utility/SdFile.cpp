#include "SdFile.h"

static const uint16_t LAST_CLUSTER = 0xFFF8;
static const uint8_t ENTRY_BYTES = 32;
static const uint8_t DELETED = 0xE5;
static const uint8_t VOLUME_LABEL = 0x08;
static const uint8_t FOLDER = 0x10;
static const uint8_t ARCHIVE = 0x20;
// There is no clock: files have the date that FAT begins a century with, 2000-01-01 01:00.
static const uint16_t DATE = (20 << 9) | (1 << 5) | 1;
static const uint16_t TIME = 1 << 11;

struct __attribute__((packed)) SdFile::Entry {
	uint8_t name[11];
	uint8_t attributes;
	uint8_t unused[10];
	uint16_t time, date, cluster;
	uint32_t size;
};

// --- The partition

Sd2Card *SdVolume::_card;
uint8_t SdVolume::_buffer[512];
uint32_t SdVolume::_loaded = 0xFFFFFFFF, SdVolume::_mirrorFrom, SdVolume::_mirrorTo;
uint16_t SdVolume::_fatBlocks;
bool SdVolume::_changed;

bool SdVolume::init(Sd2Card *card) {
	_card = card;
	_fatType = 0;
	_loaded = 0xFFFFFFFF;
	_changed = false;
	_mirrorFrom = _mirrorTo = 0;
	uint32_t start = 0;
	uint8_t *boot = load(0);
	if (!boot || boot[510] != 0x55 || boot[511] != 0xAA) return false;
	// A boot sector begins with a jump; otherwise this is the table of partitions.
	if (boot[0] != 0xEB && boot[0] != 0xE9) {
		start = *(uint32_t *)(boot + 446 + 8);
		boot = load(start);
	}
	if (!boot || *(uint16_t *)(boot + 11) != 512 || boot[13] == 0) return false;
	_blocksPerCluster = boot[13];
	_rootEntries = *(uint16_t *)(boot + 17);
	_fatBlocks = *(uint16_t *)(boot + 22);
	uint32_t blocks = *(uint16_t *)(boot + 19);
	if (blocks == 0) blocks = *(uint32_t *)(boot + 32);
	_fatStart = start + *(uint16_t *)(boot + 14);
	_rootStart = _fatStart + (uint32_t)boot[16] * _fatBlocks;
	_dataStart = _rootStart + _rootEntries / (512 / ENTRY_BYTES);
	uint32_t clusters = (blocks - (_dataStart - start)) / _blocksPerCluster;
	if (_fatBlocks == 0 || clusters < 4085 || clusters >= 65525) return false;
	_clusterCount = clusters;
	if (boot[16] > 1) {
		_mirrorFrom = _fatStart;
		_mirrorTo = _fatStart + _fatBlocks;
	}
	_fatType = 16;
	return true;
}

uint8_t *SdVolume::load(uint32_t block) {
	if (_loaded == block) return _buffer;
	if (!flush()) return 0;
	_loaded = 0xFFFFFFFF;
	if (!_card->readBlock(block, _buffer)) return 0;
	_loaded = block;
	return _buffer;
}

uint8_t *SdVolume::loadEmpty(uint32_t block) {
	if (_loaded != block && !flush()) return 0;
	memset(_buffer, 0, 512);
	_loaded = block;
	_changed = true;
	return _buffer;
}

bool SdVolume::flush() {
	if (!_changed) return true;
	if (!_card->writeBlock(_loaded, _buffer)) return false;
	_changed = false;
	bool mirrored = _loaded >= _mirrorFrom && _loaded < _mirrorTo;
	return !mirrored || _card->writeBlock(_loaded + _fatBlocks, _buffer);
}

uint16_t SdVolume::next(uint16_t cluster) const {
	uint8_t *fat = load(_fatStart + (cluster >> 8));
	return fat ? ((uint16_t *)fat)[cluster & 0xFF] : 0;
}

bool SdVolume::setNext(uint16_t cluster, uint16_t to) const {
	uint8_t *fat = load(_fatStart + (cluster >> 8));
	if (!fat) return false;
	((uint16_t *)fat)[cluster & 0xFF] = to;
	markChanged();
	return true;
}

uint16_t SdVolume::allocate(uint16_t after) const {
	uint16_t cluster = after ? after : 1;
	for (uint16_t tried = 0; tried < _clusterCount; tried++) {
		if (++cluster > _clusterCount + 1) cluster = 2;
		uint8_t *fat = load(_fatStart + (cluster >> 8));
		if (!fat) return 0;
		if (((uint16_t *)fat)[cluster & 0xFF] != 0) continue;
		if (!setNext(cluster, 0xFFFF) || (after && !setNext(after, cluster))) return 0;
		return cluster;
	}
	return 0;
}

bool SdVolume::freeChain(uint16_t cluster) const {
	while (cluster >= 2 && cluster < LAST_CLUSTER) {
		uint16_t following = next(cluster);
		if (!setNext(cluster, 0)) return false;
		cluster = following;
	}
	return true;
}

// --- Names

// "log.txt" as a folder has it, "LOG     TXT"; ends at a slash. False for a name that FAT has no room for.
static bool shortName(const char *from, uint8_t *to) {
	memset(to, ' ', 11);
	uint8_t at = 0, end = 8;
	for (; *from && *from != '/'; from++) {
		uint8_t character = *from;
		if (character == '.' && end == 8 && at > 0) {
			at = 8;
			end = 11;
			continue;
		}
		if (at == end || character <= ' ' || character > '~' || strchr("\"*+,./:;<=>?[\\]|", character)) return false;
		to[at++] = toupper(character);
	}
	return at > 0;
}

void SdFile::getName(char *name) const {
	for (uint8_t i = 0; i < 11; i++) {
		if (_short[i] == ' ') continue;
		if (i >= 8 && (i == 8 || _short[i - 1] == ' ')) *name++ = '.';
		*name++ = _short[i];
	}
	*name = 0;
}

// --- Opening

bool SdFile::openRoot(const SdVolume *volume) {
	if (!volume->_fatType) return false;
	_volume = volume;
	_kind = IS_ROOT;
	_first = _current = 0;
	_position = 0;
	_size = (uint32_t)volume->_rootEntries * ENTRY_BYTES;
	_flags = O_READ;
	memcpy(_short, "/          ", 11);
	return true;
}

// Reads the next entry that is a file or folder. Its block stays loaded.
bool SdFile::nextEntry(Entry &entry) {
	while (read(&entry, ENTRY_BYTES) == ENTRY_BYTES) {
		if (entry.name[0] == 0) return false;
		if (entry.name[0] != DELETED && entry.name[0] != '.' && !(entry.attributes & VOLUME_LABEL)) return true;
	}
	return false;
}

bool SdFile::openEntry(SdFile &folder, const Entry &entry, uint8_t flags) {
	bool isFolder = entry.attributes & FOLDER;
	if (isFolder && (flags & O_WRITE)) return false;
	_volume = folder._volume;
	// Where the folder was just read.
	_entryBlock = SdVolume::_loaded;
	_entryOffset = (folder._position - ENTRY_BYTES) & 511;
	_kind = isFolder ? IS_FOLDER : IS_FILE;
	_first = entry.cluster;
	_current = 0;
	_position = 0;
	_size = isFolder ? 0xFFFFFFFF : entry.size;
	_flags = flags & (O_READ | O_WRITE | O_APPEND | O_SYNC);
	memcpy(_short, entry.name, 11);
	if ((flags & O_TRUNC) && (flags & O_WRITE)) {
		_volume->freeChain(_first);
		_first = 0;
		_size = 0;
		return sync();
	}
	return true;
}

bool SdFile::open(SdFile &folder, const char *name, uint8_t flags) {
	uint8_t wanted[11];
	Entry entry;
	if (isOpen() || !folder.isDir() || !shortName(name, wanted)) return false;
	folder.rewind();
	while (folder.nextEntry(entry)) {
		if (memcmp(entry.name, wanted, 11) != 0) continue;
		if ((flags & O_CREAT) && (flags & O_EXCL)) return false;
		return openEntry(folder, entry, flags);
	}
	if (!(flags & O_CREAT) || !(flags & O_WRITE)) return false;
	return create(folder, wanted, ARCHIVE, 0) && open(folder, name, flags & ~(O_CREAT | O_EXCL));
}

bool SdFile::openNext(SdFile &folder, uint8_t flags) {
	Entry entry;
	return !isOpen() && folder.isDir() && folder.nextEntry(entry) && openEntry(folder, entry, flags & ~O_TRUNC);
}

// Writes an entry over a deleted one, or after the last.
bool SdFile::create(SdFile &folder, const uint8_t *name, uint8_t attributes, uint16_t cluster) {
	folder.rewind();
	for (;;) {
		uint8_t *block = folder.blockAtPosition(true);
		if (!block) return false;
		Entry *entry = (Entry *)(block + (folder._position & 511));
		if (entry->name[0] == 0 || entry->name[0] == DELETED) {
			memset(entry, 0, ENTRY_BYTES);
			memcpy(entry->name, name, 11);
			entry->attributes = attributes;
			entry->date = DATE;
			entry->time = TIME;
			entry->cluster = cluster;
			SdVolume::markChanged();
			return SdVolume::flush();
		}
		folder._position += ENTRY_BYTES;
	}
}

bool SdFile::makeDir(SdFile &folder, const char *name) {
	uint8_t wanted[11];
	SdFile existing;
	if (isOpen() || !folder.isDir() || !shortName(name, wanted) || existing.open(folder, name, O_READ)) return false;
	const SdVolume &volume = *folder._volume;
	uint16_t cluster = volume.allocate(0);
	if (!cluster) return false;
	for (uint8_t i = volume._blocksPerCluster; i-- > 0;)
		if (!SdVolume::loadEmpty(volume.clusterBlock(cluster) + i)) return false;
	Entry *entries = (Entry *)SdVolume::load(volume.clusterBlock(cluster));
	if (!entries) return false;
	for (uint8_t i = 0; i < 2; i++) {
		memcpy(entries[i].name, i ? "..         " : ".          ", 11);
		entries[i].attributes = FOLDER;
		entries[i].date = DATE;
		entries[i].time = TIME;
		entries[i].cluster = i ? folder._first : cluster;
	}
	SdVolume::markChanged();
	return create(folder, wanted, FOLDER, cluster) && open(folder, name, O_READ);
}

bool SdFile::removeEntry() {
	if (!_volume->freeChain(_first)) return false;
	uint8_t *block = SdVolume::load(_entryBlock);
	if (!block) return false;
	block[_entryOffset] = DELETED;
	SdVolume::markChanged();
	_volume = 0;
	return SdVolume::flush();
}

bool SdFile::remove() { return isOpen() && _kind == IS_FILE && (_flags & O_WRITE) && removeEntry(); }

bool SdFile::rmDir() {
	Entry entry;
	if (!isOpen() || _kind != IS_FOLDER) return false;
	rewind();
	return !nextEntry(entry) && removeEntry();
}

bool SdFile::sync() {
	if (!isOpen()) return false;
	if (_kind == IS_FILE && (_flags & O_WRITE)) {
		uint8_t *block = SdVolume::load(_entryBlock);
		if (!block) return false;
		Entry *entry = (Entry *)(block + _entryOffset);
		entry->cluster = _first;
		entry->size = _size;
		SdVolume::markChanged();
	}
	return SdVolume::flush();
}

bool SdFile::close() {
	bool stored = sync();
	_volume = 0;
	return stored;
}

// --- Reading and writing

// The block with the byte at _position. `forWriting` adds clusters where the chain ends.
uint8_t *SdFile::blockAtPosition(bool forWriting) {
	if (_kind == IS_ROOT) return _position < _size ? SdVolume::load(_volume->_rootStart + (_position >> 9)) : 0;
	uint16_t clusterBlocks = _volume->_blocksPerCluster;
	bool isNew = false;
	if (_position == 0 || !_current) {
		// _current is the cluster of the byte before _position, but for the first.
		if (!_first) {
			if (!forWriting) return 0;
			_first = _volume->allocate(0);
			isNew = true;
		}
		if (_position == 0) _current = _first;
		if (!_current) return 0;
	} else if ((_position & (((uint32_t)clusterBlocks << 9) - 1)) == 0) {
		uint16_t following = _volume->next(_current);
		if (following >= LAST_CLUSTER && forWriting) {
			following = _volume->allocate(_current);
			isNew = true;
		}
		if (following < 2 || following >= LAST_CLUSTER) return 0;
		_current = following;
	}
	uint32_t block = _volume->clusterBlock(_current);
	if (isNew && _kind == IS_FOLDER)
		for (uint8_t i = clusterBlocks; i-- > 0;)
			if (!SdVolume::loadEmpty(block + i)) return 0;
	block += (_position >> 9) & (clusterBlocks - 1);
	if (forWriting && _kind == IS_FILE && _position >= _size && (_position & 511) == 0) return SdVolume::loadEmpty(block);
	return SdVolume::load(block);
}

int16_t SdFile::read(void *bytes, uint16_t count) {
	if (!isOpen() || !(_flags & O_READ)) return -1;
	uint8_t *to = (uint8_t *)bytes;
	if (count > _size - _position) count = _size - _position;
	for (uint16_t left = count; left > 0;) {
		uint8_t *block = blockAtPosition(false);
		if (!block) return _kind == IS_FILE ? -1 : count - left;
		uint16_t offset = _position & 511;
		uint16_t piece = min(left, (uint16_t)(512 - offset));
		memcpy(to, block + offset, piece);
		to += piece;
		left -= piece;
		_position += piece;
	}
	return count;
}

int16_t SdFile::read() {
	uint8_t byte;
	return read(&byte, 1) == 1 ? byte : -1;
}

size_t SdFile::write(const void *bytes, uint16_t count) {
	if (!isOpen() || _kind != IS_FILE || !(_flags & O_WRITE)) return 0;
	if ((_flags & O_APPEND) && _position != _size && !seekSet(_size)) return 0;
	const uint8_t *from = (const uint8_t *)bytes;
	for (uint16_t left = count; left > 0;) {
		uint8_t *block = blockAtPosition(true);
		if (!block) return count - left;
		uint16_t offset = _position & 511;
		uint16_t piece = min(left, (uint16_t)(512 - offset));
		memcpy(block + offset, from, piece);
		SdVolume::markChanged();
		from += piece;
		left -= piece;
		_position += piece;
		if (_position > _size) _size = _position;
	}
	if (_flags & O_SYNC) sync();
	return count;
}

bool SdFile::seekSet(uint32_t position) {
	if (!isOpen() || position > _size) return false;
	_position = position;
	_current = 0;
	if (_kind == IS_ROOT || position == 0) return true;
	_current = _first;
	uint32_t clusterBytes = (uint32_t)_volume->_blocksPerCluster << 9;
	for (uint32_t steps = (position - 1) / clusterBytes; steps > 0; steps--) {
		_current = _volume->next(_current);
		if (_current < 2 || _current >= LAST_CLUSTER) return false;
	}
	return true;
}

// --- Listing

static void printTwo(uint16_t value) {
	if (value < 10) Serial.print('0');
	Serial.print(value);
}

void SdFile::ls(uint8_t flags, uint8_t indent) {
	Entry entry;
	rewind();
	while (nextEntry(entry)) {
		char name[13];
		SdFile file;
		memcpy(file._short, entry.name, 11);
		file.getName(name);
		for (uint8_t i = 0; i < indent; i++) Serial.print(' ');
		uint8_t width = Serial.print(name);
		bool isFolder = entry.attributes & FOLDER;
		if (isFolder) width += Serial.print('/');
		if (flags & (LS_DATE | LS_SIZE))
			for (; width < 14; width++) Serial.print(' ');
		if (flags & LS_DATE) {
			Serial.print(1980 + (entry.date >> 9));
			Serial.print('-');
			printTwo((entry.date >> 5) & 15);
			Serial.print('-');
			printTwo(entry.date & 31);
			Serial.print(' ');
			printTwo(entry.time >> 11);
			Serial.print(':');
			printTwo((entry.time >> 5) & 63);
			Serial.print(':');
			printTwo((entry.time & 31) * 2);
		}
		if (!isFolder && (flags & LS_SIZE)) {
			Serial.print(' ');
			Serial.print(entry.size);
		}
		Serial.println();
		uint32_t position = _position;
		if (isFolder && (flags & LS_R) && file.openEntry(*this, entry, O_READ)) file.ls(flags, indent + 2);
		seekSet(position);
	}
}
