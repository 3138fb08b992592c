import type { DriveWay } from "./block-program.ts";
import type { BlockDevices } from "./devices.ts";

/** What each pin of the wheels does for a way, in the order it is written. */
export function wheelLevels(
	way: DriveWay,
	{ left, right }: NonNullable<BlockDevices["wheels"]>,
): { pin: string; high: boolean }[] {
	const leftTurns = way === "forward" || way === "right" ? 1 : way === "stop" ? 0 : -1;
	const rightTurns = way === "forward" || way === "left" ? 1 : way === "stop" ? 0 : -1;
	return [
		{ pin: left.forward, high: leftTurns > 0 },
		{ pin: left.backward, high: leftTurns < 0 },
		{ pin: right.forward, high: rightTurns > 0 },
		{ pin: right.backward, high: rightTurns < 0 },
	];
}
