import { GraduationCap } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { PersonAvatar } from "#web/platform/session/PersonAvatar.tsx";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { TimeAgo } from "#web/platform/ui/TimeAgo.tsx";
import type { Author } from "./forum.data.ts";

type Props = { author: Author; createdAt: string; editedAt: string | null; avatar?: boolean };

export function authorName({ name }: Author): string {
	return name ?? m.forum_unknown_user();
}

/** Who wrote it and when. */
export function AuthorLine({ author, createdAt, editedAt, avatar = true }: Props) {
	const name = authorName(author);
	return (
		<div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[0.90625rem] text-ink-2">
			{avatar && <PersonAvatar id={author.id} name={name} className="size-8 text-xs" />}
			<b className="text-ink">{name}</b>
			{author.teacher && (
				<Chip tone="teal">
					<GraduationCap size={15} aria-hidden="true" />
					{m.forum_teacher()}
				</Chip>
			)}
			<TimeAgo time={createdAt} />
			{editedAt && <span>{m.forum_edited()}</span>}
		</div>
	);
}
