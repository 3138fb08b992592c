/** Thrown inside a run: the board has exceeded its limit of actions. The simulation is unusable afterwards. */
export class TooManyActions extends Error {
	override name = "TooManyActions";
}

/** Counts what a board does that costs this computer more than an instruction: setting a pin, a step of blocks. */
export class ActionMeter {
	count = 0;
	/** One more throws `TooManyActions`. */
	most = Number.POSITIVE_INFINITY;

	add(actions = 1): void {
		this.count += actions;
		if (this.count > this.most) throw new TooManyActions();
	}
}
