import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { m } from "#messages/generated/messages.js";
import { type Backend, backend } from "#web/platform/backend/backend.ts";
import { hasCode } from "#web/platform/backend/backend-error.ts";
import { subscribe } from "#web/platform/backend/subscribe.ts";
import { reloadQuery } from "#web/platform/backend/take-live.ts";
import { showSuccess } from "#web/platform/ui/toast.ts";
import { type Neighbour, neighbourOf } from "./neighbours.ts";
import {
	addReviewComment,
	getSubmission,
	listChallengeTitles,
	listReviewComments,
	listSubmissions,
	nextWaiting,
	PAGE_SIZE,
	REVIEWED_MEANWHILE,
	type Review,
	type ReviewComment,
	type ReviewFilter,
	type ReviewItem,
	removeReviewComment,
	reviewSubmission,
} from "./review.data.ts";
import { forgetReviewDraft } from "./review-form.ts";
import { reviewOnce } from "./review-once.ts";

const reviewKey = ["review"] as const;

/** One page of submissions, as it is read and kept. */
export function submissionsQuery(filter: ReviewFilter) {
	return queryOptions({
		queryKey: [...reviewKey, "list", filter],
		queryFn: async () => listSubmissions(await backend(), filter),
	});
}

function submissionQuery(id: string) {
	return queryOptions({
		queryKey: [...reviewKey, "one", id],
		queryFn: async () => getSubmission(await backend(), id),
	});
}

/** One page of submissions; while another is asked for, the former stays. */
export function useSubmissions(filter: ReviewFilter) {
	return useQuery({ ...submissionsQuery(filter), placeholderData: keepPreviousData });
}

const commentsKey = ["review-comments"] as const;

/** The comments that the reviewer keeps. */
export function useReviewComments(reviewer: string) {
	return useQuery({
		queryKey: [...commentsKey, reviewer],
		queryFn: async () => listReviewComments(await backend()),
	});
}

/** Keeps a comment, or removes one. */
export function useChangeReviewComments(reviewer: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async (change: { add: string } | { remove: ReviewComment }) => {
			const server = await backend();
			return "add" in change
				? addReviewComment(server, reviewer, change.add)
				: removeReviewComment(server, change.remove.id);
		},
		onSettled: () => reloadQuery(client, commentsKey),
		meta: { failure: m.review_comments_not_changed },
	});
}

/** What submissions can be of. */
export function useChallengeTitles() {
	return useQuery({
		queryKey: [...reviewKey, "challenges"],
		queryFn: async () => listChallengeTitles(await backend()),
	});
}

export function useSubmission(id: string) {
	return useQuery(submissionQuery(id));
}

function sendReview(server: Backend, reviewer: string, read: ReviewItem, review: Review): Promise<void> {
	return reviewOnce(
		{ send: () => reviewSubmission(server, read, review), newest: () => getSubmission(server, read.id) },
		{ reviewer, read, review },
	);
}

/** Reviews the revision that was read; what was written for it goes when the server has it. */
export function useReview(reviewer: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async ({ read, review }: { read: ReviewItem; review: Review }) =>
			sendReview(await backend(), reviewer, read, review),
		onSuccess: (_, { read }) => forgetReviewDraft(reviewer, read.id),
		onSettled: () => reloadQuery(client, reviewKey),
		meta: {
			success: m.review_done,
			failure: m.review_failed,
			shownAtForm: true,
			shownByPage: (error) => hasCode(error, REVIEWED_MEANWHILE),
		},
	});
}

/** Approves several, one after the other, each with the points of its project. What is refused is left, by its student's name. */
export function useApproveAll(reviewer: string) {
	const client = useQueryClient();
	const [done, setDone] = useState(0);
	const [refused, setRefused] = useState<readonly string[]>([]);
	const approving = useMutation({
		mutationFn: async ({ items, feedback }: { items: readonly ReviewItem[]; feedback: string }) => {
			const server = await backend();
			const left: string[] = [];
			for (const [index, read] of items.entries()) {
				const review: Review = { status: "approved", points: read.offered, feedback, reason: "" };
				try {
					await sendReview(server, reviewer, read, review);
				} catch (error) {
					if (!hasCode(error, REVIEWED_MEANWHILE)) throw error;
					left.push(read.student ?? m.unknown_user());
				}
				setDone(index + 1);
			}
			return { left, approved: items.length - left.length };
		},
		onSettled: () => reloadQuery(client, reviewKey),
		meta: { failure: m.review_failed },
	});
	return {
		done,
		refused,
		isPending: approving.isPending,
		start(items: readonly ReviewItem[], feedback: string, onDone: () => void) {
			setDone(0);
			setRefused([]);
			const onSuccess = ({ left, approved }: { left: string[]; approved: number }) => {
				setRefused(left);
				if (approved > 0) showSuccess(m.review_bulk_done({ count: approved }));
				if (left.length === 0) onDone();
			};
			approving.mutate({ items, feedback }, { onSuccess });
		},
	};
}

/** Finds what is reviewed next. */
export function useNextWaiting(filter: ReviewFilter, reviewer: string, item: ReviewItem) {
	return useMutation({
		mutationFn: async () => nextWaiting(await backend(), filter, reviewer, item),
		meta: { failure: m.review_load_failed },
	});
}

/** What comes before and after a submission in the list, over the ends of its pages, too. None while the page is read. */
export function useNeighbours(filter: ReviewFilter, id: string | undefined) {
	const client = useQueryClient();
	const { data, isPlaceholderData } = useSubmissions(filter);
	const listed = {
		ids: data?.rows.map((row) => row.id) ?? [],
		page: data?.page ?? filter.page,
		pages: Math.ceil((data?.total ?? 0) / PAGE_SIZE),
		open: id,
	};
	const previous = isPlaceholderData ? null : neighbourOf(listed, "previous");
	const next = isPlaceholderData ? null : neighbourOf(listed, "next");
	const find = useMutation({
		mutationFn: async (neighbour: NonNullable<Neighbour>) => {
			if ("id" in neighbour) return { id: neighbour.id, page: listed.page };
			const { rows, page } = await client.fetchQuery(submissionsQuery({ ...filter, page: neighbour.page }));
			const row = rows.at(neighbour.at === "first" ? 0 : -1);
			return row ? { id: row.id, page } : null;
		},
		meta: { failure: m.review_load_failed },
	});
	return { previous, next, find };
}

/** Reads the lists again when anybody hands in or reviews. */
export function useLiveSubmissions(): void {
	const client = useQueryClient();
	useEffect(() => {
		const refresh = () => void reloadQuery(client, reviewKey);
		return subscribe({
			channel: "submissions",
			table: "challenge_submissions",
			event: "*",
			onRow: refresh,
			onJoined: refresh,
		});
	}, [client]);
}
