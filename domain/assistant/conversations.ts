import type { AnswerSource, Outcome } from "../api/assistant.ts";

const TITLE_MAXIMUM = 30;

export interface ChatMessage {
	readonly id: string;
	readonly role: "user" | "assistant";
	readonly content: string;
	/** ISO time. */
	readonly created_at: string;
	/** Of an answer: what became of it, and who gave it. */
	readonly outcome?: Outcome;
	readonly model?: string | null;
	/** Of the built-in helper's. */
	readonly exchangeId?: string | undefined;
	readonly sources?: readonly AnswerSource[] | undefined;
	readonly known?: boolean | undefined;
}

export interface Conversation {
	readonly id: string;
	/** Null until its first question is answered, or it is renamed: shown with the default title. */
	readonly title: string | null;
	readonly updated_at: string;
	readonly messages: readonly ChatMessage[];
}

/** One person's conversations about one project, newest first, of which one is open. */
export interface Chats {
	readonly conversations: readonly Conversation[];
	readonly active: string;
	/** A question that waits for its answer: no other is sent meanwhile. */
	readonly pending: { readonly conversation: string; readonly message: ChatMessage; readonly reply: string } | null;
}

export type ChatEvent =
	| { type: "created"; id: string; at: string }
	| { type: "selected"; id: string }
	| { type: "renamed"; id: string; title: string }
	/** `fresh` is the id of the conversation that is made where none is left. */
	| { type: "deleted"; id: string; fresh: string; at: string }
	| { type: "sent"; message: ChatMessage }
	/** The reply grew by a piece. */
	| { type: "grew"; text: string }
	| { type: "answered"; reply: ChatMessage }
	| { type: "failed" };

export function newChats(id: string, at: string): Chats {
	return { conversations: [newConversation(id, at)], active: id, pending: null };
}

/** The next state; the same one where the event means nothing. */
export function nextChats(chats: Chats, event: ChatEvent): Chats {
	const { conversations, active, pending } = chats;
	switch (event.type) {
		case "created":
			return { ...chats, conversations: [newConversation(event.id, event.at), ...conversations], active: event.id };
		case "selected":
			return conversations.some(({ id }) => id === event.id) ? { ...chats, active: event.id } : chats;
		case "renamed": {
			const title = event.title.trim();
			return title ? changed(chats, event.id, (one) => ({ ...one, title })) : chats;
		}
		case "deleted": {
			const rest = conversations.filter(({ id }) => id !== event.id);
			const left = rest.length > 0 ? rest : [newConversation(event.fresh, event.at)];
			return {
				conversations: left,
				active: active === event.id ? (left[0]?.id ?? event.fresh) : active,
				pending: pending?.conversation === event.id ? null : pending,
			};
		}
		case "sent":
			if (pending) return chats;
			return { ...chats, pending: { conversation: active, message: event.message, reply: "" } };
		case "grew":
			return pending ? { ...chats, pending: { ...pending, reply: pending.reply + event.text } } : chats;
		case "answered":
			if (!pending) return chats;
			return {
				...changed(chats, pending.conversation, (one) => ({
					...one,
					title: one.title ?? titleAfter(one, pending.message, event.reply),
					updated_at: event.reply.created_at,
					messages: [...one.messages, pending.message, event.reply],
				})),
				pending: null,
			};
		case "failed":
			return { ...chats, pending: null };
	}
}

/** The messages of the open conversation, with what is being asked and answered now. */
export function shownMessages({ conversations, active, pending }: Chats): readonly ChatMessage[] {
	const messages = conversations.find(({ id }) => id === active)?.messages ?? [];
	return pending?.conversation === active ? [...messages, pending.message] : messages;
}

/** The first 30 characters of a conversation's first message. */
export function titleFor(message: string): string {
	const characters = [...message.trim().replace(/\s+/g, " ")];
	return characters.length > TITLE_MAXIMUM ? `${characters.slice(0, TITLE_MAXIMUM).join("")}…` : characters.join("");
}

/** What a child in distress wrote is not shown as a title: others look at the same screen. */
function titleAfter({ messages }: Conversation, message: ChatMessage, reply: ChatMessage): string | null {
	return messages.length === 0 && reply.outcome !== "distress" ? titleFor(message.content) : null;
}

function newConversation(id: string, at: string): Conversation {
	return { id, title: null, updated_at: at, messages: [] };
}

function changed(chats: Chats, id: string, change: (one: Conversation) => Conversation): Chats {
	return { ...chats, conversations: chats.conversations.map((one) => (one.id === id ? change(one) : one)) };
}
