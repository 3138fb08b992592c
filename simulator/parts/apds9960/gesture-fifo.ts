import type { Light } from "./hand.ts";

/** The data sheet's "Gesture FIFO": 32 datasets of four bytes. */
const DATASETS = 32;
const BYTES = 4;

/** What the gesture engine has measured and no program has read yet: up, down, left, right of each dataset. */
export class GestureFifo {
	private datasets: Light[] = [];
	/** A dataset was lost since the FIFO was empty (GFOV). */
	overflowed = false;

	get level(): number {
		return this.datasets.length;
	}

	clear(): void {
		this.datasets = [];
		this.overflowed = false;
	}

	/** A new dataset is lost where there is no room. */
	add(dataset: Light): void {
		if (this.level < DATASETS) this.datasets.push(dataset);
		else this.overflowed = true;
	}

	/** One byte of the oldest dataset, which goes once its last byte is read; 0 of an empty FIFO. */
	read(index: number): number {
		const byte = this.datasets[0]?.[index] ?? 0;
		if (index === BYTES - 1) this.datasets.shift();
		if (this.level === 0) this.overflowed = false;
		return byte;
	}
}
