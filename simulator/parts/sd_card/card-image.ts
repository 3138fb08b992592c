/** The card's blocks, and what its first folder has. */
export interface CardImage {
	/** A copy of a block; zeros where nothing was written. */
	read(block: number): Uint8Array;
	write(block: number, bytes: Uint8Array): void;
	/** The names in the first folder as a computer shows them: "DATALOG.TXT". */
	fileNames(): string[];
	/** The last whole line of the file made last there, and how many lines its first folder's files have, as far as they are saved. */
	savedLines(): { newest: string; count: number };
}

export const BLOCK_BYTES = 512;
/** 8 MB: the smallest round size that FAT16 takes with clusters of two blocks. */
export const CARD_BLOCKS = 16_384;

const PARTITION = 64;
const BLOCKS_PER_CLUSTER = 2;
const FAT_BLOCKS = 32;
const ROOT_ENTRIES = 512;
const ENTRY_BYTES = 32;
const ROOT = PARTITION + 1 + 2 * FAT_BLOCKS;
const DATA = ROOT + (ROOT_ENTRIES * ENTRY_BYTES) / BLOCK_BYTES;
const FREE = 0xe5;
const VOLUME_LABEL = 0x08;
const FOLDER = 0x10;
/** Numbers of clusters from here on are the end of a file. */
const END = 0xfff8;

/** An empty card as it is sold: one partition, formatted with FAT16 (Microsoft's FAT specification 1.03, "Boot sector and BPB"). */
export function formattedCard(): CardImage {
	const blocks = new Map<number, Uint8Array>();

	function format(block: number, fill: (bytes: Uint8Array, view: DataView) => void) {
		const bytes = new Uint8Array(BLOCK_BYTES);
		fill(bytes, new DataView(bytes.buffer));
		blocks.set(block, bytes);
	}

	format(0, (bytes, view) => {
		bytes[446 + 4] = 0x06;
		view.setUint32(446 + 8, PARTITION, true);
		view.setUint32(446 + 12, CARD_BLOCKS - PARTITION, true);
		view.setUint16(510, 0xaa55, true);
	});
	format(PARTITION, (bytes, view) => {
		bytes.set([0xeb, 0x3c, 0x90, ...ascii("INSPIRE ")]);
		view.setUint16(11, BLOCK_BYTES, true);
		bytes[13] = BLOCKS_PER_CLUSTER;
		view.setUint16(14, 1, true);
		bytes[16] = 2;
		view.setUint16(17, ROOT_ENTRIES, true);
		view.setUint16(19, CARD_BLOCKS - PARTITION, true);
		bytes[21] = 0xf8;
		view.setUint16(22, FAT_BLOCKS, true);
		view.setUint32(28, PARTITION, true);
		bytes[38] = 0x29;
		bytes.set(ascii("NO NAME    FAT16   "), 43);
		view.setUint16(510, 0xaa55, true);
	});
	for (const fat of [PARTITION + 1, PARTITION + 1 + FAT_BLOCKS])
		format(fat, (bytes) => bytes.set([0xf8, 0xff, 0xff, 0xff]));

	const read = (block: number) => blocks.get(block)?.slice() ?? new Uint8Array(BLOCK_BYTES);
	const wordAt = (bytes: Uint8Array, at: number) => (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);

	/** The entries of the first folder's files and folders. */
	function* entries(): Generator<Uint8Array> {
		for (let block = ROOT; block < DATA; block++) {
			const bytes = read(block);
			for (let at = 0; at < BLOCK_BYTES; at += ENTRY_BYTES) {
				if (bytes[at] === 0) return;
				const entry = bytes.slice(at, at + ENTRY_BYTES);
				if (entry[0] !== FREE && ((entry[11] ?? 0) & VOLUME_LABEL) === 0) yield entry;
			}
		}
	}

	function textOf(entry: Uint8Array): string {
		const size = wordAt(entry, 28) | (wordAt(entry, 30) << 16);
		const bytes: number[] = [];
		for (let cluster = wordAt(entry, 26); cluster >= 2 && cluster < END && bytes.length < size; ) {
			const first = DATA + (cluster - 2) * BLOCKS_PER_CLUSTER;
			for (let block = first; block < first + BLOCKS_PER_CLUSTER; block++) bytes.push(...read(block));
			cluster = wordAt(read(PARTITION + 1 + Math.floor(cluster / 256)), (cluster % 256) * 2);
		}
		return latin(bytes.slice(0, size));
	}

	return {
		read,
		write: (block, bytes) => void blocks.set(block, bytes.slice()),
		fileNames: () => [...entries()].map(nameOf),
		savedLines() {
			const files = [...entries()].filter((entry) => ((entry[11] ?? 0) & FOLDER) === 0);
			const lines = files.map((file) => textOf(file).split("\n").slice(0, -1));
			const newest = lines.at(-1)?.at(-1)?.trimEnd() ?? "";
			return { newest, count: lines.reduce((sum, { length }) => sum + length, 0) };
		},
	};
}

function nameOf(entry: Uint8Array): string {
	const text = (from: number, to: number) => latin(entry.slice(from, to)).trimEnd();
	return [text(0, 8), text(8, 11)].filter((part) => part !== "").join(".");
}

const latin = (bytes: Iterable<number>) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0));
