import type { CompareOperator, Condition, Value } from "./block-program.ts";
import type { CppNames } from "./cpp-names.ts";
import type { BlockDevices, SensorKind } from "./devices.ts";

/** Writes values and conditions as C++. */
export interface CppValues {
	valueText(value: Value): string;
	conditionText(condition: Condition): string;
	/** The condition's contrary. */
	negated(condition: Condition): string;
}

const OPERATORS: Record<CompareOperator, string> = { less: "<", equal: "==", more: ">" };
const CONTRARIES: Record<CompareOperator, string> = { less: ">=", equal: "!=", more: "<=" };
const SENSED_LOW: readonly (SensorKind | undefined)[] = ["button", "switched_low"];

export function cppValues(names: CppNames, devices: BlockDevices): CppValues {
	function valueText(value: Value): string {
		if (value.kind === "number") return `${value.value}`;
		return value.kind === "variable" ? names.variable(value.name) : sensorText(value.sensor);
	}

	function sensorText(id: string): string {
		const sensor = devices.sensors[id];
		switch (sensor?.kind) {
			case "temperature":
				return `lround(${names.object(sensor)}.readTemperature())`;
			case "humidity":
				return `lround(${names.object(sensor)}.readHumidity())`;
			case "distance":
				return "readDistance()";
			default:
				return `analogRead(${names.pin(sensor?.pin ?? "")})`;
		}
	}

	function conditionText(condition: Condition): string {
		switch (condition.kind) {
			case "always_false":
				return "false";
			case "not":
				return negated(condition.condition);
			case "compare":
				return compared(condition, OPERATORS);
			case "sensed":
				return sensed(condition.sensor, true);
		}
	}

	function negated(condition: Condition): string {
		switch (condition.kind) {
			case "always_false":
				return "true";
			case "not":
				return conditionText(condition.condition);
			case "compare":
				return compared(condition, CONTRARIES);
			case "sensed":
				return sensed(condition.sensor, false);
		}
	}

	function compared({ left, operator, right }: Extract<Condition, { kind: "compare" }>, operators: typeof OPERATORS) {
		return `${valueText(left)} ${operators[operator]} ${valueText(right)}`;
	}

	function sensed(id: string, yes: boolean): string {
		const sensor = devices.sensors[id];
		const low = SENSED_LOW.includes(sensor?.kind) === yes;
		return `digitalRead(${names.pin(sensor && "pin" in sensor ? sensor.pin : "")}) == ${low ? "LOW" : "HIGH"}`;
	}

	return { valueText, conditionText, negated };
}
