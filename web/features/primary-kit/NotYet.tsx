import { m } from "#messages/generated/messages.js";

/** What the last run was found to lack: the first thing to mend. */
export function NotYet({ words }: { words: string | null }) {
	return (
		<div role="status">
			{words && (
				<p className="rounded-medium bg-sun-wash px-4 py-3">
					<b className="block text-sun-ink">{m.blocks_not_yet()}</b>
					{words}
				</p>
			)}
		</div>
	);
}
