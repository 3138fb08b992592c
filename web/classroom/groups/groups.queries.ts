import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { z } from "zod/mini";
import { classChange } from "#domain/classroom/class-roster.ts";
import { type ClassGrouping, type GroupPlan, planOf, withPlan } from "#domain/classroom/groups.ts";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/platform/backend/backend.ts";
import { subscribe } from "#web/platform/backend/subscribe.ts";
import { reloadQuery } from "#web/platform/backend/take-live.ts";
import { type Entry, useOutbox } from "#web/platform/outbox/outbox.ts";
import { useNow } from "#web/platform/ui/use-now.ts";
import { CLASS_CHANGE } from "../classes/class-change.ts";
import { classesKey } from "../classes/classes.queries.ts";
import { useSendChange } from "../classes/use-send-change.ts";
import { beginTurn, getGrouping, markTried } from "./groups.data.ts";

/** Below the key of the classes: what changes them changes who can be in a group. */
const groupingKey = (classId: string) => [...classesKey, "grouping", classId] as const;

/** Being away comes with time, which nothing announces. */
const REFRESH_MS = 60_000;

/** A class's groups and boards, live; those that wait to be sent replace the server's. */
export function useGrouping(classId: string) {
	const client = useQueryClient();
	const { entries } = useOutbox();
	const query = useQuery({
		queryKey: groupingKey(classId),
		queryFn: async () => {
			const askedAt = performance.now();
			return { ...(await getGrouping(await backend(), classId)), askedAt };
		},
		refetchInterval: REFRESH_MS,
		staleTime: 0,
	});
	useEffect(() => {
		const readAgain = () => void reloadQuery(client, groupingKey(classId));
		return subscribe({
			channel: `class_grouping_${classId}`,
			table: "class_groupings",
			event: "*",
			filter: `class_id=eq.${classId}`,
			onRow: readAgain,
			onJoined: readAgain,
		});
	}, [classId, client]);
	const waiting = entries.flatMap((entry) => waitingPlan(entry, classId) ?? []).at(-1);
	return {
		query,
		grouping: query.data && (waiting ? { ...query.data, ...withPlan(query.data, waiting) } : query.data),
	};
}

function waitingPlan({ kind, subject, state, payload }: Entry, classId: string): GroupPlan | undefined {
	if (kind !== CLASS_CHANGE || subject !== classId || state !== "pending") return undefined;
	const change = z.safeParse(classChange, payload).data;
	return change?.change === "groups" ? change.plan : undefined;
}

/** The groups as they are changed on this page: each change is shown and saved at once. A refused one is taken back. */
export function useEditedGrouping(classId: string) {
	const { query, grouping: saved } = useGrouping(classId);
	const { send, refusal } = useSendChange();
	// `sentAt`: what was read before it may be without the change.
	const [edit, setEdit] = useState<{ plan: GroupPlan; sentAt: number }>();
	const grouping = saved && edit && saved.askedAt < edit.sentAt ? withPlan(saved, edit.plan) : saved;

	async function save(shown: ClassGrouping, changes: Partial<GroupPlan>): Promise<void> {
		const plan = { ...planOf(shown), ...changes };
		setEdit({ plan, sentAt: Number.POSITIVE_INFINITY });
		const taken = await send({ change: "groups", classId, plan });
		setEdit((latest) => {
			if (latest?.plan !== plan) return latest;
			return taken ? { plan, sentAt: performance.now() } : undefined;
		});
	}

	return { query, grouping, save, refusal };
}

/** The server's time, which ticks: by this computer's clock since it was read. */
export function useServerNow({ now }: Pick<ClassGrouping, "now">): number {
	const [read, setRead] = useState({ now, at: Date.now() });
	if (read.now !== now) setRead({ now, at: Date.now() });
	return Date.parse(read.now) + Math.max(0, useNow() - read.at);
}

/** Begins a turn; null ends them. */
export function useBeginTurn(classId: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async (asked: { turn: number | null; boardId?: string }) => beginTurn(await backend(), classId, asked),
		onSettled: () => reloadQuery(client, groupingKey(classId)),
		meta: { failure: m.groups_turn_failed },
	});
}

/** "Has tried theirs": shown at once, taken back where it was not saved. */
export function useMarkTried(classId: string) {
	const client = useQueryClient();
	const queryKey = groupingKey(classId);
	return useMutation({
		mutationFn: async ({ groupId, tried }: { groupId: string; tried: boolean }) =>
			markTried(await backend(), classId, groupId, tried),
		async onMutate({ groupId, tried }) {
			await client.cancelQueries({ queryKey });
			client.setQueryData<ClassGrouping>(queryKey, (known) => known && withMark(known, groupId, tried));
		},
		onSettled: () => reloadQuery(client, queryKey),
		meta: { failure: m.groups_tried_failed },
	});
}

function withMark(known: ClassGrouping, groupId: string, tried: boolean): ClassGrouping {
	const groups = known.groups.map((one) => (one.id === groupId ? { ...one, triedAt: tried ? known.now : null } : one));
	return { ...known, groups };
}
