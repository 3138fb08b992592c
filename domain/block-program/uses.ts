import { allStatements, type BlockProgram, type Condition, type Statement, type Value } from "./block-program.ts";

/** What a program names. */

/** Variables under the learner's own names, in the order of their first appearance. */
export function variablesIn(program: BlockProgram): string[] {
	const names = allStatements(program.statements).flatMap((statement) => [
		...("name" in statement ? [statement.name] : []),
		...valuesOf(statement).flatMap((value) => (value.kind === "variable" ? [value.name] : [])),
	]);
	return [...new Set(names)];
}

/** Ids of the sensors that are read. */
export function sensorsIn(program: BlockProgram): Set<string> {
	return new Set(
		allStatements(program.statements).flatMap((statement) => [
			...(statement.do === "if" && statement.condition.kind === "sensed" ? [statement.condition.sensor] : []),
			...valuesOf(statement).flatMap((value) => (value.kind === "sensor" ? [value.sensor] : [])),
		]),
	);
}

/** The values that stand in a statement itself, not in the statements inside it. */
export function valuesOf(statement: Statement): Value[] {
	switch (statement.do) {
		case "wait_for":
			return [statement.seconds];
		case "repeat":
			return [statement.times];
		case "if":
			return valuesOfCondition(statement.condition);
		case "variable_set":
			return [statement.value];
		case "variable_change":
			return [statement.by];
		default:
			return [];
	}
}

export function valuesOfCondition(condition: Condition): Value[] {
	return condition.kind === "compare" ? [condition.left, condition.right] : [];
}
