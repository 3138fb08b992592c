import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { backend } from "#web/platform/backend/backend.ts";
import { usePermissions } from "#web/platform/session/permissions.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { useSettled } from "#web/platform/ui/use-settled.ts";
import {
	type Findable,
	listAssignments,
	listChallenges,
	listEntries,
	listKits,
	listPosts,
	listProjects,
	listTutorials,
} from "./search.data.ts";
import { indexOf } from "./search-index.ts";

/** A failure is reported at once to those who wait. */
const AT_ONCE = { networkMode: "always", retry: false } as const;

const POSTS_AFTER_MS = 250;
/** Letters of the shortest question that the posts are searched for. */
const POSTS_FROM = 2;
const NONE: Findable[] = [];

/**
 * What fits a question. Projects, tutorials and words come with the page, kits and teachers' challenges from the server, all
 * when the search first opens; posts are searched on the server once nothing more is typed. Each is found without the others.
 */
export function useSearch(question: string) {
	const userId = usePerson().id;
	const projects = useQuery({ queryKey: ["findables", "projects"], queryFn: listProjects, ...AT_ONCE });
	const entries = useQuery({ queryKey: ["findables", "words"], queryFn: listEntries, ...AT_ONCE });
	const tutorials = useQuery({ queryKey: ["findables", "tutorials"], queryFn: listTutorials, ...AT_ONCE });
	const kits = useQuery({
		queryKey: ["findables", "kits", userId],
		queryFn: async () => listKits(await backend()),
		...AT_ONCE,
	});
	const challenges = useQuery({
		queryKey: ["findables", "challenges", userId],
		queryFn: async () => listChallenges(await backend()),
		// A teacher hands one out while the learners sit there.
		staleTime: 0,
		...AT_ONCE,
	});
	const teaches = usePermissions().data?.staff === true;
	const assignments = useQuery({
		queryKey: ["findables", "assignments", userId, teaches],
		queryFn: async () => listAssignments(await backend(), teaches),
		staleTime: 0,
		...AT_ONCE,
	});
	const wanted = useSettled(question.trim(), POSTS_AFTER_MS);
	const posts = useQuery({
		queryKey: ["findables", "posts", userId, wanted],
		queryFn: async () => listPosts(await backend(), wanted),
		enabled: wanted.length >= POSTS_FROM,
		placeholderData: keepPreviousData,
		staleTime: 0,
		...AT_ONCE,
	});
	const lists = [assignments, projects, challenges, tutorials, kits, entries];
	const [a = NONE, b = NONE, c = NONE, d = NONE, e = NONE, f = NONE] = lists.map(({ data }) => data);
	const index = useMemo(() => indexOf([a, b, c, d, e, f].flat()), [a, b, c, d, e, f]);
	const isAsking = question.trim().length >= POSTS_FROM;
	const all = isAsking ? [...lists, posts] : lists;
	return {
		found: [...index.find(question), ...(isAsking ? (posts.data ?? NONE) : NONE)],
		isReady: lists.some(({ isSuccess }) => isSuccess),
		isPending:
			lists.some(({ isPending }) => isPending) || (isAsking && (posts.isFetching || wanted !== question.trim())),
		failed: {
			all: projects.isError,
			kits: kits.isError,
			challenges: challenges.isError || assignments.isError,
			posts: isAsking && posts.isError,
		},
		/** What failed is pending again at once. */
		askAgain() {
			for (const query of all) if (query.isError) void query.refetch();
		},
	};
}
