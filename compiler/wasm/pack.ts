/** Files by their paths. */
export type Files = ReadonlyMap<string, Uint8Array>;

const LENGTH_BYTES = 4;

/**
 * Many files as one: the length of a list (32 bits, little-endian), the list of paths and sizes as JSON, then the files one
 * behind another.
 */
export function writePack(files: Files): Uint8Array {
	const paths = [...files.keys()].sort();
	const contents = paths.map((path) => files.get(path) ?? new Uint8Array());
	const list = new TextEncoder().encode(JSON.stringify(paths.map((path, at) => [path, contents[at]?.length])));
	const pack = new Uint8Array(contents.reduce((sum, { length }) => sum + length, LENGTH_BYTES + list.length));
	new DataView(pack.buffer).setUint32(0, list.length, true);
	let at = LENGTH_BYTES;
	for (const part of [list, ...contents]) {
		pack.set(part, at);
		at += part.length;
	}
	return pack;
}

/** The files of what `writePack` has written; they share its memory. */
export function readPack(pack: Uint8Array): Map<string, Uint8Array> {
	const length = new DataView(pack.buffer, pack.byteOffset).getUint32(0, true);
	let at = LENGTH_BYTES + length;
	const list: [string, number][] = JSON.parse(new TextDecoder().decode(pack.subarray(LENGTH_BYTES, at)));
	return new Map(
		list.map(([path, size]) => {
			const from = at;
			at += size;
			return [path, pack.subarray(from, at)];
		}),
	);
}
