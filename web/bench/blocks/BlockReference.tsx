import type { BlocksFacts } from "#content/program-facts.ts";
import { m } from "#messages/generated/messages.js";
import { blockReference } from "#web/bench/editors/blocks/blockly/block-reference.ts";

/** What each block of the toolbox does, to be opened. */
export function BlockReference({ toolbox }: Pick<BlocksFacts, "toolbox">) {
	return (
		<details className="rounded-medium border border-line open:bg-surface">
			<summary className="min-h-11 px-4 py-2.5 font-bold rounded-medium">{m.primary_reference()}</summary>
			<dl className="grid gap-2.5 m-0 px-4 pb-4">
				{blockReference(toolbox).map(({ type, name, help }) => (
					<div key={type}>
						<dt className="font-extrabold">{name}</dt>
						<dd className="m-0 text-sm text-ink-2">{help}</dd>
					</div>
				))}
			</dl>
		</details>
	);
}
