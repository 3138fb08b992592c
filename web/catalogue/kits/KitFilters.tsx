import { m } from "#messages/generated/messages.js";
import { KIT_TYPES, type KitType } from "./kits.data.ts";

const LABELS: Record<KitType, () => string> = {
	all: m.kits_type_all,
	primary: m.kits_type_primary,
	secondary: m.kits_type_secondary,
};

/** The buttons All, Primary and Secondary. */
export function KitFilters({ type, onTypeChange }: { type: KitType; onTypeChange: (type: KitType) => void }) {
	return (
		<fieldset className="flex gap-2">
			<legend className="sr-only">{m.kits_type()}</legend>
			{KIT_TYPES.map((choice) => (
				<button
					key={choice}
					type="button"
					aria-pressed={choice === type}
					onClick={() => onTypeChange(choice)}
					className="min-h-11 px-4 rounded-full border-[1.5px] border-transparent bg-sunken font-bold text-sm text-ink-2 hover:border-edge aria-pressed:bg-teal-wash aria-pressed:text-teal-deep aria-pressed:border-teal"
				>
					{LABELS[choice]()}
				</button>
			))}
		</fieldset>
	);
}
