import { CYCLES_PER_MILLISECOND } from "../part.ts";

/** How fast a hand turns a part at most, in degrees a second: within the smallest range of a gyroscope. */
export const HAND_DEGREES_PER_SECOND = 120;
const STEP_SECONDS = 0.001;
/** It gets slower when less is left than it would turn in this time, and speeds up with that time constant; in seconds. */
const SLOWING_SECONDS = 0.15;
const STARTING_SECONDS = 0.03;
const ARRIVED_DEGREES = 0.01;

/** An angle that a hand moves to where it should be, without jerks. Times are cycles of the clock, counted in milliseconds. */
export class HandAngle {
	private angle = 0;
	private speed = 0;
	private goal = 0;
	private steps = 0;

	moveTo(goal: number, now: number): void {
		this.advance(now);
		this.goal = goal;
	}

	/** Grasps what is at an angle, on the way to the same goal. */
	takeUp(degrees: number, now: number): void {
		this.advance(now);
		this.angle = degrees;
		this.speed = 0;
	}

	degrees(now: number): number {
		this.advance(now);
		return this.angle;
	}

	/** In degrees a second. */
	rate(now: number): number {
		this.advance(now);
		return this.speed;
	}

	private advance(now: number): void {
		const steps = Math.floor(now / CYCLES_PER_MILLISECOND);
		for (; this.steps < steps && !this.arrived(); this.steps++) {
			const wanted = (this.goal - this.angle) / SLOWING_SECONDS;
			const limited = Math.min(HAND_DEGREES_PER_SECOND, Math.max(-HAND_DEGREES_PER_SECOND, wanted));
			this.speed += ((limited - this.speed) * STEP_SECONDS) / STARTING_SECONDS;
			this.angle += this.speed * STEP_SECONDS;
		}
		if (!this.arrived()) return;
		this.steps = steps;
		this.angle = this.goal;
		this.speed = 0;
	}

	private arrived(): boolean {
		return Math.abs(this.goal - this.angle) < ARRIVED_DEGREES && Math.abs(this.speed) < 1;
	}
}
