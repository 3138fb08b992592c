import { ChevronDown, Ellipsis, Pencil, Plus, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Chats, Conversation } from "#domain/assistant/conversations.ts";
import { m } from "#messages/generated/messages.js";
import { newId } from "#web/platform/storage/new-id.ts";
import { useMedia } from "#web/platform/storage/use-media.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { classNames } from "#web/platform/ui/class-names.ts";
import { Dialog, DialogClose } from "#web/platform/ui/Dialog.tsx";
import { IconButton } from "#web/platform/ui/IconButton.tsx";
import { Popover } from "#web/platform/ui/Popover.tsx";
import type { Chat } from "./chat.ts";
import "./conversations.css";

/** Where there is no room for a list: the same query as in conversations.css. */
const NARROW = "(max-width: 1023px)";

const titleOf = ({ title }: Conversation) => title ?? m.assistant_default_title();

/** The conversations, newest first: to open, rename and delete; a picker where there is little room. */
export function ConversationList({ chat, chats }: { chat: Chat; chats: Chats }) {
	const narrow = useMedia(NARROW);
	const [editing, setEditing] = useState<string | null>(null);
	const [deleting, setDeleting] = useState<Conversation | null>(null);
	const active = chats.conversations.find(({ id }) => id === chats.active);
	const rowOf = (conversation: Conversation) => (
		<Row
			key={conversation.id}
			conversation={conversation}
			isActive={conversation.id === chats.active}
			isEdited={editing === conversation.id}
			onSelect={() => chat.change({ type: "selected", id: conversation.id })}
			onEdit={() => setEditing(conversation.id)}
			onRename={(title) => {
				if (title !== null) chat.change({ type: "renamed", id: conversation.id, title });
				setEditing(null);
			}}
			onDelete={() => setDeleting(conversation)}
		/>
	);
	return (
		<nav aria-label={m.assistant_chats()} className="assistant-conversations">
			<Button
				once
				variant="soft"
				onClick={() => chat.change({ type: "created", id: newId(), at: new Date().toISOString() })}
			>
				<Plus size={20} aria-hidden="true" />
				{m.assistant_new()}
			</Button>
			{narrow ? (
				<div className="assistant-picker">
					{active && rowOf(active)}
					{chats.conversations.length > 1 && editing === null && <Picker chat={chat} chats={chats} />}
				</div>
			) : (
				<ul className="grid gap-1 m-0 p-0 list-none mt-2">
					{chats.conversations.map((conversation) => (
						<li key={conversation.id}>{rowOf(conversation)}</li>
					))}
				</ul>
			)}
			<Dialog
				open={deleting !== null}
				onOpenChange={(open) => !open && setDeleting(null)}
				title={m.assistant_delete_title({ title: deleting ? titleOf(deleting) : "" })}
				description={m.assistant_delete_text()}
				actions={
					<>
						<DialogClose>
							<Button variant="quiet">{m.assistant_cancel()}</Button>
						</DialogClose>
						<Button
							once
							variant="danger"
							onClick={() => {
								const at = new Date().toISOString();
								if (deleting) chat.change({ type: "deleted", id: deleting.id, fresh: newId(), at });
								setDeleting(null);
							}}
						>
							{m.assistant_delete()}
						</Button>
					</>
				}
			/>
		</nav>
	);
}

interface RowProps {
	conversation: Conversation;
	isActive: boolean;
	isEdited: boolean;
	onSelect: () => void;
	onEdit: () => void;
	/** Null leaves the name as it is. */
	onRename: (title: string | null) => void;
	onDelete: () => void;
}

function Row({ conversation, isActive, isEdited, onSelect, onEdit, onRename, onDelete }: RowProps) {
	const [open, setOpen] = useState(false);
	const title = titleOf(conversation);
	const name = useRef<HTMLButtonElement>(null);
	const wasEdited = useRef(false);
	// The field unmounts with the focus in it.
	useEffect(() => {
		if (wasEdited.current && document.activeElement === document.body) name.current?.focus();
		wasEdited.current = isEdited;
	}, [isEdited]);
	const choose = (act: () => void) => () => {
		setOpen(false);
		act();
	};
	if (isEdited) return <NameField title={title} onEnd={onRename} />;
	return (
		<div className={classNames("assistant-conversation", isActive && "assistant-conversation-active")}>
			<button ref={name} type="button" aria-current={isActive || undefined} onClick={onSelect}>
				<span>{title}</span>
			</button>
			<Popover
				label={m.assistant_conversation_menu({ title })}
				open={open}
				onOpenChange={setOpen}
				className="grid p-2 min-w-44"
				trigger={
					<IconButton
						icon={Ellipsis}
						label={m.assistant_conversation_menu({ title })}
						className="!border-transparent !text-inherit"
					/>
				}
			>
				<Button variant="quiet" className="!justify-start !border-transparent" onClick={choose(onEdit)}>
					<Pencil size={18} aria-hidden="true" />
					{m.assistant_rename()}
				</Button>
				<Button variant="quiet" className="!justify-start !border-transparent" onClick={choose(onDelete)}>
					<Trash2 size={18} aria-hidden="true" />
					{m.assistant_delete()}
				</Button>
			</Popover>
		</div>
	);
}

/** Enter and leaving the field keep the name, Escape does not. */
function NameField({ title, onEnd }: { title: string; onEnd: (title: string | null) => void }) {
	const [name, setName] = useState(title);
	return (
		<input
			// biome-ignore lint/a11y/noAutofocus: it replaces what was pressed
			autoFocus
			aria-label={m.assistant_rename_field()}
			value={name}
			maxLength={60}
			className="w-full min-h-12 rounded-medium border-[1.5px] border-teal bg-surface px-3 font-bold"
			onFocus={(event) => event.target.select()}
			onChange={(event) => setName(event.target.value)}
			onBlur={() => onEnd(name)}
			onKeyDown={(event) => {
				if (event.key === "Enter") onEnd(name);
				if (event.key === "Escape") onEnd(null);
			}}
		/>
	);
}

function Picker({ chat, chats }: { chat: Chat; chats: Chats }) {
	const [open, setOpen] = useState(false);
	return (
		<Popover
			label={m.assistant_chats()}
			open={open}
			onOpenChange={setOpen}
			className="grid p-2 w-72 max-h-80 overflow-y-auto"
			trigger={<IconButton icon={ChevronDown} label={m.assistant_chats()} className="!border-transparent" />}
		>
			{chats.conversations.map((conversation) => (
				<Button
					key={conversation.id}
					variant={conversation.id === chats.active ? "soft" : "quiet"}
					className="!justify-start !border-transparent !whitespace-normal text-left py-2"
					aria-current={conversation.id === chats.active || undefined}
					onClick={() => {
						setOpen(false);
						chat.change({ type: "selected", id: conversation.id });
					}}
				>
					{titleOf(conversation)}
				</Button>
			))}
		</Popover>
	);
}
