import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { z } from "zod/mini";
import { classChange } from "#domain/classroom/class-roster.ts";
import { type ClassGrouping, type GroupPlan, planOf, withPlan } from "#domain/classroom/groups.ts";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/platform/backend/backend.ts";
import { subscribe } from "#web/platform/backend/subscribe.ts";
import { reloadQuery } from "#web/platform/backend/take-live.ts";
import { useOutbox } from "#web/platform/outbox/outbox.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { useStore } from "#web/platform/storage/create-store.ts";
import { useNow } from "#web/platform/ui/use-now.ts";
import { CLASS_CHANGE } from "../classes/class-change.ts";
import { classesKey } from "../classes/classes.queries.ts";
import { type SentChange, sentChanges } from "../classes/sent-changes.ts";
import { useSendChange } from "../classes/use-send-change.ts";
import { beginTurn, getGrouping, listGroups, markTried } from "./groups.data.ts";

/** Below the key of the classes: what changes them changes who can be in a group. */
const groupingKey = (classId: string) => [...classesKey, "grouping", classId] as const;

/** The groups of all the teacher's classes; read once they are wanted. */
export function useGroups({ wanted }: { wanted: boolean }) {
	const { id: userId } = usePerson();
	return useQuery({
		queryKey: [...classesKey, "groups", userId],
		queryFn: async () => listGroups(await backend()),
		enabled: wanted,
		staleTime: 0,
	});
}

/** Being away comes with time, which nothing announces. */
const REFRESH_MS = 60_000;

/** A class's groups and boards, live; those that were sent since it was read, or wait to be sent, replace the server's. */
export function useGrouping(classId: string) {
	const { id: userId } = usePerson();
	const client = useQueryClient();
	const { entries } = useOutbox();
	const sent = useStore(sentChanges);
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
	const isOurs = ({ userId: by, change }: SentChange) => by === userId && planIn(change, classId) !== undefined;
	const latest = sent.findLast(isOurs);
	// The list is emptied once the classes have been read, which may be before the groups are.
	const [kept, setKept] = useState(latest);
	if (latest && latest !== kept) setKept(latest);
	if (!query.data) return { query, grouping: undefined };
	const waiting = entries.filter(({ kind, state }) => kind === CLASS_CHANGE && state === "pending");
	const plan =
		waiting.flatMap(({ payload }) => planIn(payload, classId) ?? []).at(-1) ??
		(kept && kept.at >= query.data.askedAt ? planIn(kept.change, classId) : undefined);
	return { query, grouping: plan ? withPlan(query.data, plan) : query.data };
}

/** The groups that a change of a class saves. */
function planIn(payload: unknown, classId: string): GroupPlan | undefined {
	const change = z.safeParse(classChange, payload).data;
	return change?.change === "groups" && change.classId === classId ? change.plan : undefined;
}

/** The groups as they are changed on this page: each change is shown and saved at once. A refused one is taken back. */
export function useEditedGrouping(classId: string) {
	const { query, grouping: saved } = useGrouping(classId);
	const { send, refusal } = useSendChange();
	/** Until it is in the outbox. */
	const [edit, setEdit] = useState<GroupPlan>();
	const grouping = saved && edit ? withPlan(saved, edit) : saved;

	async function save(shown: ClassGrouping, changes: Partial<GroupPlan>): Promise<void> {
		const plan = { ...planOf(shown), ...changes };
		setEdit(plan);
		await send({ change: "groups", classId, plan });
		setEdit((latest) => (latest === plan ? undefined : latest));
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
