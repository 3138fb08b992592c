// biome-ignore-all lint/style/noNonNullAssertion: every index lies within its table
import type { DecodedProgram } from "../board/decode.ts";
import { cyclesOf, OP } from "./operations.ts";

/** Instructions that run one after the other: only the first is jumped to, only the last jumps. */
export interface Block {
	/** The addresses of its instructions, at least one. */
	readonly instructions: readonly number[];
	/** Where the run continues after the last one, in the same unit. */
	readonly following: readonly number[];
	/** Cycles of all instructions, and of all but the last. */
	readonly cycles: number;
	readonly cyclesBeforeLast: number;
}

/** Blocks that lead to each other other than by a call, by rising address: about one function of the sketch. */
export type Unit = readonly Block[];

/** A longer block is cut: it holds values in locals, and short slices would never get through it. */
const MOST_INSTRUCTIONS = 48;

const SKIPS: ReadonlySet<number> = new Set([OP.cpse, OP.sbrc, OP.sbrs, OP.sbic, OP.sbis]);
const CALLS: ReadonlySet<number> = new Set([OP.rcall, OP.call]);
const JUMPS: ReadonlySet<number> = new Set([OP.rjmp, OP.jmp]);
const BRANCHES: ReadonlySet<number> = new Set([OP.brbs, OP.brbc]);
const LEAVES: ReadonlySet<number> = new Set([OP.stop, OP.ret, OP.reti, OP.ijmp, OP.foreign]);

/** Successors of the instruction at `pc`, within its unit; undefined for plain fall-through. */
function jumpsOf({ op, b, size }: DecodedProgram, pc: number): readonly number[] | undefined {
	const kind = op[pc]!;
	const next = pc + size[pc]!;
	if (JUMPS.has(kind)) return [b[pc]!];
	if (BRANCHES.has(kind)) return [next, b[pc]!];
	if (SKIPS.has(kind)) return [next, next + size[next]!];
	if (CALLS.has(kind) || kind === OP.icall) return [next];
	return LEAVES.has(kind) ? [] : undefined;
}

/**
 * Finds what can be reached from the roots.
 * @param length words of the program; what lies beyond is in no block
 * @param endsBlock further instructions that only end a block, such as one that touches a register with a hook
 */
export function findUnits(
	program: DecodedProgram,
	length: number,
	roots: readonly number[],
	endsBlock: (pc: number) => boolean,
): Unit[] {
	const leaders = findLeaders(program, length, roots, endsBlock);
	const blocks = new Map<number, Block>();
	const waiting = [...leaders];
	for (let leader = waiting.pop(); leader !== undefined; leader = waiting.pop()) {
		if (blocks.has(leader)) continue;
		const block = blockAt(program, leader, (pc) => pc >= length || leaders.has(pc), endsBlock);
		blocks.set(leader, block);
		waiting.push(...block.following.filter((pc) => pc < length && !leaders.has(pc)));
	}
	return group(blocks);
}

function findLeaders(
	program: DecodedProgram,
	length: number,
	roots: readonly number[],
	endsBlock: (pc: number) => boolean,
): Set<number> {
	const { op, b, size } = program;
	const leaders = new Set<number>();
	const seen = new Set<number>();
	const waiting: number[] = [];
	const lead = (pc: number) => {
		if (pc >= length || leaders.has(pc)) return;
		leaders.add(pc);
		waiting.push(pc);
	};
	for (const root of roots) lead(root);
	for (let start = waiting.pop(); start !== undefined; start = waiting.pop()) {
		for (let pc = start; pc < length && !seen.has(pc); pc += size[pc]!) {
			seen.add(pc);
			const jumps = jumpsOf(program, pc);
			for (const target of jumps ?? []) lead(target);
			if (CALLS.has(op[pc]!)) lead(b[pc]!);
			// The host resumes after SLEEP.
			if (op[pc] === OP.stop) lead(pc + 1);
			else if (!jumps && endsBlock(pc)) lead(pc + size[pc]!);
			if (jumps) break;
		}
	}
	return leaders;
}

function blockAt(
	program: DecodedProgram,
	leader: number,
	beginsAnother: (pc: number) => boolean,
	endsBlock: (pc: number) => boolean,
): Block {
	const { op, size } = program;
	const instructions: number[] = [];
	let cycles = 0;
	for (let pc = leader; ; ) {
		instructions.push(pc);
		cycles += cyclesOf(op[pc]!);
		const next = pc + size[pc]!;
		const jumps = jumpsOf(program, pc);
		if (jumps || endsBlock(pc) || beginsAnother(next) || instructions.length >= MOST_INSTRUCTIONS)
			return { instructions, following: jumps ?? [next], cycles, cyclesBeforeLast: cycles - cyclesOf(op[pc]!) };
		pc = next;
	}
}

/** Puts blocks that lead to each other together. */
function group(blocks: ReadonlyMap<number, Block>): Unit[] {
	const above = new Map<number, number>();
	const rootOf = (pc: number): number => {
		let root = pc;
		for (let up = above.get(root); up !== undefined; up = above.get(root)) root = up;
		if (root !== pc) above.set(pc, root);
		return root;
	};
	for (const [leader, block] of blocks) {
		for (const next of block.following) {
			if (!blocks.has(next)) continue;
			const [one, other] = [rootOf(leader), rootOf(next)];
			if (one !== other) above.set(one, other);
		}
	}
	const units = new Map<number, Block[]>();
	for (const leader of [...blocks.keys()].sort((one, other) => one - other)) {
		const root = rootOf(leader);
		units.set(root, [...(units.get(root) ?? []), blocks.get(leader)!]);
	}
	return [...units.values()];
}
