import type { ReferenceEntry } from "#content/reference-schema.ts";
import { m } from "#messages/generated/messages.js";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { ProgramText } from "#web/platform/ui/ProgramText.tsx";

/** One entry, to open. */
export function Entry({ entry, own }: { entry: ReferenceEntry; own: boolean }) {
	const { name, signature, text, example, header, setup } = entry;
	const lines = [header && `#include <${header}>`, setup, example].filter(Boolean).join("\n\n");
	return (
		<details className="rounded-medium border border-line">
			<summary className="min-h-11 px-4 py-2.5 rounded-medium">
				<b className="font-mono font-bold">{name}</b>
				{own && (
					<Chip tone="teal" className="ml-2">
						{m.reference_in_project()}
					</Chip>
				)}
				<span className="block text-sm text-ink-2">{text}</span>
			</summary>
			<div className="grid gap-2 px-4 pb-4">
				<p className="font-mono text-sm font-semibold text-teal-deep break-words">{signature}</p>
				<ProgramText label={m.reference_example({ name })} text={lines} />
			</div>
		</details>
	);
}
