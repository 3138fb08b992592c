import type { Compiler } from "#compiler/compiler.ts";
import { loadPublishedCode } from "#content/passages.ts";
import { loadProject } from "#content/projects.ts";
import { createSolutionGuard } from "#domain/assistant/solution-guard.ts";
import type { Circuit, Wire } from "#simulator/circuit.ts";
import { solutionsOf } from "../../../server/assistant/solutions.ts";
import { agrees, plainText } from "./answer-text.ts";
import { type AnsweredWork, answerWork } from "./answer-work.ts";

/** A broken program with what may be said of it: benchmarks/helper-corpus/README.md. */
export interface BrokenProgram {
	readonly id: string;
	readonly project: string | null;
	readonly language: "cpp" | "blocks";
	readonly program: string;
	readonly circuit: "solution" | { readonly changes: readonly Change[] } | { readonly whole: Circuit };
	readonly acceptable: readonly { readonly at?: Position; readonly matches: string }[];
	readonly wrong: readonly string[];
}

interface Position {
	readonly line?: number | readonly [number, number];
	readonly part?: string;
	readonly pin?: string;
}

type Ends = Pick<Wire, "from" | "to">;

type Change =
	| { readonly remove: Ends }
	| { readonly move: Ends; readonly as: Ends }
	| { readonly add: Ends & Partial<Wire> }
	| { readonly legs: string; readonly as: Record<string, string> }
	| { readonly props: string; readonly as: Record<string, string | number> };

export interface Judged {
	readonly id: string;
	readonly verdict: "right" | "wrong" | "not helpful";
	readonly said: string;
}

export async function judgeProgram(one: BrokenProgram, compiler: Compiler): Promise<Judged> {
	const circuit = await circuitOf(one);
	const answered = await answerWork({ ...one, circuit }, compiler);
	const text = plainText(answered.words);
	const at = positionOf(one, answered);
	const said = `${JSON.stringify(at)} ${text}`;
	const { id } = one;
	const guard = createSolutionGuard(
		await solutionsOf(one.project ?? undefined),
		one.program,
		await loadPublishedCode(),
	);
	if (guard.reveals(answered.words) || one.wrong.some((pattern) => agrees(text, pattern)))
		return { id, verdict: "wrong", said };
	const isRight = one.acceptable.some(
		({ at: wanted, matches }) => agrees(text, matches) && positionsAgree(wanted, at, text, circuit),
	);
	return { id, verdict: isRight ? "right" : "not helpful", said };
}

/** For blocks the line of the block's text. */
function positionOf({ language, program }: BrokenProgram, { step, block }: AnsweredWork) {
	const at = language === "blocks" ? lineOfBlock(program, block) : step.line;
	return {
		...(at === undefined ? {} : { line: at }),
		...(step.pin ? { pin: step.pin } : {}),
		...(step.part ? { part: step.part } : {}),
	};
}

/** Blocks are numbered in the order of their lines; `else` is none. */
function lineOfBlock(program: string, block: string | null): number | undefined {
	const lines = program
		.split("\n")
		.flatMap((line, index) => (line.trim() === "" || line.trim() === "else" ? [] : [index + 1]));
	return block === null ? undefined : lines[Number(block.slice(1)) - 1];
}

function positionsAgree(
	wanted: Position | undefined,
	at: { line?: number; pin?: string; part?: string },
	text: string,
	circuit: Circuit,
): boolean {
	if (!wanted) return true;
	const [from, to] =
		wanted.line === undefined
			? [0, 0]
			: [wanted.line].flat().length === 2
				? (wanted.line as [number, number])
				: [wanted.line as number, wanted.line as number];
	const lineAgrees = at.line === undefined || wanted.line === undefined || (at.line >= from && at.line <= to);
	const pinAgrees = at.pin === undefined || wanted.pin === undefined || bare(at.pin) === bare(wanted.pin);
	const partAgrees = at.part === undefined || wanted.part === undefined || at.part === wanted.part;
	if (!lineAgrees || !pinAgrees || !partAgrees) return false;
	const kind = circuit.parts.find(({ id }) => id === wanted.part)?.kind ?? "";
	const lines = Array.from({ length: to - from + 1 }, (_, index) => from + index);
	return (
		(wanted.line !== undefined &&
			(at.line !== undefined || lines.some((line) => agrees(text, `\\bline ${line}\\b`)))) ||
		(wanted.pin !== undefined && (at.pin !== undefined || agrees(text, `\\bpin ${bare(wanted.pin)}\\b`))) ||
		(wanted.part !== undefined && (at.part !== undefined || agrees(text, `\\b(?:${wanted.part}|${kind})\\b`)))
	);
}

/** `uno.9` is pin 9. */
function bare(pin: string): string {
	return pin.replace(/^uno\./, "");
}

async function circuitOf({ project, circuit }: BrokenProgram): Promise<Circuit> {
	if (typeof circuit === "object" && "whole" in circuit) return circuit.whole;
	const id = project ?? "";
	const own = (await loadProject(id))?.circuit;
	if (!own) throw new Error(`There is no project ${id}`);
	return circuit === "solution" ? own : circuit.changes.reduce(changed, own);
}

function changed(circuit: Circuit, change: Change): Circuit {
	const is = (wire: Ends, ends: Ends) =>
		(wire.from === ends.from && wire.to === ends.to) || (wire.from === ends.to && wire.to === ends.from);
	// A project whose circuit was changed since would leave the program as it should be.
	const named = "remove" in change ? change.remove : "move" in change ? change.move : null;
	if (named && !circuit.wires.some((wire) => is(wire, named)))
		throw new Error(`There is no wire from ${named.from} to ${named.to}`);
	const part = "legs" in change ? change.legs : "props" in change ? change.props : null;
	if (part !== null && !circuit.parts.some(({ id }) => id === part)) throw new Error(`There is no part ${part}`);
	if ("remove" in change) return { ...circuit, wires: circuit.wires.filter((wire) => !is(wire, change.remove)) };
	if ("move" in change)
		return {
			...circuit,
			wires: circuit.wires.map((wire) => (is(wire, change.move) ? { ...wire, ...change.as } : wire)),
		};
	if ("add" in change) return { ...circuit, wires: [...circuit.wires, { color: "green", ...change.add }] };
	if ("legs" in change)
		return {
			...circuit,
			parts: circuit.parts.map((part) => (part.id === change.legs ? { ...part, legs: change.as } : part)),
		};
	return {
		...circuit,
		parts: circuit.parts.map((part) =>
			part.id === change.props ? { ...part, props: { ...part.props, ...change.as } } : part,
		),
	};
}
