import { useQuery } from "@tanstack/react-query";
import { begunLessons } from "#web/platform/learning/lesson-progress/lesson-store.ts";
import { begunWorkQuery } from "./begun-work.queries.ts";
import { checkedHere } from "./last-checks.ts";

/** The projects that a person has tried, here or, as far as it is known, elsewhere; the last ones first. */
export function useBegun(userId: string): string[] {
	const there = useQuery(begunWorkQuery(userId)).data ?? [];
	return [...new Set([...checkedHere(userId), ...there, ...begunLessons(userId)])];
}
