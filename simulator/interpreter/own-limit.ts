import type { BlockProgram, Condition, Statement, Value } from "#domain/bench/block-program/block-program.ts";
import type { Checks, Drawn, OwnLimit } from "../checks/format.ts";
import { isWithin, parseRange } from "../checks/range.ts";
import { BadCircuit } from "../circuit/bad-circuit.ts";
import { adcReading } from "./block-board.ts";
import { type BlockSimulationInput, createBlockSimulation } from "./block-simulation.ts";

/** A part follows its control within this time. */
const FOLLOWS_MS = 5;

interface CheckedBlocks extends BlockSimulationInput {
	checks: Checks;
}

/**
 * The checks, drawn around the limit that the program itself compares the sensor with: where they have a `limit`, and the
 * program's own is one, within its range. What lay one step beside the usual limit then lies one step beside this one.
 */
export function aroundOwnLimit({ checks, program, devices, circuit, kinds }: CheckedBlocks): Checks {
	const { limit } = checks;
	const own = limit && limitIn(program, limit.sensor);
	if (!limit || own === undefined || own === limit.usual || !isWithin(own, limit.within)) return checks;
	const sensor = devices.sensors[limit.sensor];
	if (sensor?.kind !== "analog") throw new BadCircuit(`The checks have a limit of ${limit.sensor}, which reads none`);
	const edgeOf = edges({ program: { version: 1, statements: [] }, devices, circuit, kinds }, limit, sensor.pin);
	const moved = mover(edgeOf(limit.usual), edgeOf(own));
	const scenes = Object.entries(checks.scenes).map(([name, scene]) => {
		const drawn = scene.set?.[limit.control];
		return [name, drawn === undefined ? scene : { ...scene, set: { ...scene.set, [limit.control]: moved(drawn) } }];
	});
	return { ...checks, scenes: Object.fromEntries(scenes) };
}

/**
 * From which reading on the program does the other thing; undefined where it does not compare the sensor with a number,
 * or with several: `light < 500`, `light > 499` and `not light < 500` all part at 500, and one beside it counts as the same.
 */
export function limitIn(program: BlockProgram, sensor: string): number | undefined {
	const statements = [...everyStatement(program.statements)];
	const kept = new Set(statements.flatMap((one) => (one.do === "variable_set" && isSensor(one.value) ? one.name : [])));
	const isMeasured = (value: Value) => isSensor(value) || (value.kind === "variable" && kept.has(value.name));
	const limits = statements.flatMap((one) => ("condition" in one ? limitsOf(one.condition) : []));
	const [first] = limits;
	return first !== undefined && limits.every((one) => Math.abs(one - first) <= 1) ? first : undefined;

	function isSensor(value: Value): boolean {
		return value.kind === "sensor" && value.sensor === sensor;
	}
	function limitsOf(condition: Condition): number[] {
		if (condition.kind === "not") return limitsOf(condition.condition);
		if (condition.kind !== "compare" || condition.operator === "equal") return [];
		const { left, right, operator } = condition;
		if (isMeasured(left) && right.kind === "number") return [operator === "less" ? right.value : right.value + 1];
		if (isMeasured(right) && left.kind === "number") return [operator === "more" ? left.value : left.value + 1];
		return [];
	}
}

function* everyStatement(statements: readonly Statement[]): Generator<Statement> {
	for (const one of statements) {
		yield one;
		if (one.do === "repeat" || one.do === "forever") yield* everyStatement(one.body);
		if (one.do === "if") yield* everyStatement([...one.whenTrue, ...one.whenFalse]);
	}
}

/** A control's first position at which the sensor reads the limit or more. It reads more the higher the control is set. */
interface Edge {
	at: number;
	min: number;
	max: number;
	step: number;
}

function edges(board: BlockSimulationInput, { control }: OwnLimit, pin: string): (limit: number) => Edge {
	const { simulation } = createBlockSimulation(board);
	const found = simulation.controls().find((one) => `${one.part}.${one.id}` === control);
	if (found?.kind !== "slider") throw new BadCircuit(`The checks have a limit of ${control}, which is no slider`);
	const { part, id, min, max, step } = found;
	return (limit) => {
		let [low, high] = [0, Math.round((max - min) / step)];
		while (low < high) {
			const middle = Math.floor((low + high) / 2);
			simulation.setControl(part, id, min + middle * step);
			simulation.advance(FOLLOWS_MS);
			if (adcReading(simulation.pinLevel(pin).volts) >= limit) high = middle;
			else low = middle + 1;
		}
		return { at: min + low * step, min, max, step };
	};
}

/** Moves what is drawn: from one edge on it keeps its distance from it, below it is shared out between there and the least. */
function mover(usual: Edge, own: Edge): (drawn: Drawn) => Drawn {
	const { min, max, step } = own;
	const share = Math.max(0, own.at - step - min) / Math.max(step, usual.at - step - min);
	const one = (value: number) =>
		value >= usual.at
			? Math.min(max, value - usual.at + own.at)
			: min + Math.floor(((value - min) * share) / step + 1e-9) * step;
	const moved = (drawn: number | string) => {
		if (typeof drawn === "number") return one(drawn);
		const { from, to, step: every } = parseRange(drawn);
		return `${one(from)}..${one(to)}/${every}`;
	};
	return (drawn) => (Array.isArray(drawn) ? drawn.map(moved) : moved(drawn));
}
