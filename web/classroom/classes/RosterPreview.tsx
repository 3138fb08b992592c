import { Check, TriangleAlert } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { SelectField } from "#web/platform/ui/SelectField.tsx";
import { RosterRow } from "./RosterRow.tsx";
import type { useRosterPreview } from "./use-roster-preview.ts";

/** Each name of a pasted list, with what it would do. */
export function RosterPreview({ preview }: { preview: ReturnType<typeof useRosterPreview> }) {
	const { lines, columnChoices, column, chooseColumn, nameless } = preview;
	const count = (...states: string[]) => lines.filter(({ state }) => states.includes(state)).length;
	const here = count("here");
	const decide = count("twice", "elsewhere");
	return (
		<div className="grid gap-3 content-start min-w-0">
			<div className="grid sm:grid-cols-2 gap-3 items-end">
				<h3 className="text-base self-start">{m.classes_add_many_look()}</h3>
				{columnChoices.length > 1 && (
					<SelectField
						label={m.classes_column_label()}
						value={column}
						onChange={(event) => chooseColumn(event.target.value)}
						options={columnChoices}
					/>
				)}
			</div>
			{lines.length === 0 && <p className="text-sm text-ink-2">{m.classes_add_many_empty()}</p>}
			<div className="flex flex-wrap gap-2" aria-live="polite">
				{lines.length > 0 && <Chip tone="leaf">{m.classes_new_count({ count: count("new") })}</Chip>}
				{here > 0 && (
					<Chip>
						<Check size={14} aria-hidden="true" />
						{m.classes_here_count({ count: here })}
					</Chip>
				)}
				{decide > 0 && (
					<Chip tone="coral">
						<TriangleAlert size={14} aria-hidden="true" />
						{m.classes_decide_count({ count: decide })}
					</Chip>
				)}
				{nameless > 0 && <Chip>{m.classes_no_name_count({ count: nameless })}</Chip>}
			</div>
			<ol className="m-0 p-0 list-none">
				{lines.map((line, index) => (
					<RosterRow key={line.key} line={line} number={index + 1} />
				))}
			</ol>
		</div>
	);
}
