import { type ReactNode, useMemo } from "react";
import type { AssistantRequest } from "#domain/api/assistant.ts";
import type { Pointer } from "#domain/assistant/pointers.ts";
import { m } from "#messages/generated/messages.js";
import { usePerson } from "#web/platform/session/session.ts";
import { useStore } from "#web/platform/storage/create-store.ts";
import { classNames } from "#web/platform/ui/class-names.ts";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { AssistantGate } from "./AssistantGate.tsx";
import { useAssistantStanding } from "./assistant.queries.ts";
import { ChatForm } from "./ChatForm.tsx";
import { ChatMessages } from "./ChatMessages.tsx";
import { ConversationList } from "./ConversationList.tsx";
import { chatFor } from "./chat.ts";
import { NextStepCard } from "./NextStepCard.tsx";
import { useSending } from "./use-sending.ts";
import "./assistant.css";

interface AssistantPaneProps {
	projectId: string;
	/** The program is made of blocks. */
	ofBlocks?: boolean;
	/** What is known of the work now, asked for with each question. */
	about: () => Omit<AssistantRequest, "userMessage" | "conversationId" | "projectId">;
	/** What an answer points at that there is. */
	pointersOf: (answer: string) => Pointer[];
	/** In words: "Show line 24". */
	textOf: (pointer: Pointer) => string;
	shown: Pointer | null;
	onShow: (pointer: Pointer, pressed: boolean) => void;
	/** Where there is no room beside the conversation: what is shown, below the answer that points at it. */
	shownHere: ReactNode;
	/** The work: what `onShow` points into. */
	work: ReactNode;
	/** Below the conversations: hints and advice. */
	aside: ReactNode;
	/** Where the age is given. */
	ageForm: ReactNode;
	/** The built-in helper's next step; null while it is being found. */
	step: string | null | undefined;
}

/** The work, the conversation with the AI helper beside it, and the list of conversations. */
export function AssistantPane({
	projectId,
	ofBlocks,
	work,
	aside,
	ageForm,
	about,
	step,
	...pointing
}: AssistantPaneProps) {
	const person = usePerson();
	const chat = useMemo(() => chatFor(person.id, projectId), [person.id, projectId]);
	const chats = useStore(chat.store);
	const standing = useAssistantStanding();
	const sending = useSending(chat, person.id, projectId, about);
	const bar = standing.data?.bar ?? null;
	const isOpen = standing.isSuccess && bar === null;
	return (
		<div className="assistant">
			<div className="assistant-work">{work}</div>
			<section aria-label={m.assistant_chat()} className="assistant-chat">
				<NextStepCard step={step} {...pointing} />
				{isOpen ? (
					<>
						<ChatMessages
							chats={chats}
							builtIn={standing.data?.model === false}
							programNow={() => about().code ?? ""}
							{...pointing}
						/>
						<ChatForm
							chat={chat}
							sending={sending}
							ofBlocks={ofBlocks}
							builtIn={standing.data?.model === false}
							left={standing.data?.questionsLeft ?? 0}
						/>
					</>
				) : (
					<div className="grid gap-5 content-start p-4 sm:p-6">
						{standing.isPending && <Skeleton className="h-48 rounded-large" />}
						{standing.isError && (
							<ErrorState
								title={m.assistant_standing_failed()}
								onRetry={() => void standing.refetch()}
								retrying={standing.isFetching}
							/>
						)}
						{bar !== null && <AssistantGate bar={bar} askedAt={standing.data?.askedAt ?? null} ageForm={ageForm} />}
					</div>
				)}
			</section>
			<aside className={classNames("assistant-aside", !isOpen && "assistant-aside-closed")}>
				{isOpen && <ConversationList chat={chat} chats={chats} />}
				<div className="assistant-help">{aside}</div>
			</aside>
		</div>
	);
}
