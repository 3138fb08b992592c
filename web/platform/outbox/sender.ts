import { BackendError } from "#web/platform/backend/backend-error.ts";
import { isRetryable, retryDelayMs } from "#web/platform/backend/retry.ts";
import type { Action, ActionKind, ActionResult, Failure } from "./action.ts";
import type { OutboxStorage } from "./storage.ts";

// biome-ignore lint/suspicious/noExplicitAny: each kind has a payload and an answer of its own, checked by its schema
export type Kind = ActionKind<any, any>;

/** How far an action has been sent. `final`: the server may have it; it can no longer be dropped. */
export interface Progress {
	fraction: number;
	final: boolean;
}

/**
 * Sends one action at a time, by its kind, and stores the result: a settled action is removed, one to repeat has its next
 * time. `onProgress` gets null when an action is no longer being sent.
 */
export function createSender(storage: OutboxStorage, onProgress: (id: string, progress: Progress | null) => void) {
	const kinds = new Map<string, () => Promise<Kind>>();
	let sending: { id: string; controller: AbortController } | null = null;

	async function kindOf(name: string): Promise<Kind | null> {
		return (
			(await kinds
				.get(name)?.()
				.catch(() => null)) ?? null
		);
	}

	/** Null where it was dropped meanwhile. */
	async function deliver(action: Action, kind: Kind | null, signal: AbortSignal): Promise<ActionResult | null> {
		try {
			if (!kind) throw new BackendError("network_gone", `The code that sends ${action.kind} could not be loaded`);
			const payload = kind.payload.safeParse(action.payload);
			if (!payload.success) throw new BackendError("bad_request", "What was kept cannot be read");
			const answer = await kind.send(
				{ ...action, payload: payload.data },
				{
					signal,
					onProgress: (fraction) => onProgress(action.id, { fraction, final: false }),
					async savePayload(payload) {
						if (!(await storage.change(action, (kept) => ({ ...kept, payload })))) abort(action.id);
						signal.throwIfAborted();
					},
					commit: () => onProgress(action.id, { fraction: 1, final: true }),
				},
			);
			await storage.remove(action);
			return { action, state: "done", answer };
		} catch (error) {
			if (signal.aborted) return null;
			const failure = failureOf(error);
			const retryable = isRetryable(error);
			const kept = await storage.change(action, (now) => {
				const tries = now.tries + 1;
				if (!retryable) return { ...now, tries, failure, state: "refused" };
				return { ...now, tries, failure, notBefore: Date.now() + retryDelayMs(tries, error) };
			});
			if (!kept) return null;
			return retryable ? { action: kept, state: "waiting", failure } : { action: kept, state: "refused", failure };
		}
	}

	/** Aborts the action being sent, or only the one with this id. */
	function abort(id?: string): void {
		if (id === undefined || sending?.id === id) sending?.controller.abort();
	}

	return {
		register: (name: string, load: () => Promise<Kind>) => void kinds.set(name, load),
		kindOf,
		abort,

		/** Null where the action was dropped meanwhile. */
		async send(action: Action): Promise<ActionResult | null> {
			const controller = new AbortController();
			sending = { id: action.id, controller };
			onProgress(action.id, { fraction: 0, final: false });
			const result = await deliver(action, await kindOf(action.kind), controller.signal);
			sending = null;
			onProgress(action.id, null);
			return result;
		},
	};
}

function failureOf(error: unknown): Failure {
	return error instanceof BackendError
		? { code: error.code, details: error.details }
		: { code: "server_error", details: {} };
}
