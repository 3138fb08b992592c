import { CircuitBoard } from "lucide-react";
import { useState } from "react";
import { m } from "#messages/generated/messages.js";
import type { Post } from "#web/community/forum/forum.data.ts";
import { usePostedWork } from "#web/community/forum/forum.queries.ts";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";

const loadPlayer = () => import("./PostedPlayer.tsx");

type Props = { post: Post /** Shown at once; otherwise when it is asked for. */; open: boolean };

/** The program and circuit of a post: others run them here, and take a copy. */
export function PostedBench({ post, open }: Props) {
	const [shown, setShown] = useState(open);
	const work = usePostedWork(post.id, shown);
	const player = useLazyModule(loadPlayer, shown || undefined);
	if (!shown) {
		return (
			<Button variant="soft" className="justify-self-start" onClick={() => setShown(true)}>
				<CircuitBoard size={18} aria-hidden="true" />
				{m.forum_work_open()}
			</Button>
		);
	}
	if (work.isError) {
		return (
			<ErrorState
				compact
				title={m.forum_work_failed()}
				onRetry={() => void work.refetch()}
				retrying={work.isFetching}
			/>
		);
	}
	if (work.data === null) return <p className="text-ink-2">{m.player_unreadable()}</p>;
	if (!work.data || !player) return <Skeleton className="h-60 rounded-medium" />;
	return <player.PostedPlayer title={post.title} work={work.data} />;
}
