import type { Manual } from "#content/manual-schema.ts";
import { m } from "#messages/generated/messages.js";
import { useExplain } from "#web/platform/learning/explain.ts";
import { Chip } from "#web/platform/ui/Chip.tsx";

/** What a build needs. */
export function Materials({ materials }: { materials: Manual["materials"] }) {
	const explain = useExplain();
	const texts = materials.map(({ notes = "" }) => notes);
	return (
		<ul className="grid gap-3.5 m-0 p-0 list-none">
			{materials.map(({ item, quantity, notes }, index) => (
				<li key={item} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 items-start">
					<Chip>{m.challenge_quantity({ quantity })}</Chip>
					<span>
						<b className="font-bold">{item}</b>
						{notes && <span className="block text-sm text-ink-2">{explain(notes, texts.slice(0, index))}</span>}
					</span>
				</li>
			))}
		</ul>
	);
}
