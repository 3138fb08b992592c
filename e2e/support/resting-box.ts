import type { Locator } from "@playwright/test";

export interface Box {
	x: number;
	y: number;
	width: number;
	height: number;
}

/** Where something is once it rests: two reads, two frames apart, that agree. What is just drawn, zoomed or dropped still moves. */
export async function restingBox(target: Locator): Promise<Box> {
	let box = await target.boundingBox();
	for (let before: typeof box = null; !box || JSON.stringify(box) !== JSON.stringify(before); ) {
		before = box;
		await target.page().evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
		box = await target.boundingBox();
	}
	return box;
}
