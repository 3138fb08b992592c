import { MapPin, Sparkles, ZoomIn } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { type ChatMessage, type Chats, shownMessages } from "#domain/assistant/conversations.ts";
import type { Pointer } from "#domain/assistant/pointers.ts";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/ui/Button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Spinner } from "#web/ui/Spinner.tsx";
import { ReplyText } from "./ReplyText.tsx";

interface PointingProps {
	pointersOf: (answer: string) => Pointer[];
	wordsOf: (pointer: Pointer) => string;
	shown: Pointer | null;
	onShow: (pointer: Pointer) => void;
	shownHere: ReactNode;
}

/** The open conversation, oldest first; only the newest answer keeps its buttons and who gave it. */
export function ChatMessages({ chats, ...pointing }: { chats: Chats } & PointingProps) {
	const { pending, active } = chats;
	const messages = shownMessages(chats);
	const isPending = pending?.conversation === active;
	const list = useRef<HTMLOListElement>(null);
	const count = messages.length + (pending?.reply.length ?? 0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: at each message, and each piece of the answer
	useEffect(() => {
		list.current?.scrollTo({ top: list.current.scrollHeight });
	}, [count, active]);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
		<ol ref={list} tabIndex={0} aria-label={m.assistant_chat()} className="assistant-messages">
			{messages.length === 0 && (
				<li className="assistant-intro">
					<Sparkles size={30} aria-hidden="true" className="text-teal" />
					<h2>{m.assistant_intro_title()}</h2>
					<p className="text-ink-2">{m.assistant_intro()}</p>
				</li>
			)}
			{messages.map((message, index) => (
				<Message
					key={message.id}
					message={message}
					isNewest={!isPending && index === messages.length - 1}
					{...pointing}
				/>
			))}
			{isPending && (
				<li className="assistant-answer" aria-busy="true">
					{pending.reply && <ReplyText text={pending.reply} />}
					<p className="flex items-center gap-2.5 text-ink-2">
						<Spinner className="size-4" />
						{m.assistant_thinking()}
					</p>
				</li>
			)}
			<li aria-live="polite" className="sr-only">
				{isPending ? m.assistant_thinking() : newestAnswer(messages)}
			</li>
		</ol>
	);
}

type MessageProps = { message: ChatMessage; isNewest: boolean } & PointingProps;

function Message({ message: { role, content, outcome, model }, isNewest, ...pointing }: MessageProps) {
	if (role === "user") {
		return (
			<li className="assistant-question">
				<span className="sr-only">{m.assistant_you()}</span>
				{content}
			</li>
		);
	}
	return (
		<li
			className={classNames("assistant-answer", isNewest ? "text-lg" : "assistant-answer-old")}
			data-outcome={outcome}
		>
			<ReplyText text={content || m.assistant_empty()} />
			{isNewest && <Pointers text={content} {...pointing} />}
			{isNewest && model && <p className="assistant-source">{m.assistant_by_model({ model })}</p>}
		</li>
	);
}

function Pointers({ text, pointersOf, wordsOf, shown, onShow, shownHere }: { text: string } & PointingProps) {
	const pointers = pointersOf(text);
	const showFirstLine = useEffectEvent(() => {
		const line = pointers.find(({ kind }) => kind === "line");
		if (line) onShow(line);
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
	useEffect(() => showFirstLine(), [text]);
	if (pointers.length === 0) return null;
	const isShown = (pointer: Pointer) => JSON.stringify(pointer) === JSON.stringify(shown);
	return (
		<>
			<div className="flex flex-wrap gap-2">
				{pointers.map((pointer) => (
					<Button
						key={wordsOf(pointer)}
						variant={pointer.kind === "line" ? "soft" : "quiet"}
						className="!px-3.5 !text-[15px]"
						aria-pressed={isShown(pointer)}
						onClick={() => onShow(pointer)}
					>
						{pointer.kind === "line" ? (
							<MapPin size={18} aria-hidden="true" />
						) : (
							<ZoomIn size={18} aria-hidden="true" />
						)}
						{wordsOf(pointer)}
					</Button>
				))}
			</div>
			{pointers.some(isShown) && shownHere}
		</>
	);
}

function newestAnswer(messages: readonly ChatMessage[]): string {
	const last = messages.at(-1);
	return last?.role === "assistant" ? last.content || m.assistant_empty() : "";
}
