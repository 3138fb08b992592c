import type { Piece, Whereabouts } from "#domain/bench/debug-info.ts";
import { DwarfReader } from "./dwarf-reader.ts";
import type { AttributeValue } from "./entries.ts";

/** Where avr-gcc sees RAM. */
const RAM_OFFSET = 0x800000;
const FLASH_END = 0x10000;
const MOST_RANGES = 1000;

type Located = Pick<Whereabouts, "pieces" | "value">;

/** Where a variable's value is, by its location attribute; nothing for what is never anywhere. */
export function readWhereabouts(
	location: AttributeValue | undefined,
	lists: Uint8Array,
	unitStart: number,
	frame: FrameBase,
): Whereabouts[] {
	if (location?.is === "block") {
		const located = readExpression(location.block, frame);
		return located ? [{ from: 0, to: FLASH_END, ...located }] : [];
	}
	if (location?.is !== "section") return [];
	const reader = new DwarfReader(lists, location.offset);
	const found: Whereabouts[] = [];
	for (let base = unitStart, count = 0; count < MOST_RANGES; count++) {
		const [from, to] = [reader.u32(), reader.u32()];
		if (from === 0 && to === 0) break;
		if (from === 0xffffffff) {
			base = to;
			continue;
		}
		const located = readExpression(reader.block(reader.u16()), frame);
		if (located) found.push({ from: base + from, to: base + to, ...located });
	}
	return found;
}

/** What a function's frame offsets count from: its canonical frame address, or a register pair. */
export type FrameBase = "cfa" | { register: number } | null;

export function readFrameBase(location: AttributeValue | undefined): FrameBase {
	if (location?.is !== "block") return null;
	const reader = new DwarfReader(location.block);
	const operation = reader.u8();
	if (operation === 0x9c) return "cfa";
	if (operation >= 0x50 && operation <= 0x6f) return { register: operation - 0x50 };
	return operation >= 0x70 && operation <= 0x8f && reader.sleb() === 0 ? { register: operation - 0x70 } : null;
}

/** An expression (DWARF 4, chapter 2.5) of the kinds that say where a value is; null for any other. */
export function readExpression(expression: Uint8Array, frame: FrameBase): Located | null {
	const reader = new DwarfReader(expression);
	const pieces: Piece[] = [];
	let last: Omit<Piece, "bytes"> | null = null;
	let value: number | null = null;
	while (!reader.ended) {
		const operation = reader.u8();
		if (operation === 0x03) last = { in: "ram", at: (reader.u32() - RAM_OFFSET) & 0xffff };
		else if (operation >= 0x50 && operation <= 0x6f) last = { in: "register", at: operation - 0x50 };
		else if (operation === 0x91 && frame === "cfa") last = { in: "frame", at: reader.sleb() };
		else if (operation === 0x91 && typeof frame === "object" && frame)
			last = { in: "pointed", ...frame, at: reader.sleb() };
		else if (operation >= 0x70 && operation <= 0x8f)
			last = { in: "pointed", register: operation - 0x70, at: reader.sleb() };
		else if (operation === 0x92) last = { in: "pointed", register: reader.uleb(), at: reader.sleb() };
		else if (operation === 0x93 && last) {
			pieces.push({ ...last, bytes: reader.uleb() });
			last = null;
		} else if (operation >= 0x30 && operation <= 0x4f) value = operation - 0x30;
		else if (operation >= 0x08 && operation <= 0x0d)
			value = reader.number(1 << ((operation - 0x08) >> 1), operation % 2 === 1);
		else if (operation === 0x10) value = reader.uleb();
		else if (operation === 0x11) value = reader.sleb();
		else if (operation === 0x9f && value !== null) return { value };
		else return null;
	}
	if (last && pieces.length === 0) return { pieces: [{ ...last, bytes: 0 }] };
	return pieces.length > 0 && !last ? { pieces } : null;
}
