import { Check, type LucideIcon, Minus, Plus, RotateCcw, TriangleAlert, X } from "lucide-react";
import { STUDENT_NAME_MAXIMUM } from "#domain/classroom/class-roster.ts";
import type { RosterChoice } from "#domain/classroom/pasted-roster.ts";
import { m } from "#messages/generated/messages.js";
import { classNames } from "#web/platform/ui/class-names.ts";
import { IconButton } from "#web/platform/ui/IconButton.tsx";
import type { PreviewLine } from "./use-roster-preview.ts";

/** One name of a pasted list: it can be written over, and it is added, moved or left out. */
export function RosterRow({ line, number }: { line: PreviewLine; number: number }) {
	const { name, choice, written } = line;
	const [Icon, look, text] = stateOf(line);
	const asks = line.state === "twice" || line.state === "elsewhere";
	return (
		<li className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] sm:grid-cols-[1.5rem_minmax(0,1fr)_minmax(0,1fr)_9.75rem] gap-x-2 items-center min-h-11.5 py-1 border-t border-line first:border-t-0">
			<span className="text-sm text-ink-2 max-sm:self-start max-sm:pt-2.5">{number}</span>
			<div className={classNames("sm:contents grid min-w-0", asks && "col-span-2")}>
				<input
					type="text"
					aria-label={m.classes_line_name({ number })}
					value={written}
					maxLength={STUDENT_NAME_MAXIMUM}
					onChange={(event) => line.edit({ name: event.target.value })}
					className={classNames(
						"min-w-0 w-full min-h-10 px-2 rounded-medium border-[1.5px] border-transparent bg-transparent font-bold hover:border-line focus:border-edge",
						choice === "leave" && "text-ink-2 font-normal",
					)}
				/>
				<p className={classNames("flex items-center gap-2 text-sm max-sm:px-2 max-sm:pb-1", look)}>
					<Icon size={16} aria-hidden="true" className="shrink-0" />
					{text}
				</p>
			</div>
			<div className={classNames("flex justify-end gap-1", asks && "max-sm:col-start-2 max-sm:col-span-2")}>
				{line.isEdited && (
					<IconButton
						icon={RotateCcw}
						className="border-transparent"
						label={m.classes_line_undo({ name })}
						onClick={line.undo}
					/>
				)}
				<Decision line={line} />
			</div>
		</li>
	);
}

function stateOf({ state, choice, shown, other }: PreviewLine): [LucideIcon, string, string] {
	if (state === "twice") return [TriangleAlert, "text-coral-deep font-bold", m.classes_line_twice()];
	if (state === "elsewhere") {
		const text = m.classes_line_elsewhere({ name: other?.className ?? "" });
		return [TriangleAlert, "text-coral-deep font-bold", text];
	}
	if (choice !== "leave") {
		return [Plus, "text-leaf font-bold", shown ? m.classes_line_shown({ name: shown }) : m.classes_is_new()];
	}
	if (state === "here") return [Check, "text-ink-2", m.classes_line_here()];
	return [Minus, "text-ink-2", m.classes_line_left_out()];
}

function Decision({ line: { name, state, choice, edit } }: { line: PreviewLine }) {
	if (state === "new" || state === "here") {
		if (choice !== "leave") {
			const label = m.classes_line_leave({ name });
			return (
				<IconButton icon={X} className="border-transparent" label={label} onClick={() => edit({ choice: "leave" })} />
			);
		}
		const label = state === "here" ? m.classes_line_add_another({ name }) : m.classes_line_add({ name });
		return (
			<IconButton icon={Plus} className="border-transparent" label={label} onClick={() => edit({ choice: "add" })} />
		);
	}
	const choices: [RosterChoice, string][] =
		state === "twice"
			? [
					["leave", m.classes_leave_out()],
					["add", m.classes_line_other_child()],
				]
			: [
					["add", m.classes_line_keep_both()],
					["move", m.classes_line_move()],
					["leave", m.classes_leave_out()],
				];
	return (
		<select
			aria-label={m.classes_line_decide({ name })}
			value={choice}
			onChange={(event) => edit({ choice: event.target.value as RosterChoice })}
			className="min-h-11 max-w-38 min-w-0 px-2.5 rounded-medium border-[1.5px] border-line bg-surface text-sm font-bold hover:border-edge"
		>
			{choices.map(([value, label]) => (
				<option key={value} value={value}>
					{label}
				</option>
			))}
		</select>
	);
}
