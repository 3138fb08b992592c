import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages/generated/messages.js";
import { Card } from "#web/platform/ui/Card.tsx";
import { useSolvedLike } from "./forum.queries.ts";

type Props = {
	postId: string;
	/** Makes a title the way to its post. */
	titleLink: (post: { id: string; title: string }) => ReactNode;
	/** In its stead where there is none. */
	none: ReactNode;
};

/** Posts like this one that were solved. */
export function SolvedLike({ postId, titleLink, none }: Props) {
	const like = useSolvedLike(postId);
	if (!like.data?.length) return none;
	return (
		<Card className="grid gap-1">
			<h2 className="text-lg">{m.forum_solved_like()}</h2>
			<ul className="m-0 p-0 list-none">
				{like.data.map((post) => (
					<li key={post.id} className="grid gap-0.5 py-1.5 border-b border-line last:border-0">
						{titleLink(post)}
						<span className="flex items-center gap-2 text-sm text-ink-2">
							<Check size={16} aria-hidden="true" className="text-leaf" />
							{m.forum_comment_count({ count: post.comments })}
						</span>
					</li>
				))}
			</ul>
		</Card>
	);
}
