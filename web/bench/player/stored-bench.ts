import { asBlockProject, loadProject, type Project } from "#content/projects.ts";
import { startingCircuit } from "#content/starting-circuit.ts";
import type { BlockProgram } from "#domain/bench/block-program/block-program.ts";
import { type BlockDevices, fitsDevices } from "#domain/bench/block-program/devices.ts";
import { fromBlockly } from "#domain/bench/block-program/from-blockly.ts";
import { SKETCH_MAXIMUM } from "#domain/bench/compile-result.ts";
import { getLocale } from "#messages/generated/runtime.js";
import { BOARD_ID, UNO_PIN_NAMES } from "#simulator/board/uno-pins.ts";
import { type Circuit, circuitSchema } from "#simulator/circuit.ts";
import { loadPartKinds } from "#simulator/parts/load-part-kinds.ts";
import type { PartKinds } from "#simulator/parts/part.ts";

/** A piece of work as it is stored. Somebody else made it: nothing of it is trusted. */
export interface StoredBench {
	kind: "sketch" | "blocks";
	/** The project that it was made in; null where it belongs to none. */
	projectId: string | null;
	/** A sketch's text; or blocks in Blockly's own form, as an object or as JSON. */
	program: unknown;
	/** The circuit that was built, as an object or as JSON; null or absent where none was stored. */
	circuit?: unknown;
	/**
	 * The circuit where none was stored: `start`, what a learner of the project begins with, or `wired`, the project's own.
	 * Absent: what was on the board is not known, and none is shown.
	 */
	unbuilt?: "start" | "wired";
}

export type BenchProgram =
	| { kind: "sketch"; source: string }
	/** `program` is null where the blocks can be shown, but do not fit the project's parts. */
	| { kind: "blocks"; state: object; program: BlockProgram | null; devices: BlockDevices };

/** The same, checked; null for what cannot be read. */
export interface Bench {
	program: BenchProgram | null;
	circuit: Circuit | null;
	kinds: PartKinds;
}

/** Longer stored texts are not read: no work of ours comes near. */
const MOST_CHARACTERS = 400_000;
const BARE_BOARD: Circuit = { board: "uno", parts: [], wires: [] };

/** Loads what a stored work needs, and checks the work. Rejects only where a file of the page cannot be fetched. */
export async function loadBench(stored: StoredBench): Promise<Bench> {
	const { projectId } = stored;
	const project = projectId === null ? null : await loadProject(projectId, getLocale());
	const program = readProgram(stored, asBlockProject(project)?.program.devices);
	const built = circuitOf(stored, project);
	const kinds = await loadPartKinds(built ?? BARE_BOARD);
	return { program, circuit: built && withoutLooseEnds(built, kinds), kinds };
}

/** The program of a stored work; null where it is none, or is longer than any that can be made here. `devices`: of a project of blocks. */
export function readProgram({ kind, program }: StoredBench, devices: BlockDevices | undefined): BenchProgram | null {
	if (kind === "sketch") {
		const fits = typeof program === "string" && program.length <= SKETCH_MAXIMUM;
		return fits ? { kind, source: program.replaceAll("\r\n", "\n") } : null;
	}
	const state = objectFrom(program);
	const read = state && fromBlockly(state);
	if (!devices || !read) return null;
	return { kind, state, program: fitsDevices(read, devices) ? read : null, devices };
}

function circuitOf({ kind, circuit, unbuilt }: StoredBench, project: Project | null): Circuit | null {
	const own = project?.circuit ?? BARE_BOARD;
	// Blocks run on the project's own circuit, whatever has been wired for practice.
	if (kind === "blocks") return own;
	if (circuit !== null && circuit !== undefined) return readCircuit(circuit);
	if (unbuilt === "wired") return own;
	return unbuilt === "start" ? startingCircuit(project ?? { kit: "secondary", circuit: own }) : null;
}

/** The circuit of a stored work; null where there is none, or it cannot be read. */
export function readCircuit(stored: unknown): Circuit | null {
	return circuitSchema.safeParse(objectFrom(stored)).data ?? null;
}

/** An object that was stored as itself or as JSON. */
function objectFrom(stored: unknown): object | null {
	if (typeof stored !== "string") return isObject(stored) ? stored : null;
	if (stored.length > MOST_CHARACTERS) return null;
	try {
		const parsed: unknown = JSON.parse(stored);
		return isObject(parsed) ? parsed : null;
	} catch {
		return null;
	}
}

function isObject(value: unknown): value is object {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A circuit without the wires and legs that end at pins which the parts do not have: no board can be made of them. */
export function withoutLooseEnds(circuit: Circuit, kinds: PartKinds): Circuit {
	const kindOf = new Map(circuit.parts.map(({ id, kind }) => [id, kinds.get(kind)]));
	const ends = (endpoint: string) => {
		const dot = endpoint.indexOf(".");
		const [id, pin] = [endpoint.slice(0, dot), endpoint.slice(dot + 1)];
		if (id === BOARD_ID) return UNO_PIN_NAMES.includes(pin);
		return kindOf.has(id) && (kindOf.get(id)?.pins.includes(pin) ?? true);
	};
	return {
		...circuit,
		parts: circuit.parts.map(({ legs, ...part }) => {
			const kept = Object.entries(legs ?? {}).filter(([pin, hole]) => ends(`${part.id}.${pin}`) && ends(hole));
			return kept.length > 0 ? { ...part, legs: Object.fromEntries(kept) } : part;
		}),
		wires: circuit.wires.filter(({ from, to }) => ends(from) && ends(to)),
	};
}
