/** One step of the body's clock, in seconds. */
export const STEP_SECONDS = 0.001;
const GRAVITY = 9.81;
/** From the axle to the centre of oscillation, and to the sensor, in metres: a robot as tall as a hand is long. */
const PENDULUM_METRES = 0.2;
const SENSOR_METRES = 0.04;
/** A gear motor with a wheel of 65 mm, some 350 turns a minute at 6 V. */
const METRES_A_SECOND_A_VOLT = 1.2 / 6;
/** In seconds: time constant of the wheels' speed with the robot on them, driven or braked, and rolling out. Chosen by look. */
const DRIVEN_SECONDS = 0.08;
const COASTING_SECONDS = 0.6;
/** Here the body's edge lies on the ground. */
export const LYING_DEGREES = 60;
/** What a pushing hand adds to the body's turning, in radians a second for each second. */
const PUSH = 15;
/** How much the gears shake the sensor at a metre a second, in g. */
const SHAKEN_G = 0.15;
const RADIANS = Math.PI / 180;

/** What acts on the body during a step. */
export interface Forces {
	/** Mean voltage at both motors, positive forwards; null where neither has a closed circuit. */
	readonly volts: number | null;
	/** The angle in degrees at which a hand holds it off the ground. */
	readonly heldAt: number | null;
	/** -1 backwards, 1 forwards. */
	readonly push: number;
}

/**
 * A robot on two wheels as a pendulum above its axle: tilt'' = (g sin tilt - a cos tilt) / L, with the acceleration `a` of
 * its wheels, whose speed follows the voltage with a time constant. At 60° it lies on the ground, until a hand sets it up.
 * Left out: friction, backlash, slipping wheels, turning to a side, and what the body's weight does to the wheels.
 * Angles are radians, positive forwards; distances are metres.
 */
export class Body {
	tilt = LYING_DEGREES * RADIANS;
	/** Radians a second. */
	rate = 0;
	/** Of the wheels. */
	speed = 0;
	distance = 0;
	lying = true;
	private held = false;
	private acceleration = 0;
	private steps = 0;

	step({ volts, heldAt, push }: Forces): void {
		this.steps++;
		const goal = (volts ?? 0) * METRES_A_SECOND_A_VOLT;
		this.acceleration = (goal - this.speed) / (volts === null ? COASTING_SECONDS : DRIVEN_SECONDS);
		if (heldAt !== null) this.hold(heldAt * RADIANS);
		else if (this.held) this.release();
		this.speed += this.acceleration * STEP_SECONDS;
		if (this.held || this.lying) return;
		this.distance += this.speed * STEP_SECONDS;
		const turning = GRAVITY * Math.sin(this.tilt) - this.acceleration * Math.cos(this.tilt);
		this.rate += (turning / PENDULUM_METRES + push * PUSH) * STEP_SECONDS;
		this.tilt += this.rate * STEP_SECONDS;
		if (Math.abs(this.tilt) >= LYING_DEGREES * RADIANS) this.fall();
	}

	private hold(tilt: number) {
		this.held = true;
		this.lying = false;
		this.rate = (tilt - this.tilt) / STEP_SECONDS;
		this.tilt = tilt;
	}

	/** Set down, its wheels are still; beyond the edge it lies at once. */
	private release() {
		this.held = false;
		this.speed = 0;
		this.acceleration = 0;
		this.rate = 0;
		if (Math.abs(this.tilt) >= LYING_DEGREES * RADIANS) this.fall();
	}

	private fall() {
		this.lying = true;
		this.tilt = Math.sign(this.tilt) * LYING_DEGREES * RADIANS;
		this.rate = 0;
	}

	/** What the sensor feels backwards and upwards along the body, in g. */
	felt(): { backwards: number; upwards: number } {
		const [sin, cos] = [Math.sin(this.tilt), Math.cos(this.tilt)];
		const shaken = Math.abs(this.speed) * SHAKEN_G;
		const [one, other] = [shaken * noise(this.steps * 2), shaken * noise(this.steps * 2 + 1)];
		if (this.held || this.lying) return { backwards: sin + one, upwards: cos + other };
		const share = 1 - SENSOR_METRES / PENDULUM_METRES;
		const a = this.acceleration / GRAVITY;
		const centripetal = (SENSOR_METRES * this.rate ** 2) / GRAVITY;
		return { backwards: share * (sin - a * cos) + one, upwards: cos + a * sin - centripetal + other };
	}
}

/** From -1 to 1, scattered, the same for the same number. */
function noise(number: number): number {
	let bits = Math.imul(number ^ 0x9e3779b9, 0x85ebca6b);
	bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
	return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 31 - 1;
}
