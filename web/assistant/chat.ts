import { z } from "zod/mini";
import type { AssistantRequest, AssistantResponse } from "#domain/api/assistant.ts";
import { type ChatEvent, type ChatMessage, type Chats, newChats, nextChats } from "#domain/assistant/conversations.ts";
import { createStore, type Store } from "#web/platform/storage/create-store.ts";
import { forgetDraft, readDraft, writeDraft } from "#web/platform/storage/draft.ts";
import { newId } from "#web/platform/storage/new-id.ts";

/** Asks with what the page knows of the work; calls back with what may be shown before the answer is whole. */
export type Ask = (question: AssistantRequest, onPiece: (text: string) => void) => Promise<AssistantResponse>;

export interface Chat {
	store: Store<Chats>;
	/** What is typed and not sent yet: kept while the tab lives. */
	draft: Store<string>;
	change(event: Exclude<ChatEvent, { type: "sent" | "grew" | "answered" | "failed" }>): void;
	/** True once it is answered. A failure puts the text back into the draft, and is thrown. */
	send(text: string, about: Omit<AssistantRequest, "userMessage" | "conversationId">, ask: Ask): Promise<boolean>;
}

const chats = new Map<string, Chat>();

/** One person's conversations about one project: they live as long as the page does, whatever of it is shown. */
export function chatFor(userId: string, projectId: string): Chat {
	const key = `assistant:${userId}:${projectId}`;
	const chat = chats.get(key) ?? createChat(key);
	chats.set(key, chat);
	return chat;
}

export function createChat(key: string): Chat {
	const store = createStore(newChats(newId(), now()));
	const draft = createStore(z.catch(z.string(), "").parse(readDraft(key)));
	const apply = (event: ChatEvent) => store.set(nextChats(store.get(), event));
	draft.subscribe(() => (draft.get() ? writeDraft(key, draft.get()) : forgetDraft(key)));

	return {
		store,
		draft,
		change: apply,
		async send(typed, about, ask) {
			const text = typed.trim();
			if (!text || store.get().pending) return false;
			const conversationId = store.get().active;
			const message: ChatMessage = { id: newId(), role: "user", content: text, created_at: now() };
			apply({ type: "sent", message });
			draft.set("");
			const isOurs = () => store.get().pending?.message.id === message.id;
			try {
				const answer = await ask({ ...about, userMessage: text, conversationId }, (piece) => {
					if (isOurs()) apply({ type: "grew", text: piece });
				});
				const { response, ...rest } = answer;
				const reply: ChatMessage = {
					id: newId(),
					role: "assistant",
					content: response,
					created_at: now(),
					...rest,
				};
				if (isOurs()) apply({ type: "answered", reply });
				return true;
			} catch (error) {
				if (!isOurs()) return false;
				apply({ type: "failed" });
				if (!draft.get()) draft.set(typed);
				throw error;
			}
		},
	};
}

function now(): string {
	return new Date().toISOString();
}
