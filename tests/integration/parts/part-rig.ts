import { testCompiler } from "#compiler/testing/test-compiler.ts";
import type { Circuit } from "#simulator/circuit.ts";
import { createSimulation } from "#simulator/create-simulation.ts";
import type { PartState } from "#simulator/parts/part.ts";
import type { Simulation } from "#simulator/simulation.ts";

const SKETCHES = import.meta.glob<string>("./sketches/*.ino", { eager: true, import: "default", query: "?raw" });

/** A compiler for the sketches beside this file. */
export async function openSketches() {
	const { compiler, close } = await testCompiler();
	return {
		close,
		/** A board that runs the sketch `name` in a circuit: parts as `kind` or with their props, wires as pairs of points. */
		rig(name: string, parts: PartList, wires: Wires): Promise<Rig> {
			return this.rigOf(SKETCHES[`./sketches/${name}.ino`] ?? "", parts, wires);
		},
		/** As `rig`, of the sketch itself. */
		async rigOf(source: string, parts: PartList, wires: Wires): Promise<Rig> {
			const answer = await compiler.compile(source, { userId: "parts" });
			if (answer.outcome === "failed") throw new Error(answer.diagnostics.map(({ raw }) => raw).join("\n"));
			return rigOf(createSimulation({ hex: answer.hex, circuit: circuitOf(parts, wires) }));
		},
	};
}

type PartList = Readonly<Record<string, string | { kind: string; props: Record<string, string | number> }>>;
type Wires = readonly (readonly [string, string])[];

function circuitOf(parts: PartList, wires: Wires): Circuit {
	return {
		board: "uno",
		parts: Object.entries(parts).map(([id, part]) => ({
			id,
			x: 0,
			y: 0,
			...(typeof part === "string" ? { kind: part } : part),
		})),
		wires: wires.map(([from, to]) => ({ from, to, color: "red" })),
	};
}

export interface Rig {
	readonly simulation: Simulation;
	/** Moves controls, named `part.control`. */
	set(values: Readonly<Record<string, number>>): void;
	/** Everything that was printed. */
	printed(): string;
	/** Advances time; returns the last complete line printed, as numbers. */
	read(milliseconds: number): number[];
	state<Kind extends PartState["kind"]>(id: string, kind: Kind): PartState & { kind: Kind };
}

function rigOf(simulation: Simulation): Rig {
	let printed = "";
	simulation.onSerial((text) => {
		printed += text;
	});
	return {
		simulation,
		printed: () => printed,
		set(values) {
			for (const [name, value] of Object.entries(values)) {
				const [part = "", control = ""] = name.split(".");
				simulation.setControl(part, control, value);
			}
		},
		read(milliseconds) {
			simulation.advance(milliseconds);
			return (printed.split("\n").at(-2) ?? "").trim().split(" ").map(Number);
		},
		state(id, kind) {
			const state = simulation.partStates()[id];
			if (state?.kind !== kind) throw new Error(`${id} is no ${kind}`);
			return state as PartState & { kind: typeof kind };
		},
	};
}

/** Wires for the pins of a part: to the board's `uno.` unless another part is named. */
export function wired(part: string, pins: Readonly<Record<string, string>>): [string, string][] {
	return Object.entries(pins).map(([pin, to]) => [
		`${part}.${pin}`,
		to.includes(".") && !to.startsWith("GND") && !to.startsWith("3.3") ? to : `uno.${to}`,
	]);
}
