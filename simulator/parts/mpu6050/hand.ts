import { CYCLES_PER_MILLISECOND } from "../part.ts";

/** How fast a hand turns a part, in degrees a second: within the smallest range of a gyroscope. */
export const HAND_DEGREES_PER_SECOND = 180;

const DEGREES_PER_CYCLE = HAND_DEGREES_PER_SECOND / (1000 * CYCLES_PER_MILLISECOND);

/** An angle that a hand moves to where it should be, at an even speed. Times are cycles of the clock. */
export class HandAngle {
	private from = 0;
	private goal = 0;
	private since = 0;

	moveTo(goal: number, now: number): void {
		this.from = this.degrees(now);
		this.goal = goal;
		this.since = now;
	}

	/** Grasps what stands at an angle, on the way to the same goal. */
	takeUp(degrees: number, now: number): void {
		this.from = degrees;
		this.since = now;
	}

	degrees(now: number): number {
		const reach = (now - this.since) * DEGREES_PER_CYCLE;
		return this.from + Math.min(reach, Math.max(-reach, this.goal - this.from));
	}

	/** In degrees a second. */
	rate(now: number): number {
		const left = this.goal - this.degrees(now);
		return left === 0 ? 0 : Math.sign(left) * HAND_DEGREES_PER_SECOND;
	}
}
