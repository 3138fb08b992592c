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
		allStatements(program.statements).flatMap((statement) => {
			const condition = conditionOf(statement);
			return [
				...(condition ? sensedBy(condition) : []),
				...valuesOf(statement).flatMap((value) => (value.kind === "sensor" ? [value.sensor] : [])),
			];
		}),
	);
}

/** The values of a statement itself, without those of nested statements. */
export function valuesOf(statement: Statement): Value[] {
	switch (statement.do) {
		case "wait_for":
			return [statement.seconds];
		case "repeat":
			return [statement.times];
		case "if":
		case "wait_until":
			return valuesOfCondition(statement.condition);
		case "variable_set":
			return [statement.value];
		case "variable_change":
			return [statement.by];
		case "show":
			return statement.value ? [statement.value] : [];
		default:
			return [];
	}
}

/** The condition of a statement itself, if it has one. */
export function conditionOf(statement: Statement): Condition | null {
	return statement.do === "if" || statement.do === "wait_until" ? statement.condition : null;
}

/** Ids of the digital sensors that a condition reads. */
export function sensedBy(condition: Condition): string[] {
	if (condition.kind === "not") return sensedBy(condition.condition);
	return condition.kind === "sensed" ? [condition.sensor] : [];
}

function valuesOfCondition(condition: Condition): Value[] {
	if (condition.kind === "not") return valuesOfCondition(condition.condition);
	return condition.kind === "compare" ? [condition.left, condition.right] : [];
}
