import { DwarfReader } from "./dwarf-reader.ts";

/** From a code address on, the frame's base is a register pair plus this many bytes. */
export type FrameRule = [address: number, register: number, offset: number];

const CIE = 0xffffffff;

/** The frame rules of each function, by the address where it begins (DWARF 4, chapter 6.4). */
export function readCallFrames(section: Uint8Array): Map<number, FrameRule[]> {
	const reader = new DwarfReader(section);
	const initial = new Map<number, { start: Uint8Array; scale: number }>();
	const frames = new Map<number, FrameRule[]>();
	while (!reader.ended) {
		const offset = reader.at;
		const entry = new DwarfReader(reader.block(reader.u32()));
		const id = entry.u32();
		if (id === CIE) {
			const version = entry.u8();
			if (entry.text() !== "") continue;
			if (version >= 4) entry.u16();
			const scale = entry.uleb();
			entry.sleb();
			if (version === 1) entry.u8();
			else entry.uleb();
			initial.set(offset, { start: rest(entry), scale });
			continue;
		}
		const common = initial.get(id);
		if (!common) continue;
		const from = entry.u32();
		entry.u32();
		frames.set(from, readRules(from, [common.start, rest(entry)], common.scale));
	}
	return frames;
}

function rest(reader: DwarfReader): Uint8Array {
	return reader.block(reader.left);
}

function readRules(from: number, programs: readonly Uint8Array[], scale: number): FrameRule[] {
	const rules: FrameRule[] = [];
	const saved: { register: number; bytes: number }[] = [];
	let [address, register, bytes] = [from, 32, 0];
	const set = () => {
		if (rules.at(-1)?.[0] === address) rules.pop();
		rules.push([address, register, bytes]);
	};
	for (const program of programs) {
		const reader = new DwarfReader(program);
		while (!reader.ended) {
			const operation = reader.u8();
			const small = operation & 0x3f;
			if (operation >> 6 === 1) address += small * scale;
			else if (operation >> 6 === 2) reader.uleb();
			else if (operation >> 6 === 3) continue;
			else if (operation === 0x02) address += reader.u8() * scale;
			else if (operation === 0x03) address += reader.u16() * scale;
			else if (operation === 0x04) address += reader.u32() * scale;
			else if (operation === 0x0a) saved.push({ register, bytes });
			else if (operation === 0x0b) {
				({ register, bytes } = saved.pop() ?? { register, bytes });
				set();
			} else if (operation === 0x0c || operation === 0x0d || operation === 0x0e) {
				if (operation !== 0x0e) register = reader.uleb();
				if (operation !== 0x0d) bytes = reader.uleb();
				set();
			} else if (operation === 0x06 || operation === 0x07 || operation === 0x08) reader.uleb();
			else if (operation === 0x05 || operation === 0x09) {
				reader.uleb();
				reader.uleb();
			} else if (operation !== 0) return rules;
		}
	}
	return rules;
}
