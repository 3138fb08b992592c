import { m } from "#messages/generated/messages.js";
import { seatColor } from "#web/classroom/together/seat-colors.ts";
import { useTogetherPoints } from "#web/classroom/together/together.queries.ts";
import { PersonAvatar } from "#web/platform/session/PersonAvatar.tsx";

/** On the success page of who worked together: what the project gave each. Nothing for who works alone. */
export function EachOnesPoints({ projectId }: { projectId: string }) {
	const seats = useTogetherPoints(projectId).data ?? [];
	if (seats.length < 2) return null;
	return (
		<ul aria-label={m.together_points_each()} className="flex flex-wrap gap-x-6 gap-y-2 m-0 p-0 list-none">
			{seats.map(({ id, name, points }, index) => (
				<li key={id} className="flex items-center gap-2.5">
					<PersonAvatar id={id} name={name} className={`size-8 !text-[0.75rem] ${seatColor(index)}`} />
					<b>{name}</b>
					<span className="text-ink-2">
						{points === null ? m.together_points_before() : m.together_points_of({ points })}
					</span>
				</li>
			))}
		</ul>
	);
}
