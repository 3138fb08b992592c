import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { m } from "#messages/generated/messages.js";
import type { AssignmentDraft } from "#web/classroom/teaching/assignments.data.ts";
import { classNames } from "#web/platform/ui/class-names.ts";
import { FieldError } from "#web/platform/ui/Field.tsx";
import { type AskedGroup, groupsChosen } from "./asked-groups.ts";

export interface AskedClass {
	id: string;
	name: string;
	learners: readonly string[];
	groups: readonly AskedGroup[];
	/** It was given the same before. */
	hasIt: boolean;
}

interface ForWhomProps {
	classes: readonly AskedClass[];
	chosen: readonly string[];
	/** Groups that are chosen; of a class without one, the whole class is. */
	groups: readonly string[];
	/** How many of the learners who are asked have done it. */
	done: number;
	error: string | undefined;
	onChange: (changes: Pick<AssignmentDraft, "classIds" | "groupIds">) => void;
}

/** The classes that something is given to, or groups of them. */
export function ForWhom({ classes, chosen, groups, done, error, onChange }: ForWhomProps) {
	const errorId = useId();
	const without = (one: AskedClass) => ({
		classIds: chosen.filter((id) => id !== one.id),
		groupIds: groups.filter((id) => !one.groups.some((group) => group.id === id)),
	});

	function handleGroups(one: AskedClass, groupIds: readonly string[]) {
		const others = without(one);
		if (groupIds.length === 0) return onChange(others);
		onChange({ classIds: [...others.classIds, one.id], groupIds: [...others.groupIds, ...groupIds] });
	}

	return (
		<fieldset className="grid gap-2 content-start m-0 p-0 border-0 min-w-0" aria-describedby={error && errorId}>
			<legend className="mb-1.5 font-bold text-sm">{m.teaching_assign_for_whom()}</legend>
			{classes.map((one) => (
				<ClassChoice
					key={one.id}
					of={one}
					isChosen={chosen.includes(one.id)}
					groups={groupsChosen(one, groups).map(({ id }) => id)}
					onWhole={(whole) => {
						const others = without(one);
						onChange(whole ? { ...others, classIds: [...others.classIds, one.id] } : others);
					}}
					onGroups={(groupIds) => handleGroups(one, groupIds)}
				/>
			))}
			<FieldError id={errorId} error={error} />
			<p role="status" className="text-sm text-ink-2">
				{done > 0 && m.teaching_assign_done_already({ count: done })}
			</p>
		</fieldset>
	);
}

interface ClassChoiceProps {
	of: AskedClass;
	isChosen: boolean;
	/** Of this class; none where it is chosen as a whole, or not. */
	groups: readonly string[];
	onWhole: (whole: boolean) => void;
	onGroups: (groupIds: readonly string[]) => void;
}

/** A class, which opens to its groups. */
function ClassChoice({ of, isChosen, groups, onWhole, onGroups }: ClassChoiceProps) {
	const listId = useId();
	const isPart = groups.length > 0;
	const [open, setOpen] = useState(isPart);
	const { name, hasIt } = of;
	return (
		<>
			<Choice
				name={name}
				text={
					hasIt
						? m.teaching_assign_has_it()
						: isPart
							? m.teaching_assign_groups({ count: groups.length, of: of.groups.length })
							: m.teaching_assign_whole_class({ count: of.learners.length })
				}
				state={isPart ? "part" : isChosen ? "chosen" : "open"}
				disabled={hasIt}
				onChange={() => onWhole(isPart || !isChosen)}
			>
				{of.groups.length > 0 && !hasIt && (
					<button
						type="button"
						aria-expanded={open}
						aria-controls={listId}
						aria-label={m.teaching_assign_groups_of({ name })}
						title={m.teaching_assign_groups_of({ name })}
						onClick={() => setOpen(!open)}
						className="grid place-items-center size-11 shrink-0 -mr-2 rounded-medium text-ink hover:bg-sunken"
					>
						<ChevronDown size={18} aria-hidden="true" className={classNames(open && "rotate-180")} />
					</button>
				)}
			</Choice>
			{open && of.groups.length > 0 && (
				<ul
					id={listId}
					aria-label={m.teaching_assign_groups_of({ name })}
					className="grid gap-2 m-0 p-0 pl-9 list-none"
				>
					{of.groups.map((group) => {
						const isGroupChosen = groups.includes(group.id);
						return (
							<li key={group.id}>
								<Choice
									name={group.name}
									text={group.names}
									state={isGroupChosen ? "chosen" : "open"}
									onChange={() =>
										onGroups(isGroupChosen ? groups.filter((id) => id !== group.id) : [...groups, group.id])
									}
								/>
							</li>
						);
					})}
				</ul>
			)}
			{isPart && <p className="pl-9 text-sm text-ink-2">{m.teaching_assign_groups_kept()}</p>}
		</>
	);
}

interface ChoiceProps {
	name: string;
	text: string;
	/** `part`: some of what is in it is chosen. */
	state: "chosen" | "part" | "open";
	disabled?: boolean;
	onChange: () => void;
	children?: ReactNode;
}

function Choice({ name, text, state, disabled = false, onChange, children }: ChoiceProps) {
	const isChosen = state === "chosen";
	return (
		<div
			className={classNames(
				"flex items-center gap-1 min-h-13 px-3.5 rounded-medium border-[1.5px] leading-snug",
				isChosen ? "bg-teal-wash border-teal text-teal-deep" : "border-edge",
				disabled && "bg-sunken",
			)}
		>
			<label
				className={classNames(
					"flex items-center gap-3 grow min-w-0 min-h-13 py-1.5 -my-[1.5px]",
					!disabled && "cursor-pointer",
				)}
			>
				<input
					ref={(box) => {
						if (box) box.indeterminate = state === "part";
					}}
					type="checkbox"
					checked={isChosen}
					disabled={disabled}
					onChange={onChange}
					className="size-5.5 shrink-0 accent-teal"
				/>
				<span className="grow min-w-0">
					<b className={classNames("block break-words", isChosen && "text-ink")}>{name}</b>
					<span className={classNames("block text-sm break-words", !isChosen && "text-ink-2")}>{text}</span>
				</span>
			</label>
			{children}
		</div>
	);
}
