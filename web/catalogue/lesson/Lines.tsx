import { useExplain } from "#web/platform/learning/explain.ts";

/** Sentences as a list; numbered where their order counts. */
export function Lines({ lines, numbered }: { lines: readonly string[]; numbered?: boolean }) {
	const explain = useExplain();
	const List = numbered ? "ol" : "ul";
	return (
		<List
			className={`grid gap-2 m-0 pl-5 max-w-[65ch] marker:text-teal ${numbered ? "list-decimal marker:font-extrabold" : "list-disc"}`}
		>
			{lines.map((line, index) => (
				<li key={line} className="pl-1">
					{explain(line, lines.slice(0, index))}
				</li>
			))}
		</List>
	);
}
