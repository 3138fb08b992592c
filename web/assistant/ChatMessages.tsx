import { Sparkles } from "lucide-react";
import { useEffect, useRef } from "react";
import { type ChatMessage, type Chats, shownMessages } from "#domain/assistant/conversations.ts";
import { m } from "#messages/generated/messages.js";
import { classNames } from "#web/platform/ui/class-names.ts";
import { Spinner } from "#web/platform/ui/Spinner.tsx";
import { AskTeacher } from "./AskTeacher.tsx";
import { Pointers, type PointingProps } from "./Pointers.tsx";
import { ReplyText } from "./ReplyText.tsx";
import { replyParts } from "./reply-parts.ts";
import { Sources } from "./Sources.tsx";

interface AnswerProps extends PointingProps {
	/** No outside model answers. */
	builtIn: boolean;
	/** The program as it is now, for a question that is handed on. */
	programNow: () => string;
}

/** The open conversation, oldest first; only the newest answer keeps its buttons and who gave it. */
export function ChatMessages({ chats, ...rest }: { chats: Chats } & AnswerProps) {
	const { pending, active } = chats;
	const messages = shownMessages(chats);
	const isPending = pending?.conversation === active;
	const list = useRef<HTMLOListElement>(null);
	const count = messages.length + (pending?.reply.length ?? 0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: at each message, and each piece of the answer
	useEffect(() => {
		if (count === 0) return;
		// The last item is the announcement. An answer is read from its beginning.
		list.current?.children[list.current.children.length - 2]?.scrollIntoView({ block: "start" });
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
				<Message key={message.id} message={message} isNewest={!isPending && index === messages.length - 1} {...rest} />
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

type MessageProps = { message: ChatMessage; isNewest: boolean } & AnswerProps;

function Message({ message, isNewest, builtIn, programNow, ...pointing }: MessageProps) {
	const { role, content, outcome, model, sources = [], known, exchangeId } = message;
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
			{sources.length > 0 && <Sources sources={sources} />}
			{known === false && exchangeId && <AskTeacher exchange={exchangeId} programNow={programNow} />}
			{isNewest && <Pointers text={content} {...pointing} />}
			{isNewest && model && <p className="assistant-source">{m.assistant_by_model({ model })}</p>}
			{isNewest && builtIn && outcome === "answered" && <p className="assistant-source">{m.assistant_by_helper()}</p>}
		</li>
	);
}

function newestAnswer(messages: readonly ChatMessage[]): string {
	const last = messages.at(-1);
	if (last?.role !== "assistant") return "";
	const spoken = replyParts(last.content).map((part) =>
		part.kind === "code" ? part.text : part.pieces.map(({ text }) => text).join(""),
	);
	return spoken.join("\n") || m.assistant_empty();
}
