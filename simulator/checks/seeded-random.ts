/**
 * Numbers from 0 up to 1 that look random and follow from the seed (a Weyl sequence, mixed).
 * For drawing sensor values: a program cannot know the seed. Not for secrets.
 */
export function seededRandom(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x9e37_79b9) >>> 0;
		let mixed = state;
		mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85eb_ca6b);
		mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35);
		return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
	};
}
