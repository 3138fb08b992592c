import { m } from "#messages/generated/messages.js";

/** What the run was found to lack: the first thing to mend. Or that it works, while it runs on. */
export function NotYet({ words, works }: { words: string | null; works: boolean }) {
	return (
		<div role="status">
			{words && (
				<p className="rounded-medium bg-sun-wash px-4 py-3">
					<b className="block text-sun-ink">{m.blocks_not_yet()}</b>
					{words}
				</p>
			)}
			{works && <p className="rounded-medium bg-leaf-wash px-4 py-3 font-bold">{m.blocks_works()}</p>}
		</div>
	);
}
