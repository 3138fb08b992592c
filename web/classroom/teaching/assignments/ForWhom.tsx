import { useId } from "react";
import { m } from "#messages/generated/messages.js";
import { classNames } from "#web/platform/ui/class-names.ts";
import { FieldError } from "#web/platform/ui/Field.tsx";

export interface AskedClass {
	id: string;
	name: string;
	learners: readonly string[];
	/** It was given the same before. */
	hasIt: boolean;
}

interface ForWhomProps {
	classes: readonly AskedClass[];
	chosen: readonly string[];
	/** How many of the chosen classes' learners have done it. */
	done: number;
	error: string | undefined;
	onChange: (classIds: string[]) => void;
}

/** The classes that something is given to. */
export function ForWhom({ classes, chosen, done, error, onChange }: ForWhomProps) {
	const errorId = useId();
	return (
		<fieldset className="grid gap-2 content-start m-0 p-0 border-0 min-w-0" aria-describedby={error && errorId}>
			<legend className="mb-1.5 font-bold text-sm">{m.teaching_assign_for_whom()}</legend>
			{classes.map(({ id, name, learners, hasIt }) => {
				const isChosen = chosen.includes(id);
				return (
					<label
						key={id}
						className={classNames(
							"flex items-center gap-3 min-h-13 px-3.5 py-1.5 rounded-medium border-[1.5px] leading-snug",
							isChosen ? "bg-teal-wash border-teal text-teal-deep" : "border-edge",
							hasIt ? "bg-sunken" : "cursor-pointer",
						)}
					>
						<input
							type="checkbox"
							checked={isChosen}
							disabled={hasIt}
							onChange={() => onChange(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])}
							className="size-5.5 shrink-0 accent-teal"
						/>
						<span className="grow min-w-0">
							<b className={classNames("block break-words", isChosen && "text-ink")}>{name}</b>
							<span className={classNames("block text-sm", !isChosen && "text-ink-2")}>
								{hasIt ? m.teaching_assign_has_it() : m.teaching_assign_whole_class({ count: learners.length })}
							</span>
						</span>
					</label>
				);
			})}
			<FieldError id={errorId} error={error} />
			<p role="status" className="text-sm text-ink-2">
				{done > 0 && m.teaching_assign_done_already({ count: done })}
			</p>
		</fieldset>
	);
}
