import type { WiringProblem } from "#domain/bench/wiring-problem.ts";
import type { Circuit, PlacedPart } from "../circuit.ts";
import { PART_KINDS } from "../parts/registry.ts";
import { checkWiring } from "../wiring/check-wiring.ts";
import { fedByOthers, type Watched } from "../wiring/feeding.ts";
import { CATALOGUE, viewOf } from "../wiring/wiring-view.ts";
import type { Checks, Expectation } from "./format.ts";
import { watchedPart } from "./watched-part.ts";

/** What a learner's circuit is worth: a circuit to run the checks in, or why it cannot count. */
export type JudgedCircuit =
	| { fit: true; circuit: Circuit; asWanted: boolean }
	| { fit: false; problems: readonly WiringProblem[] };

/**
 * Decides whether a project's checks may run in a circuit that a learner built. It must be safe, have the parts that the
 * checks name, and leave it to the program to move what the checks watch. Where the checks watch pins themselves, it must
 * be wired as the project's. Sensors are the project's own, whatever the learner's say of themselves.
 * Parts of kinds that do not exist here count for nothing. Throws `UnknownEndpoint`.
 */
export function judgeCircuit(built: Circuit, project: { circuit: Circuit; checks: Checks }): JudgedCircuit {
	const problems = checkWiring(built, project.circuit);
	const dangers = problems.filter(({ severity }) => severity === "danger");
	if (dangers.length > 0) return { fit: false, problems };
	const named = namedIn(project.checks);
	const standIns = standInsFor(named.parts, built, project.circuit);
	const missing = named.parts.filter((id) => !standIns.has(id));
	if (missing.length > 0)
		return {
			fit: false,
			problems: [...problems.filter(({ code }) => code !== "part_missing"), ...missing.map(missingPart)],
		};
	if (named.pins.length > 0 && problems.length > 0) return { fit: false, problems };

	const [view, wanted] = [viewOf(built, CATALOGUE), viewOf(project.circuit, CATALOGUE)];
	const watched: [Watched, Watched][] = [
		...named.watched.map((id): [Watched, Watched] => [{ part: standIns.get(id) ?? id }, { part: id }]),
		...named.pins.map((pin): [Watched, Watched] => [{ pin }, { pin }]),
	];
	const fed = watched.flatMap(([one, model]) => fedByOthers(view, one, wanted, model));
	if (fed.length > 0) return { fit: false, problems: [...fed, ...problems] };
	return { fit: true, circuit: withProjectsParts(built, standIns, project.circuit), asWanted: problems.length === 0 };
}

/** The parts that checks name, those whose doings they watch, and the pins that they watch. */
function namedIn({ scenes, always = {} }: Checks): { parts: string[]; watched: string[]; pins: string[] } {
	const every = Object.values(scenes);
	const expected = [...every.flatMap(({ expect }) => expect), ...Object.values(always)];
	const moved = every.flatMap(({ set, pulse }) => Object.keys({ ...set, ...pulse })).map(partOfControl);
	const compared = expected.flatMap((one) => {
		if ("warmth" in one) return [one.warmth];
		return "near" in one ? [partOfControl(one.near)] : [];
	});
	const watched = [...new Set(expected.flatMap((one) => watchedPart(one)?.id ?? []))];
	return {
		parts: [...new Set([...moved, ...compared, ...watched])],
		watched,
		pins: [...new Set(expected.flatMap(pinsOf))],
	};
}

function pinsOf(expected: Expectation): string[] {
	if ("pins" in expected) return expected.pins;
	if (!("pin" in expected)) return [];
	return "before" in expected ? [expected.pin, ...expected.before] : [expected.pin];
}

function partOfControl(control: string): string {
	return control.slice(0, control.indexOf("."));
}

/** The built part for each of the project's named ones: of the same id and kind, else the first other one of its kind. */
function standInsFor(ids: readonly string[], built: Circuit, own: Circuit): Map<string, string> {
	const kindOf = new Map(own.parts.map(({ id, kind }) => [id, kind]));
	const found = new Map<string, string>();
	const take = (id: string, part: PlacedPart | undefined) => part && found.set(id, part.id);
	for (const id of ids)
		take(
			id,
			built.parts.find((part) => part.id === id && part.kind === kindOf.get(id)),
		);
	for (const id of ids) {
		if (found.has(id)) continue;
		const taken = new Set(found.values());
		take(
			id,
			built.parts.find((part) => part.kind === kindOf.get(id) && !taken.has(part.id)),
		);
	}
	return found;
}

/** The built circuit under the ids that the checks know, its sensors with the project's own properties. */
function withProjectsParts(built: Circuit, standIns: ReadonlyMap<string, string>, own: Circuit): Circuit {
	const originalOf = new Map([...standIns].map(([id, standIn]) => [standIn, id]));
	// No part that was built has a hyphen in its name: none can be taken for one that steps aside.
	const nameOf = (id: string) => originalOf.get(id) ?? (standIns.has(id) ? `${id}-aside` : id);
	const renamed = (endpoint: string) => {
		const dot = endpoint.indexOf(".");
		return `${nameOf(endpoint.slice(0, dot))}${endpoint.slice(dot)}`;
	};
	return {
		...built,
		parts: built.parts.map((part) => {
			const id = nameOf(part.id);
			const legs = part.legs && Object.entries(part.legs).map(([pin, hole]) => [pin, renamed(hole)]);
			return withProjectsProps({ ...part, id, ...(legs && { legs: Object.fromEntries(legs) }) }, own);
		}),
		wires: built.wires.map((wire) => ({ ...wire, from: renamed(wire.from), to: renamed(wire.to) })),
	};
}

function withProjectsProps(part: PlacedPart, own: Circuit): PlacedPart {
	const original = own.parts.find(({ id, kind }) => id === part.id && kind === part.kind);
	const isSensor = (PART_KINDS.get(part.kind)?.controls(part.props ?? {}).length ?? 0) > 0;
	if (!original || !isSensor) return part;
	const { props: _theirs, ...rest } = part;
	return original.props ? { ...rest, props: original.props } : rest;
}

function missingPart(id: string): WiringProblem {
	return { code: "part_missing", severity: "mistake", values: { wanted: id }, at: [] };
}
