import { useLocation } from "@tanstack/react-router";

/** The project that fills the page; null elsewhere. */
export function useOpenProject(): string | null {
	return useLocation({
		select: ({ search, pathname }) =>
			"challenge" in search && typeof search.challenge === "string" && pathname !== "/challenges"
				? search.challenge
				: null,
	});
}
