#include "SD.h"

SDClass SD;

// --- Files

File::File(const SdFile &file, const char *name) : _file((SdFile *)malloc(sizeof(SdFile))) {
	strncpy(_name, name, sizeof(_name) - 1);
	_name[sizeof(_name) - 1] = 0;
	if (_file) *_file = file;
}

size_t File::write(uint8_t byte) { return write(&byte, 1); }

size_t File::write(const uint8_t *bytes, size_t count) {
	size_t written = _file ? _file->write(bytes, count) : 0;
	if (written < count) setWriteError();
	return written;
}

int File::available() {
	if (!_file || _file->isDir()) return 0;
	uint32_t left = _file->fileSize() - _file->curPosition();
	return left > 0x7FFF ? 0x7FFF : left;
}

int File::read() { return _file ? _file->read() : -1; }

int File::read(void *bytes, uint16_t count) { return _file ? _file->read(bytes, count) : 0; }

int File::peek() {
	if (!_file) return -1;
	uint32_t position = _file->curPosition();
	int byte = _file->read();
	if (byte != -1) _file->seekSet(position);
	return byte;
}

void File::flush() {
	if (_file) _file->sync();
}

void File::close() {
	if (!_file) return;
	_file->close();
	free(_file);
	_file = 0;
}

File File::openNextFile(uint8_t mode) {
	SdFile next;
	if (!_file || !next.openNext(*_file, mode)) return File();
	char name[13];
	next.getName(name);
	return File(next, name);
}

// --- The card

bool SDClass::begin(uint8_t csPin) {
	end();
	return _card.initAt(4000000, csPin) && _volume.init(_card) && _root.openRoot(_volume);
}

bool SDClass::begin(uint32_t clock, uint8_t csPin) {
	end();
	return _card.initAt(clock, csPin) && _volume.init(_card) && _root.openRoot(_volume);
}

const char *SDClass::folderOf(const char *path, SdFile &folder, bool make) {
	if (!_root.isOpen()) return 0;
	folder = _root;
	for (;;) {
		while (*path == '/') path++;
		const char *slash = strchr(path, '/');
		if (!slash || !slash[1]) return path;
		SdFile inner;
		if (!inner.open(folder, path, O_READ) && !(make && inner.makeDir(folder, path))) return 0;
		if (!inner.isDir()) return 0;
		folder = inner;
		path = slash;
	}
}

File SDClass::open(const char *path, uint8_t mode) {
	SdFile folder, file;
	const char *name = folderOf(path, folder, false);
	if (!name) return File();
	if (!*name) {
		folder.rewind();
		return File(folder, "/");
	}
	if (!file.open(folder, name, mode)) {
		// A folder can be opened, if not written to.
		if (!file.open(folder, name, O_READ) || !file.isDir()) return File();
	}
	if ((mode & O_APPEND) && !file.isDir()) file.seekEnd();
	return File(file, name);
}

bool SDClass::exists(const char *path) {
	SdFile folder, file;
	const char *name = folderOf(path, folder, false);
	return name && (!*name || file.open(folder, name, O_READ));
}

bool SDClass::mkdir(const char *path) {
	SdFile folder, made;
	const char *name = folderOf(path, folder, true);
	if (!name || !*name) return false;
	return made.makeDir(folder, name) || (made.open(folder, name, O_READ) && made.isDir());
}

bool SDClass::remove(const char *path) {
	SdFile folder, file;
	const char *name = folderOf(path, folder, false);
	return name && *name && file.open(folder, name, O_READ | O_WRITE) && file.remove();
}

bool SDClass::rmdir(const char *path) {
	SdFile folder, file;
	const char *name = folderOf(path, folder, false);
	return name && *name && file.open(folder, name, O_READ) && file.rmDir();
}
