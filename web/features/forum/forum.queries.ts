import {
	keepPreviousData,
	type QueryClient,
	queryOptions,
	useInfiniteQuery,
	useMutation,
	useQuery,
	useQueryClient,
} from "@tanstack/react-query";
import { useEffect } from "react";
import type { CommentQuestion, PostQuestion } from "#domain/forum-answer.ts";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/backend/backend.ts";
import { subscribe } from "#web/backend/subscribe.ts";
import { reloadQuery } from "#web/backend/take-live.ts";
import { usePerson } from "#web/session/session.ts";
import {
	askForConsent,
	deleteComment,
	deletePost,
	getForumStanding,
	getPost,
	LINK_SECONDS,
	listComments,
	listPosts,
	markSolved,
	PAGE_SIZE,
	type PageStart,
	type PostFilter,
	type ReportReason,
	type ReportTarget,
	report,
	sendComment,
	sendPost,
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

export function usePost(id: string) {
	return useQuery({ queryKey: [...forumKey, "post", id], queryFn: async () => getPost(await backend(), id) });
}

const commentsKey = (postId: string) => [...forumKey, "comments", postId] as const;

/** The comments of a post; new ones arrive as they are written. */
export function useComments(postId: string) {
	const client = useQueryClient();
	useEffect(() => {
		const refresh = () => void reloadQuery(client, commentsKey(postId));
		return subscribe({
			channel: `forum-comments-${postId}`,
			table: "forum_comments",
			event: "*",
			filter: `post_id=eq.${postId}`,
			onRow: refresh,
			onJoined: refresh,
		});
	}, [client, postId]);
	return useQuery({
		queryKey: commentsKey(postId),
		queryFn: async () => listComments(await backend(), postId),
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

const standingKey = (person: string) => [...forumKey, "standing", person] as const;

/** Whether the person signed in may write. */
export function useForumStanding() {
	const { id } = usePerson();
	return useQuery({ queryKey: standingKey(id), queryFn: async () => getForumStanding(await backend()), staleTime: 0 });
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

async function readAgain(client: QueryClient, postId?: string): Promise<void> {
	await Promise.all([
		reloadQuery(client, [...forumKey, "posts"]),
		postId && reloadQuery(client, [...forumKey, "post", postId]),
		postId && reloadQuery(client, commentsKey(postId)),
	]);
}

/** Sends a post; what the filter stopped comes back as its answer. */
export function useSendPost() {
	const client = useQueryClient();
	const { id } = usePerson();
	return useMutation({
		mutationFn: (post: PostQuestion) => sendPost(id, post),
		onSuccess: (answer) => (answer.result === "posted" ? readAgain(client, answer.id) : undefined),
		meta: { failure: m.forum_post_failed, shownAtForm: true },
	});
}

export function useSendComment() {
	const client = useQueryClient();
	const { id } = usePerson();
	return useMutation({
		mutationFn: (comment: CommentQuestion) => sendComment(id, comment),
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
