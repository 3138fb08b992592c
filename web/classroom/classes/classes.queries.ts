import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { z } from "zod/mini";
import { type ClassChange, classChange, withChanges } from "#domain/classroom/class-roster.ts";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/platform/backend/backend.ts";
import { subscribe } from "#web/platform/backend/subscribe.ts";
import { reloadQuery } from "#web/platform/backend/take-live.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";
import { type Entry, outbox, useOutbox } from "#web/platform/outbox/outbox.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { useStore } from "#web/platform/storage/create-store.ts";
import { changeFailureText } from "./change-failure-text.ts";
import { changeText } from "./change-text.ts";
import { CLASS_CHANGE } from "./class-change.ts";
import { letIn, listClasses, storedClasses } from "./classes.data.ts";
import { sendChange } from "./send-change.ts";
import { askedChanges, dropSent, sentChanges } from "./sent-changes.ts";

export const classesKey = ["classes"] as const;

/** The teacher's classes with pending actions applied; from this browser until the server answers. */
export function useClasses() {
	const { id } = usePerson();
	const { entries } = useOutbox();
	const query = useQuery({
		queryKey: [...classesKey, id],
		queryFn: async () => {
			const included = sentChanges.get();
			const classes = await listClasses(await backend());
			storedClasses.write(id, classes);
			return { classes, included };
		},
		staleTime: 0,
	});
	const sent = useStore(sentChanges);
	const { classes = storedClasses.read(id), included } = query.data ?? {};
	useEffect(() => {
		if (included) dropSent(included);
	}, [included]);
	const asked = useStore(askedChanges);
	const waiting = changesIn(entries, id)
		.filter((entry) => entry.state === "pending" && !asked.includes(entry.id))
		.map(({ change }) => change);
	const done = sent.filter((one) => one.userId === id && !included?.includes(one)).map(({ change }) => change);
	return { query, classes: withChanges(classes, [...done, ...waiting]) };
}

/** A change that waits to be sent, or that was refused. */
export interface WaitingChange {
	id: string;
	change: ClassChange;
	/** What it does, in words. */
	text: string;
	/** Why the server did not take it; null while it waits. */
	reason: string | null;
}

/** The changes of the teacher's classes that wait, or were refused. */
export function useWaitingChanges(): WaitingChange[] {
	const { id: userId } = usePerson();
	const { entries } = useOutbox();
	const asked = useStore(askedChanges);
	return useMemo(() => {
		const changes = changesIn(entries, userId).filter(({ id }) => !asked.includes(id));
		const before = changes.length > 0 ? storedClasses.read(userId) : [];
		return changes.map(({ id, change, state, failure }) => ({
			...{ id, change, text: changeText(change, before) },
			reason: state === "refused" ? changeFailureText(change, failure?.code ?? "unknown") : null,
		}));
	}, [entries, asked, userId]);
}

/** Says for the page of a class that it shows itself what of its changes was refused. */
export function useShownRefusals(classId: string): void {
	useEffect(
		() =>
			outbox.onResult(
				({ state, action }) => state === "refused" && action.kind === CLASS_CHANGE && action.subject === classId,
			),
		[classId],
	);
}

function changesIn(entries: readonly Entry[], userId: string) {
	return entries
		.filter(({ kind, person }) => kind === CLASS_CHANGE && person === userId)
		.flatMap(({ payload, ...entry }) => {
			const change = z.safeParse(classChange, payload).data;
			return change ? [{ ...entry, change }] : [];
		});
}

/** Follows joins, requests and sign-ins of the classes that the teacher owns or teaches, and which these are. */
export function useLiveClasses(): void {
	const { id } = usePerson();
	const client = useQueryClient();
	const { classes } = useClasses();
	const others = classes
		.filter(({ owned }) => owned === false)
		.map((one) => one.id)
		.join(",");
	useEffect(() => {
		const readAgain = () => void reloadQuery(client, classesKey);
		const follow = { event: "*", onRow: readAgain, onJoined: readAgain } as const;
		const ends = [
			subscribe({ channel: `classes_${id}`, table: "class_codes", filter: `teacher_id=eq.${id}`, ...follow }),
			subscribe({ channel: `taught_${id}`, table: "class_teachers", filter: `user_id=eq.${id}`, ...follow }),
		];
		if (others)
			ends.push(subscribe({ channel: `others_${id}`, table: "class_codes", filter: `id=in.(${others})`, ...follow }));
		return () => {
			for (const end of ends) end();
		};
	}, [id, client, others]);
}

/** Changes a class, without a network too: resolves to why the server did not take it, or to null. */
export function useChangeClass(): (change: ClassChange) => Promise<string | null> {
	const { id } = usePerson();
	return (change) => sendChange(id, change);
}

export function useLetIn() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: ({ requestId, inSteadOf }: { requestId: string; inSteadOf: string | null }) =>
			letIn(requestId, inSteadOf),
		onSettled: () => reloadQuery(client, classesKey),
		meta: { failure: m.classes_change_failed },
	});
}

export function useRefuseJoin() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async (requestId: string) =>
			unwrap(await (await backend()).rpc("refuse_join", { request_id: requestId })),
		onSettled: () => reloadQuery(client, classesKey),
		meta: { failure: m.classes_change_failed },
	});
}

/** Puts a student whom the teacher took out of a class back into it. */
export function usePutBack() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async ({ classId, studentId }: { classId: string; studentId: string }) =>
			unwrap(await (await backend()).rpc("put_back_class_member", { class_id: classId, user_id: studentId })),
		onSettled: () => reloadQuery(client, classesKey),
		meta: { failure: m.classes_change_failed },
	});
}

/** `reset`: the learner chooses a new secret. `open`: a locked name may be tried again. */
export function useSecretChange() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async ({ studentId, change }: { studentId: string; change: "reset" | "open" }) => {
			const database = await backend();
			const asked = { user_id: studentId };
			if (change === "reset") unwrap(await database.rpc("reset_class_secret", asked));
			else unwrap(await database.rpc("open_class_name", asked));
		},
		onSettled: () => reloadQuery(client, classesKey),
		meta: { success: m.classes_secret_changed, failure: m.classes_change_failed },
	});
}
