/** Something to be done when the clock reaches a cycle. */
interface QueuedEvent {
	cycle: number;
	callback: () => void;
	owner: object | null;
	next: QueuedEvent | null;
}

/**
 * What is due when, in clock cycles, earliest first; events of the same cycle run in the order they were added.
 * Events have an owner, so that a restarted chip's own events can be dropped while the parts' stay.
 */
export class EventQueue {
	/** The cycle of the earliest event; Infinity with none. */
	next = Number.POSITIVE_INFINITY;
	private first: QueuedEvent | null = null;

	add(cycle: number, callback: () => void, owner: object | null = null): void {
		const event: QueuedEvent = { cycle, callback, owner, next: null };
		if (!this.first || this.first.cycle > cycle) {
			event.next = this.first;
			this.first = event;
			this.next = cycle;
			return;
		}
		let before = this.first;
		while (before.next && before.next.cycle <= cycle) before = before.next;
		event.next = before.next;
		before.next = event;
	}

	/** Forgets the first event with this callback; false when there is none. */
	remove(callback: () => void): boolean {
		let before: QueuedEvent | null = null;
		for (let event = this.first; event; before = event, event = event.next) {
			if (event.callback !== callback) continue;
			if (before) before.next = event.next;
			else this.first = event.next;
			this.next = this.first ? this.first.cycle : Number.POSITIVE_INFINITY;
			return true;
		}
		return false;
	}

	/** Forgets all events of an owner. */
	drop(owner: object): void {
		let event = this.first;
		this.first = null;
		this.next = Number.POSITIVE_INFINITY;
		for (; event; event = event.next) if (event.owner !== owner) this.add(event.cycle, event.callback, event.owner);
	}

	/** Runs every event due by a cycle, with those they add for it. */
	runUntil(cycle: number): void {
		while (this.first && this.first.cycle <= cycle) {
			const event = this.first;
			this.first = event.next;
			this.next = this.first ? this.first.cycle : Number.POSITIVE_INFINITY;
			// An old, done event that still points on would keep all later ones from the short-lived garbage collection.
			event.next = null;
			event.callback();
		}
	}
}
