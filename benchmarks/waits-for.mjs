/** Says what is waited for from now on: should the benchmark not finish in its limit, its last sentence names it. */
export function waitsFor(what) {
	process.send?.({ waitsFor: what });
}
