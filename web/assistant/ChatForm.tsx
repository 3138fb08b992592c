import { Send } from "lucide-react";
import { type KeyboardEvent, useId, useRef } from "react";
import { MESSAGE_MAXIMUM } from "#domain/api/assistant.ts";
import { shownMessages } from "#domain/assistant/conversations.ts";
import { m } from "#messages/generated/messages.js";
import { useConnected } from "#web/platform/backend/connection.ts";
import { useStore } from "#web/platform/storage/create-store.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { FieldError } from "#web/platform/ui/Field.tsx";
import type { Chat } from "./chat.ts";
import type { Sending } from "./use-sending.ts";

const promptsFor = (ofBlocks: boolean) => [
	m.assistant_prompt_next,
	// Blocks always compile.
	ofBlocks ? m.assistant_prompt_not_working : m.assistant_prompt_error,
	m.assistant_prompt_check,
	m.assistant_prompt_sensor,
	m.assistant_prompt_if,
	m.assistant_prompt_resistor,
];

interface ChatFormProps {
	chat: Chat;
	sending: Sending;
	/** Questions that may be asked today. */
	left: number;
	/** No outside model answers. */
	builtIn: boolean;
	/** The program is made of blocks. */
	ofBlocks?: boolean | undefined;
}

/** Six questions to begin with, and the field: Enter sends, Shift+Enter begins a line. */
export function ChatForm({ chat, sending, left, builtIn, ofBlocks = false }: ChatFormProps) {
	const text = useStore(chat.draft);
	const chats = useStore(chat.store);
	const { pending } = chats;
	const connected = useConnected();
	const field = useRef<HTMLTextAreaElement>(null);
	const id = useId();
	const blocked = pending !== null || !connected || left === 0;

	function send(question: string) {
		if (blocked || !question.trim()) return;
		void sending.send(question);
		field.current?.focus();
	}

	function handleKeyDown(event: KeyboardEvent) {
		if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
		event.preventDefault();
		send(text);
	}

	/** It fills the field and is sent; what was typed there is not lost. */
	function handlePrompt(question: string) {
		const typed = text;
		send(question);
		if (typed) chat.draft.set(typed);
	}

	return (
		<form
			className="assistant-form"
			onSubmit={(event) => {
				event.preventDefault();
				send(text);
			}}
		>
			<ul
				aria-label={m.assistant_prompts()}
				className="assistant-prompts"
				data-begun={shownMessages(chats).length > 0 || undefined}
			>
				{promptsFor(ofBlocks).map((prompt) => (
					<li key={prompt()}>
						<Button variant="quiet" disabled={blocked} onClick={() => handlePrompt(prompt())}>
							{prompt()}
						</Button>
					</li>
				))}
			</ul>
			<FieldError id={`${id}-problem`} error={sending.problem ?? undefined} />
			<div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 items-end">
				<div className="assistant-field">
					<textarea
						ref={field}
						aria-label={m.assistant_message()}
						aria-describedby={`${id}-count ${id}-note${sending.problem ? ` ${id}-problem` : ""}`}
						placeholder={m.assistant_message_hint()}
						rows={1}
						maxLength={MESSAGE_MAXIMUM}
						value={text}
						onChange={(event) => chat.draft.set(event.target.value)}
						onKeyDown={handleKeyDown}
					/>
					<span id={`${id}-count`} className="text-sm text-ink-2 pr-3.5 whitespace-nowrap">
						{m.assistant_count({ count: text.length, maximum: MESSAGE_MAXIMUM })}
					</span>
				</div>
				<Button
					type="submit"
					aria-label={m.assistant_send()}
					title={m.assistant_send()}
					disabled={blocked || !text.trim()}
					className="!px-0 w-14 min-h-13"
				>
					<Send size={20} aria-hidden="true" />
				</Button>
			</div>
			<p id={`${id}-note`} className="text-sm text-ink-2 leading-snug">
				{noteText(connected, left, builtIn)}
			</p>
		</form>
	);
}

function noteText(connected: boolean, left: number, builtIn: boolean): string {
	if (!connected) return builtIn ? m.assistant_offline_helper() : m.assistant_offline();
	return left === 0 ? m.assistant_none_left() : m.assistant_note();
}
