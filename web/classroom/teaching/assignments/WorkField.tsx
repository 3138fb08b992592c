import { ChevronDown } from "lucide-react";
import { listEveryProject } from "#content/catalogue.ts";
import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import { ProjectPicture } from "#web/platform/learning/ProjectPicture.tsx";
import { Field } from "#web/platform/ui/Field.tsx";
import type { SelectOption } from "#web/platform/ui/SelectField.tsx";

interface WorkFieldProps {
	/** Projects and challenges to choose from; of one only, it is that. */
	work: readonly SelectOption[];
	value: string;
	error: string | undefined;
	onChange: (challengeId: string) => void;
}

/** What is given: its picture, title and time, over which the browser's own list opens. */
export function WorkField({ work, value, error, onChange }: WorkFieldProps) {
	const chosen = work.find((one) => one.value === value);
	const isFixed = work.length === 1;
	return (
		<Field label={m.teaching_assign_what()} error={error}>
			{(ties) => (
				<div className="relative">
					{!isFixed && (
						<select
							{...ties}
							value={value}
							onChange={(event) => onChange(event.target.value)}
							className="peer absolute inset-0 size-full opacity-0 cursor-pointer"
						>
							<option value="">{m.teaching_assign_choose()}</option>
							{work.map((one) => (
								<option key={one.value} value={one.value}>
									{one.label}
								</option>
							))}
						</select>
					)}
					<div
						{...(isFixed ? { id: ties.id } : {})}
						className="pointer-events-none flex items-center gap-3 min-h-15 p-1.5 pr-3.5 rounded-medium border-[1.5px] border-edge bg-surface leading-snug peer-hover:border-ink-2 peer-aria-invalid:border-coral peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-teal"
					>
						{chosen && <ProjectPicture projectId={chosen.value} first className="!w-20 shrink-0 rounded-small" />}
						<span aria-hidden={!isFixed} className="grow min-w-0 pl-1.5">
							<b className="block break-words">{chosen?.label ?? m.teaching_assign_choose()}</b>
							{chosen && <span className="block text-sm text-ink-2">{factsOf(chosen.value)}</span>}
						</span>
						{!isFixed && <ChevronDown size={18} aria-hidden="true" className="shrink-0" />}
					</div>
				</div>
			)}
		</Field>
	);
}

function factsOf(challengeId: string): string {
	const project = listEveryProject(getLocale()).find(({ id }) => id === challengeId);
	if (!project) return m.teaching_assign_facts_challenge();
	const { kit, minutes } = project;
	return kit === "primary"
		? m.teaching_assign_facts_primary({ minutes })
		: m.teaching_assign_facts_secondary({ minutes });
}
