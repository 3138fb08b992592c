/** Instructions of WebAssembly that the translator writes (WebAssembly Core Specification 1.0, section 5.4). */
export const WASM = {
	unreachable: 0x00,
	block: 0x02,
	loop: 0x03,
	if: 0x04,
	else: 0x05,
	end: 0x0b,
	br: 0x0c,
	brIf: 0x0d,
	brTable: 0x0e,
	return: 0x0f,
	call: 0x10,
	callIndirect: 0x11,
	localGet: 0x20,
	localSet: 0x21,
	localTee: 0x22,
	globalGet: 0x23,
	globalSet: 0x24,
	load32: 0x28,
	load8: 0x2d,
	load16: 0x2f,
	store32: 0x36,
	store8: 0x3a,
	store16: 0x3b,
	const: 0x41,
	eqz: 0x45,
	eq: 0x46,
	ne: 0x47,
	gtS: 0x4a,
	leS: 0x4c,
	ltU: 0x49,
	geU: 0x4f,
	add: 0x6a,
	sub: 0x6b,
	mul: 0x6c,
	and: 0x71,
	or: 0x72,
	xor: 0x73,
	shl: 0x74,
	shrU: 0x76,
	extend8S: 0xc0,
} as const;

export const I32 = 0x7f;
/** A block, loop or if without a value. */
export const NO_VALUE = 0x40;

/** Appends a number of at most 32 bits as unsigned LEB128. */
export function appendUnsigned(bytes: number[], value: number): void {
	let left = value >>> 0;
	while (left > 0x7f) {
		bytes.push((left & 0x7f) | 0x80);
		left >>>= 7;
	}
	bytes.push(left);
}

/** The body of one function as it is written, instruction after instruction. Numbers are i32; addresses are byte offsets into the memory. */
export class WasmCode {
	readonly bytes: number[] = [];
	/** How many blocks, loops and ifs are open. */
	depth = 0;

	op(...codes: readonly number[]): this {
		for (const code of codes) this.bytes.push(code);
		return this;
	}

	num(value: number): this {
		this.bytes.push(WASM.const);
		let left = value | 0;
		for (;;) {
			const low = left & 0x7f;
			left >>= 7;
			if ((left === 0 && (low & 0x40) === 0) || (left === -1 && (low & 0x40) !== 0)) {
				this.bytes.push(low);
				return this;
			}
			this.bytes.push(low | 0x80);
		}
	}

	get(local: number): this {
		return this.with(WASM.localGet, local);
	}

	set(local: number): this {
		return this.with(WASM.localSet, local);
	}

	tee(local: number): this {
		return this.with(WASM.localTee, local);
	}

	getGlobal(global: number): this {
		return this.with(WASM.globalGet, global);
	}

	setGlobal(global: number): this {
		return this.with(WASM.globalSet, global);
	}

	call(functionIndex: number): this {
		return this.with(WASM.call, functionIndex);
	}

	callIndirect(type: number): this {
		return this.with(WASM.callIndirect, type).op(0);
	}

	/** An index or a count without an instruction. */
	count(value: number): this {
		appendUnsigned(this.bytes, value);
		return this;
	}

	/** `WASM.load8` and the like; the address on the stack plus `offset`. */
	memory(code: number, offset = 0): this {
		this.bytes.push(code, 0);
		appendUnsigned(this.bytes, offset);
		return this;
	}

	/** Loads a byte from a fixed address. */
	load8At(address: number): this {
		return this.num(0).memory(WASM.load8, address);
	}

	/** Loads an i32 from a fixed address. */
	load32At(address: number): this {
		return this.num(0).memory(WASM.load32, address);
	}

	/** Opens a block, loop or if without a value. */
	open(code: number): this {
		this.depth++;
		this.bytes.push(code, NO_VALUE);
		return this;
	}

	otherwise(): this {
		this.bytes.push(WASM.else);
		return this;
	}

	end(): this {
		this.depth--;
		this.bytes.push(WASM.end);
		return this;
	}

	/** Branches to the block or loop that was opened as the `opened`-th, counted from 0. */
	branchTo(opened: number): this {
		return this.with(WASM.br, this.depth - 1 - opened);
	}

	with(code: number, index: number): this {
		this.bytes.push(code);
		appendUnsigned(this.bytes, index);
		return this;
	}
}
