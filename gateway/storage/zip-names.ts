import type { FileHandle } from "node:fs/promises";

/** Bytes the end record has at least, and at most (with a comment). */
const END_MINIMUM = 22;
const END_MAXIMUM = END_MINIMUM + 0xffff;
const DIRECTORY_MAXIMUM = 1024 * 1024;

/**
 * The names in a zip file's central directory (APPNOTE 4.3.12, 4.3.16); null if it has none that can be read. Nothing
 * is unpacked.
 */
export async function namesInZip(file: FileHandle, size: number): Promise<Set<string> | null> {
	const tailLength = Math.min(size, END_MAXIMUM);
	const tail = await bytesAt(file, size - tailLength, tailLength);
	const end = tail.lastIndexOf("PK\x05\x06", tail.length - END_MINIMUM, "latin1");
	if (end < 0) return null;
	const length = tail.readUInt32LE(end + 12);
	const start = tail.readUInt32LE(end + 16);
	if (length > DIRECTORY_MAXIMUM || start + length > size) return null;
	return namesOf(await bytesAt(file, start, length));
}

function namesOf(directory: Buffer): Set<string> | null {
	const names = new Set<string>();
	for (let at = 0; at + 46 <= directory.length; ) {
		if (directory.toString("latin1", at, at + 4) !== "PK\x01\x02") return null;
		const nameLength = directory.readUInt16LE(at + 28);
		const rest = directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
		names.add(directory.toString("utf8", at + 46, at + 46 + nameLength));
		at += 46 + nameLength + rest;
	}
	return names;
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
	const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
	return buffer.subarray(0, bytesRead);
}
