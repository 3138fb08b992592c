import type { Checks } from "#simulator/checks/format.ts";

/** A control moved by the page instead of the learner's hand. */
export interface Move {
	part: string;
	control: string;
	value: number;
}

/** Numbers of a range: "5..25/0.5". */
const RANGE_ENDS = /^(-?[\d.]+)\.\.(-?[\d.]+)/;

/**
 * What the checks do to the sensors, scene by scene, as moves of the visible board: so that a learner sees what the
 * verdict of a program rests on. A switch that is pulsed is on in its scene and off after it. Scenes that move nothing are left out.
 */
export function decisiveMoves({ scenes }: Pick<Checks, "scenes">): Move[][] {
	return Object.values(scenes).flatMap(({ set = {}, pulse = {} }) => {
		const moves = [
			...Object.entries(set).map(([name, drawn]) => move(name, numberIn(drawn))),
			...Object.keys(pulse).map((name) => move(name, 1)),
		];
		if (moves.length === 0) return [];
		const releases = Object.keys(pulse).map((name) => move(name, 0));
		return releases.length > 0 ? [moves, releases] : [moves];
	});
}

function move(name: string, value: number): Move {
	const [part = "", control = ""] = name.split(/[.|]/);
	return { part, control, value };
}

/** Of several the last, which is far from a threshold; of a range the middle. */
function numberIn(drawn: number | string | readonly (number | string)[]): number {
	const one = Array.isArray(drawn) ? drawn.at(-1) : drawn;
	if (typeof one === "number") return one;
	const ends = RANGE_ENDS.exec(String(one));
	return ends ? (Number(ends[1]) + Number(ends[2])) / 2 : 0;
}
