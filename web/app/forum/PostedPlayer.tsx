import { useMemo } from "react";
import type { PostedWork } from "#domain/api/community.ts";
import { m } from "#messages/generated/messages.js";
import { BenchPlayer } from "#web/bench/player/BenchPlayer.tsx";
import { TakeWork } from "./TakeWork.tsx";

/** What goes with a post, on a board of the reader's own. */
export function PostedPlayer({ title, work }: { title: string; work: PostedWork }) {
	const { kind, projectId, program, circuit } = work;
	const bench = useMemo(
		() => ({ kind, projectId, program, circuit, unbuilt: "start" as const }),
		[kind, projectId, program, circuit],
	);
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-3">
			<BenchPlayer label={m.forum_work_of({ title })} work={bench} size="compact" />
			<TakeWork work={work} />
		</div>
	);
}
