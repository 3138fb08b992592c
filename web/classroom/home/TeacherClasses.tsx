import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { LEVEL_KITS, listKits } from "#content/kits.ts";
import { leadingKit, type TeacherToday } from "#domain/classroom/class-progress.ts";
import { m } from "#messages/generated/messages.js";
import { ClassCard } from "#web/classroom/classes/ClassCard.tsx";
import { ClassSummary, type Finished } from "#web/classroom/classes/ClassSummary.tsx";
import { useClasses, useLiveClasses } from "#web/classroom/classes/classes.queries.ts";
import { useTeacherToday } from "#web/classroom/progress/class-progress.queries.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";

/** This many classes fit on the home; the others are on their own page. */
const SHOWN = 6;

/** The kits that every project belongs to one of. */
const KITS = listKits().filter(({ id }) => LEVEL_KITS.includes(id));

/** The teacher's classes, as cards; nothing without a class: what to do first is said above. `staff`: may see learners' work. */
export function TeacherClasses({ staff }: { staff: boolean }) {
	const { query, classes } = useClasses();
	useLiveClasses();
	const today = useTeacherToday(staff).data;
	const active = classes.filter(({ active }) => active);
	if (active.length === 0) {
		if (!query.isError) return null;
		return (
			<Card>
				<ErrorState title={m.classes_failed()} onRetry={() => void query.refetch()} retrying={query.isFetching} />
			</Card>
		);
	}
	return (
		<section aria-labelledby="teacher-classes" className="grid grid-cols-[minmax(0,1fr)] gap-4">
			<div className="flex flex-wrap items-center justify-between gap-x-4">
				<h2 id="teacher-classes">{m.classes_title()}</h2>
				{active.length > SHOWN && (
					<Link to="/class-management" className="inline-flex items-center gap-1 min-h-11 font-bold text-teal-deep">
						{m.classes_see_all({ count: active.length })}
						<ChevronRight size={18} aria-hidden="true" />
					</Link>
				)}
			</div>
			<div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,270px),1fr))] gap-4.5">
				{active.slice(0, SHOWN).map((one) => {
					const known = today?.classes.find(({ id }) => id === one.id);
					const here = known?.here ?? 0;
					return (
						<ClassCard
							key={one.id}
							of={one}
							heading="h3"
							aside={here > 0 && <Chip tone="leaf">{m.classes_present({ count: here })}</Chip>}
						>
							<ClassSummary of={one} finished={finishedOf(known)} />
						</ClassCard>
					);
				})}
			</div>
		</section>
	);
}

function finishedOf(of: TeacherToday["classes"][number] | undefined): Finished | null | undefined {
	if (!of) return undefined;
	const leading = leadingKit(of, KITS);
	return leading && { kit: leading.kit.title, fraction: leading.fraction };
}
