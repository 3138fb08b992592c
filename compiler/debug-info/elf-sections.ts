/** The sections of a 32-bit little-endian ELF file, by name. @throws RangeError when the file is cut. */
export function elfSections(file: Buffer): ReadonlyMap<string, Buffer> {
	const table = file.readUInt32LE(32);
	const size = file.readUInt16LE(46);
	const count = file.readUInt16LE(48);
	const header = (index: number) => {
		const at = table + index * size;
		const [name, offset, length] = [file.readUInt32LE(at), file.readUInt32LE(at + 16), file.readUInt32LE(at + 20)];
		return { name, content: file.subarray(offset, offset + length) };
	};
	const names = header(file.readUInt16LE(50)).content;
	const sections = new Map<string, Buffer>();
	for (let index = 0; index < count; index++) {
		const { name, content } = header(index);
		sections.set(names.toString("latin1", name, Math.max(name, names.indexOf(0, name))), content);
	}
	return sections;
}
