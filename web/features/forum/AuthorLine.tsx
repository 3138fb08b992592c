import { GraduationCap } from "lucide-react";
import { initialsOf } from "#domain/display-name.ts";
import { m } from "#messages/generated/messages.js";
import { Avatar } from "#web/ui/Avatar.tsx";
import { Chip } from "#web/ui/Chip.tsx";
import { TimeAgo } from "#web/ui/TimeAgo.tsx";
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
			{avatar && <Avatar className="size-8 text-xs">{initialsOf(name).slice(0, 2)}</Avatar>}
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
