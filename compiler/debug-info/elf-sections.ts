const LATIN = new TextDecoder("latin1");

/** The sections of a 32-bit little-endian ELF file, by name. @throws RangeError when the file is cut. */
export function elfSections(file: Uint8Array): ReadonlyMap<string, Uint8Array> {
	const view = new DataView(file.buffer, file.byteOffset, file.length);
	const [u16, u32] = [(at: number) => view.getUint16(at, true), (at: number) => view.getUint32(at, true)];
	const table = u32(32);
	const size = u16(46);
	const count = u16(48);
	const header = (index: number) => {
		const at = table + index * size;
		const [name, offset, length] = [u32(at), u32(at + 16), u32(at + 20)];
		return { name, content: file.subarray(offset, offset + length) };
	};
	const names = header(u16(50)).content;
	const sections = new Map<string, Uint8Array>();
	for (let index = 0; index < count; index++) {
		const { name, content } = header(index);
		sections.set(LATIN.decode(names.subarray(name, Math.max(name, names.indexOf(0, name)))), content);
	}
	return sections;
}
