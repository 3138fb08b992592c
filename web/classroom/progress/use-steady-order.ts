import { useRef } from "react";

/** The items in their order; while `held`, known ones keep the position they had and new ones come last. */
export function useSteadyOrder<Item extends { id: string }>(items: readonly Item[], held: boolean): readonly Item[] {
	const order = useRef<readonly string[]>([]);
	if (!held || order.current.length === 0) order.current = items.map(({ id }) => id);
	const position = (id: string) => {
		const index = order.current.indexOf(id);
		return index < 0 ? order.current.length : index;
	};
	return held ? items.toSorted((one, other) => position(one.id) - position(other.id)) : items;
}
