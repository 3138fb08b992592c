import { useSyncExternalStore } from "react";

/** Whether a media query holds, in a component that follows it. `query` is a constant text. */
export function useMedia(query: string): boolean {
	return useSyncExternalStore(
		(listener) => {
			const list = matchMedia(query);
			list.addEventListener("change", listener);
			return () => list.removeEventListener("change", listener);
		},
		() => matchMedia(query).matches,
	);
}
