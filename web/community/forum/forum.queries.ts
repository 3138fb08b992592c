import {
	type InfiniteData,
	keepPreviousData,
	type QueryClient,
	queryOptions,
	useInfiniteQuery,
	useMutation,
	useQuery,
	useQueryClient,
} from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import type { CommentRequest, PostRequest } from "#domain/api/community.ts";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/platform/backend/backend.ts";
import { subscribe } from "#web/platform/backend/subscribe.ts";
import { reloadQuery } from "#web/platform/backend/take-live.ts";
import { usePerson } from "#web/platform/session/session.ts";
import {
	askForConsent,
	deleteComment,
	deletePost,
	getForumStanding,
	getPost,
	getPostedWork,
	LINK_SECONDS,
	listComments,
	listPosts,
	listSolvedLike,
	markSolved,
	PAGE_SIZE,
	type PageStart,
	type Post,
	type PostFilter,
	type ReportReason,
	type ReportTarget,
	report,
	sendComment,
	sendPost,
	setForumClassOnly,
	signForumImages,
} from "./forum.data.ts";

const forumKey = ["forum"] as const;
const LINKS_HOLD_MS = (LINK_SECONDS - 600) * 1000;

/**
 * Posts, page by page: each begins after the last post of the page before, so that none is missed or shown twice. While
 * another filter's are loading the former ones stay, with the comments that are open in them.
 */
export function usePosts(filter: PostFilter) {
	return useInfiniteQuery({
		queryKey: [...forumKey, "posts", filter],
		queryFn: async ({ pageParam }) => listPosts(await backend(), filter, pageParam),
		placeholderData: keepPreviousData,
		initialPageParam: null as PageStart,
		getNextPageParam: (page): PageStart | undefined => {
			const last = page.at(-1);
			return last && page.length === PAGE_SIZE ? { at: last.createdAt, id: last.id } : undefined;
		},
	});
}

/**
 * How many posts that fit the filter others have written since the list was read; they are shown once the list is read again.
 * A search is not followed.
 */
export function useNewPosts({ category, search }: PostFilter, shown: readonly Post[]) {
	const { id: userId } = usePerson();
	const client = useQueryClient();
	const [arrived, setArrived] = useState<{ id: string; category: string }[]>([]);
	const newest = shown[0]?.createdAt;
	const onJoinedAgain = useEffectEvent(async () => {
		const posts = await listPosts(await backend(), { category: null, search: "" }, null).catch(() => []);
		const since = posts.filter(({ author, createdAt }) => author.id !== userId && newest && createdAt > newest);
		setArrived((known) => [...since.filter(({ id }) => known.every((post) => post.id !== id)), ...known]);
	});
	useEffect(() => {
		let joined = false;
		return subscribe({
			channel: "forum-posts",
			table: "forum_posts",
			event: "INSERT",
			onRow: ({ id, user_id, category: of }) => {
				if (user_id !== userId) setArrived((known) => [{ id, category: of }, ...known]);
			},
			onJoined: () => {
				if (joined) void onJoinedAgain();
				joined = true;
			},
		});
	}, [userId]);
	const known = new Set(shown.map(({ id }) => id));
	const count = search.trim()
		? 0
		: arrived.filter((post) => !known.has(post.id) && (category === null || post.category === category)).length;
	return {
		count,
		/** Reads the list from its first page. */
		show: async () => {
			await reloadLists(client);
			setArrived([]);
		},
	};
}

export function usePost(id: string) {
	return useQuery({ queryKey: [...forumKey, "post", id], queryFn: async () => getPost(await backend(), id) });
}

/** What goes with a post, read once it is asked for. */
export function usePostedWork(id: string, wanted: boolean) {
	return useQuery({
		queryKey: [...forumKey, "work", id],
		queryFn: async () => getPostedWork(await backend(), id),
		enabled: wanted,
		staleTime: Number.POSITIVE_INFINITY,
	});
}

export function useSolvedLike(id: string) {
	return useQuery({ queryKey: [...forumKey, "like", id], queryFn: async () => listSolvedLike(await backend(), id) });
}

const commentsKey = (postId: string) => [...forumKey, "comments", postId] as const;

/** One page of a post's comments; new ones arrive as they are written. While a page is loading the former one stays. */
export function useComments(postId: string, page: number) {
	const client = useQueryClient();
	useEffect(() => {
		return subscribe({
			channel: `forum-comments-${postId}`,
			table: "forum_comments",
			event: "*",
			filter: `post_id=eq.${postId}`,
			onRow: () => void readAgain(client, postId),
			onJoined: () => void reloadQuery(client, commentsKey(postId)),
		});
	}, [client, postId]);
	return useQuery({
		queryKey: [...commentsKey(postId), page],
		queryFn: async () => listComments(await backend(), postId, page),
		placeholderData: keepPreviousData,
		meta: { failure: () => m.forum_comments_failed() },
	});
}

export function useForumImages(paths: readonly string[]) {
	return useQuery(
		queryOptions({
			queryKey: [...forumKey, "images", paths],
			queryFn: async () => signForumImages(paths),
			staleTime: LINKS_HOLD_MS,
			refetchInterval: LINKS_HOLD_MS,
			enabled: paths.length > 0,
		}),
	);
}

const standingKey = (userId: string) => [...forumKey, "standing", userId] as const;

/** Whether the person signed in may write. */
export function useForumStanding() {
	const { id } = usePerson();
	return useQuery({ queryKey: standingKey(id), queryFn: async () => getForumStanding(await backend()), staleTime: 0 });
}

export function useSetForumClassOnly() {
	const client = useQueryClient();
	const { id } = usePerson();
	return useMutation({
		mutationFn: async (classOnly: boolean) => setForumClassOnly(await backend(), classOnly),
		onSuccess: () => reloadQuery(client, standingKey(id)),
		meta: { failure: m.forum_setting_failed },
	});
}

export function useAskForConsent() {
	const client = useQueryClient();
	const { id } = usePerson();
	return useMutation({
		mutationFn: async () => askForConsent(await backend()),
		onSuccess: () => reloadQuery(client, standingKey(id)),
		meta: { failure: m.forum_ask_failed },
	});
}

/** Reads a post and its comments again, and puts it where lists show it: they do not move. */
async function readAgain(client: QueryClient, postId: string): Promise<void> {
	await Promise.all([putIntoLists(client, postId), reloadQuery(client, commentsKey(postId))]);
}

/** Reads every list from its first page. */
async function reloadLists(client: QueryClient): Promise<void> {
	client.setQueriesData<InfiniteData<Post[], PageStart>>(
		{ queryKey: [...forumKey, "posts"] },
		(lists) => lists && { pages: lists.pages.slice(0, 1), pageParams: lists.pageParams.slice(0, 1) },
	);
	await reloadQuery(client, [...forumKey, "posts"]);
}

async function putIntoLists(client: QueryClient, postId: string): Promise<void> {
	await client.cancelQueries({ queryKey: [...forumKey, "post", postId] });
	const post = await getPost(await backend(), postId).catch(() => undefined);
	if (post === undefined) return;
	client.setQueryData([...forumKey, "post", postId], post);
	client.setQueriesData<InfiniteData<Post[], PageStart>>(
		{ queryKey: [...forumKey, "posts"] },
		(lists) =>
			lists && {
				...lists,
				pages: lists.pages.map((page) => page.flatMap((each) => (each.id === postId ? (post ?? []) : each))),
			},
	);
}

/** Sends a post; what the filter stopped comes back as its answer. */
export function useSendPost() {
	const client = useQueryClient();
	const { id } = usePerson();
	return useMutation({
		mutationFn: (post: PostRequest) => sendPost(id, post),
		onSuccess: async (answer, { id: edited }) => {
			if (answer.result !== "posted") return;
			if (edited) await readAgain(client, edited);
			else await reloadLists(client);
		},
		meta: { failure: m.forum_post_failed, shownAtForm: true },
	});
}

export function useSendComment() {
	const client = useQueryClient();
	const { id } = usePerson();
	return useMutation({
		mutationFn: (comment: CommentRequest) => sendComment(id, comment),
		onSuccess: (answer, { postId }) => (answer.result === "posted" ? readAgain(client, postId) : undefined),
		meta: { failure: m.forum_comment_failed, shownAtForm: true },
	});
}

export function useDeletePost() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async (id: string) => deletePost(await backend(), id),
		onSuccess: (_, id) => readAgain(client, id),
		meta: { success: m.forum_post_deleted, failure: m.forum_delete_failed },
	});
}

export function useDeleteComment(postId: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async (id: string) => deleteComment(await backend(), id),
		onSuccess: () => readAgain(client, postId),
		meta: { success: m.forum_comment_deleted, failure: m.forum_delete_failed },
	});
}

export function useMarkSolved(postId: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async ({ solved, answer }: { solved: boolean; answer?: string }) =>
			markSolved(await backend(), postId, solved, answer),
		onSuccess: () => readAgain(client, postId),
		meta: { failure: m.forum_solve_failed },
	});
}

export function useReport() {
	return useMutation({
		mutationFn: async ({ target, reason, note }: { target: ReportTarget; reason: ReportReason; note: string }) =>
			report(await backend(), target, reason, note),
		meta: { success: m.forum_reported, failure: m.forum_report_failed, shownAtForm: true },
	});
}
