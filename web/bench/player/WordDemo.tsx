import { useQuery } from "@tanstack/react-query";
import { loadWordDemo } from "#content/word-demos.ts";
import { m } from "#messages/generated/messages.js";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { BenchPlayer } from "./BenchPlayer.tsx";

/** The board that shows what a word means. It runs at once. */
export function WordDemo({ word, label }: { word: string; label: string }) {
	const demo = useQuery({
		queryKey: ["word-demo", word],
		queryFn: () => loadWordDemo(word),
		networkMode: "always",
		staleTime: Number.POSITIVE_INFINITY,
	});
	if (demo.isError)
		return (
			<ErrorState title={m.glossary_demo_failed()} onRetry={() => void demo.refetch()} retrying={demo.isFetching} />
		);
	if (!demo.data) return <Skeleton className="h-80 rounded-large" />;
	const { project, source, line } = demo.data;
	return (
		<BenchPlayer
			label={label}
			work={{ kind: "sketch", projectId: project, program: source, unbuilt: "wired" }}
			size="compact"
			markedLine={line}
			autoRun
		/>
	);
}
