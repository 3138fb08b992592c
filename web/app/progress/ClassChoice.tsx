import type { TeacherClass } from "#domain/classroom/class-roster.ts";
import { m } from "#messages/generated/messages.js";

interface ClassChoiceProps {
	chosen: TeacherClass;
	classes: readonly TeacherClass[];
	onChoose: (id: string) => void;
}

/** Which class is followed, where a teacher has several. */
export function ClassChoice({ chosen, classes, onChoose }: ClassChoiceProps) {
	const options = classes.includes(chosen) ? classes : [...classes, chosen];
	return (
		<select
			aria-label={m.progress_class()}
			value={chosen.id}
			onChange={(event) => onChoose(event.target.value)}
			className="min-h-11 max-w-52 px-3 rounded-medium border-[1.5px] border-line bg-surface font-bold text-ink"
		>
			{options.map(({ id, name }) => (
				<option key={id} value={id}>
					{name}
				</option>
			))}
		</select>
	);
}
