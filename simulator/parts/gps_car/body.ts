import { FIELD_METRES } from "./field.ts";

/** One step of the car's clock, in seconds. */
export const STEP_SECONDS = 0.005;
/** Geared for a field: 2.5 m/s at 6 V, wheels of 65 mm at some 730 turns a minute. */
export const FULL_METRES_A_SECOND = 2.5;
const METRES_A_SECOND_A_VOLT = FULL_METRES_A_SECOND / 6;
/** Between the tracks of its left and right wheels; skidding included. */
const TRACK_METRES = 0.4;
/** In seconds: time constant of a side's speed, driven or braked, and rolling out on grass. Chosen by look. */
const DRIVEN_SECONDS = 0.12;
const COASTING_SECONDS = 0.25;
/** As near as its middle comes to the fence. */
const FENCE_METRES = 1;
const DEGREES = 180 / Math.PI;

/**
 * A car with a motor on either side: each side's speed follows its voltage with a time constant, and the difference turns it. The
 * fence around the field stops it. Left out: slopes, slipping wheels and what the ground does to its way.
 */
export class CarBody {
	/** Metres from the south-west corner. */
	east = 10;
	north = 10;
	/** Degrees clockwise from north, from 0 to 360. */
	heading = 0;
	/** Metres a second. */
	left = 0;
	right = 0;

	get speed(): number {
		return (this.left + this.right) / 2;
	}

	/** `volts` at each side's motors, positive forwards; null where its circuit is open. */
	step(leftVolts: number | null, rightVolts: number | null): void {
		this.left = follow(this.left, leftVolts);
		this.right = follow(this.right, rightVolts);
		if (this.left === 0 && this.right === 0) return;
		const turned = ((this.left - this.right) / TRACK_METRES) * DEGREES * STEP_SECONDS;
		this.heading = (this.heading + turned + 360) % 360;
		const way = this.speed * STEP_SECONDS;
		this.east = withinFence(this.east + way * Math.sin(this.heading / DEGREES));
		this.north = withinFence(this.north + way * Math.cos(this.heading / DEGREES));
	}

	/** A hand lifts it and sets it down, its wheels still. */
	setDown(at: Partial<Pick<CarBody, "east" | "north" | "heading">>): void {
		Object.assign(this, at);
		this.left = this.right = 0;
	}
}

function follow(speed: number, volts: number | null): number {
	const goal = (volts ?? 0) * METRES_A_SECOND_A_VOLT;
	const next = speed + ((goal - speed) / (volts === null ? COASTING_SECONDS : DRIVEN_SECONDS)) * STEP_SECONDS;
	return goal === 0 && Math.abs(next) < 1e-3 ? 0 : next;
}

function withinFence(metres: number): number {
	return Math.min(FIELD_METRES - FENCE_METRES, Math.max(FENCE_METRES, metres));
}
