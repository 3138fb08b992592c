import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { subscribe } from "#web/platform/backend/subscribe.ts";
import { reloadQuery } from "#web/platform/backend/take-live.ts";

/** Events that come together are one call. */
const BURST_MS = 400;

interface Pulse {
	listeners: Set<() => void>;
	/** Calls all listeners soon. */
	notify: () => void;
	end: () => void;
}

const followed = new Map<string, Pulse>();

/**
 * Calls back after each event of a class, and after each join. All who follow one class share its channel.
 * @returns the function that ends it.
 */
export function followClass(classId: string, onPulse: () => void): () => void {
	const known = followed.get(classId);
	const pulse = known ?? open(classId);
	const listener = () => onPulse();
	pulse.listeners.add(listener);
	// The channel may have joined before.
	if (known) known.notify();
	return () => {
		pulse.listeners.delete(listener);
		if (pulse.listeners.size > 0) return;
		followed.delete(classId);
		pulse.end();
	};
}

function open(classId: string): Pulse {
	const listeners = new Set<() => void>();
	let timer: ReturnType<typeof setTimeout> | undefined;
	const notify = () => {
		timer ??= setTimeout(() => {
			timer = undefined;
			for (const listener of listeners) listener();
		}, BURST_MS);
	};
	const leave = subscribe({
		channel: `class_pulse_${classId}`,
		table: "class_pulses",
		event: "*",
		filter: `class_id=eq.${classId}`,
		onRow: notify,
		onJoined: notify,
	});
	const end = () => {
		clearTimeout(timer);
		leave();
	};
	const pulse = { listeners, notify, end };
	followed.set(classId, pulse);
	return pulse;
}

/** Reads again after each event of a class; nothing without a class. `queryKeys` is the same array at each render. */
export function useReloadWithClass(classId: string | undefined, queryKeys: readonly QueryKey[]): void {
	const client = useQueryClient();
	useEffect(() => {
		if (classId === undefined) return;
		return followClass(classId, () => {
			for (const queryKey of queryKeys) void reloadQuery(client, queryKey);
		});
	}, [classId, client, queryKeys]);
}
