import type { SceneWire } from "#web/bench/player/circuit/circuit-scene.ts";
import type { WirePoint } from "#web/bench/player/circuit/wire-path.ts";

/** A point at which a wire can be drawn aside: a bend it has, or the middle of a piece, which makes one. */
export interface BendHandle extends WirePoint {
	key: string;
	/** Among the wire's bends. */
	index: number;
	isNew: boolean;
}

/** The handles of a wire, in scene pixels. */
export function bendHandles({ id, from, to, bends, curve }: SceneWire): BendHandle[] {
	const own = bends.map(({ x, y }, index) => ({ key: id, index, isNew: false, x, y }));
	const middle = curve[Math.floor(curve.length / 2)];
	if (bends.length === 0) return middle ? [{ key: id, index: 0, isNew: true, x: middle.x, y: middle.y }] : [];
	const points = [from, ...bends, to];
	const between = points.slice(1).map((point, index) => {
		const before = points[index] ?? point;
		return { key: id, index, isNew: true, x: (before.x + point.x) / 2, y: (before.y + point.y) / 2 };
	});
	return [...own, ...between];
}

/** The wire's bends with one drawn to a point. */
export function bentTo(bends: readonly WirePoint[], { index, isNew }: BendHandle, to: WirePoint): WirePoint[] {
	const point = { x: Math.round(to.x * 10) / 10, y: Math.round(to.y * 10) / 10 };
	return bends.toSpliced(index, isNew ? 0 : 1, point);
}

/** The wire's bends without one. */
export function withoutBend(bends: readonly WirePoint[], { index, isNew }: BendHandle): WirePoint[] {
	return isNew ? [...bends] : bends.toSpliced(index, 1);
}
