import { z } from "zod/mini";
import { type ClassRosterRequest, type ClassRosterResponse, classRoster } from "#domain/api/classroom.ts";
import { makeClassAccount } from "../../accounts/class-accounts.ts";
import type { Backend, ServiceClient } from "../../platform/backend/backend.ts";
import { Refusal } from "../../platform/refusal.ts";
import { handler, perMinute } from "../handler.ts";

type Adding = Extract<ClassRosterRequest, { action: "add" }>;
type LettingIn = Extract<ClassRosterRequest, { action: "let-in" }>;

const STATES = ["new", "added", "here", "same_name", "bad_name", "let_in", "refused", "used"] as const;
const entryStates = z.array(z.object({ id: z.string(), state: z.enum(STATES) }));
const requestState = z.object({ state: z.enum(STATES), name: z.optional(z.string()) });

/** Insufficient privilege; a class that is full; an id that another account has. */
const REFUSALS: Record<string, Refusal["body"]["code"]> = {
	"42501": "not_allowed",
	PT413: "no_room",
	"23505": "bad_request",
};

/**
 * A verified teacher adds names to a class, or lets in who asked. The database decides; only the accounts are made here. Sent
 * twice it adds once: an entry's id is its account's.
 */
export const classRosterHandler = ({ service }: Pick<Backend, "service">) =>
	handler({
		endpoint: classRoster,
		limit: perMinute(60),
		async answer(request, { userId }) {
			if (!service) throw new Refusal("cannot_manage");
			if (request.action === "add") return { entries: settled(await addNames(service, userId, request)) };
			const state = await letIn(service, userId, request);
			return { entries: settled([{ id: request.requestId, state }]) };
		},
	});

async function addNames(service: ServiceClient, teacher: string, { classId, entries }: Adding) {
	const add = async () =>
		entryStates.parse(await call(service.rpc("add_to_roster", { teacher, class_id: classId, entries })));
	const first = await add();
	const fresh = new Set(first.filter(({ state }) => state === "new").map(({ id }) => id));
	if (fresh.size === 0) return first;
	for (const { id, name } of entries) {
		if (fresh.has(id)) await makeClassAccount(service, { handle: id, name, teacher });
	}
	// Equal names within this list are found only now: the second call sees those that the first one added.
	return add();
}

async function letIn(service: ServiceClient, teacher: string, { requestId, inSteadOf }: LettingIn) {
	const asked = { teacher, request_id: requestId, ...(inSteadOf ? { in_stead_of: inSteadOf } : {}) };
	const ask = async () => requestState.parse(await call(service.rpc("let_into_class", asked as never)));
	const first = await ask();
	if (first.state !== "new") return first.state;
	await makeClassAccount(service, { handle: requestId, name: first.name ?? "", teacher });
	return (await ask()).state;
}

function settled(entries: z.infer<typeof entryStates>): ClassRosterResponse["entries"] {
	return entries.map(({ id, state }) => {
		// The account of this id was made for another teacher.
		if (state === "new") throw new Refusal("not_allowed");
		return { id, state };
	});
}

async function call<Data>(reply: PromiseLike<{ data: Data; error: { code: string } | null }>): Promise<Data> {
	const { data, error } = await reply;
	if (error) throw REFUSALS[error.code] ? new Refusal(REFUSALS[error.code] ?? "server_error") : error;
	return data;
}
