/** The card's blocks, and what its first folder has. */
export interface CardImage {
	/** A copy of a block; zeros where nothing was written. */
	read(block: number): Uint8Array;
	write(block: number, bytes: Uint8Array): void;
	/** The names in the first folder as a computer shows them: "DATALOG.TXT". */
	fileNames(): string[];
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
const FREE = 0xe5;
const VOLUME_LABEL = 0x08;

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
	return {
		read,
		write: (block, bytes) => void blocks.set(block, bytes.slice()),
		fileNames() {
			const names: string[] = [];
			for (let block = ROOT; block < ROOT + (ROOT_ENTRIES * ENTRY_BYTES) / BLOCK_BYTES; block++) {
				const bytes = read(block);
				for (let at = 0; at < BLOCK_BYTES; at += ENTRY_BYTES) {
					if (bytes[at] === 0) return names;
					if (bytes[at] !== FREE && ((bytes[at + 11] ?? 0) & VOLUME_LABEL) === 0) names.push(nameAt(bytes, at));
				}
			}
			return names;
		},
	};
}

function nameAt(bytes: Uint8Array, at: number): string {
	const text = (from: number, to: number) => String.fromCharCode(...bytes.slice(at + from, at + to)).trimEnd();
	return [text(0, 8), text(8, 11)].filter((part) => part !== "").join(".");
}

const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0));
