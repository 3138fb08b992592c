import type { TeacherClass } from "#domain/classroom/class-roster.ts";
import { printCode } from "#domain/classroom/codes.ts";
import { shownNames } from "#domain/classroom/distinct-names.ts";
import { m } from "#messages/generated/messages.js";
import { PersonAvatar } from "#web/platform/session/PersonAvatar.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#web/platform/ui/Tabs.tsx";
import { AddStudent } from "./AddStudent.tsx";
import { CopyCode } from "./CopyCode.tsx";

/** In a class's card: its students, and its code to share. */
export function ClassTabs({ of, mayAdd }: { of: TeacherClass; mayAdd: boolean }) {
	const shown = shownNames(of.students);
	return (
		<Tabs defaultValue="students">
			<TabList aria-label={m.classes_tabs({ name: of.name })}>
				<Tab value="students">{m.classes_tab_students()}</Tab>
				<Tab value="share">{m.classes_tab_share()}</Tab>
			</TabList>
			<TabPanel value="students" className="mt-4 grid gap-4">
				{mayAdd && of.active && <AddStudent of={of} />}
				{of.students.length === 0 ? (
					<p className="text-ink-2">{m.classes_students_none()}</p>
				) : (
					<ul className="m-0 p-0 list-none grid divide-y divide-line max-h-[16.75rem] overflow-y-auto">
						{of.students.map((student) => (
							<li key={student.id} className="flex items-center gap-3 py-1.5 font-bold">
								<PersonAvatar id={student.id} name={shown(student.id)} className="size-8" />
								<span className="grow min-w-0 break-words">{shown(student.id)}</span>
								{student.waiting && <span className="text-sm font-normal text-ink-2">{m.classes_waits()}</span>}
							</li>
						))}
					</ul>
				)}
			</TabPanel>
			<TabPanel value="share" className="mt-4 grid gap-3 justify-items-start">
				<p className="font-mono font-heavy text-[clamp(2.25rem,8vw,3.25rem)] leading-none">
					{of.code ? printCode(of.code, 3) : m.classes_code_waits()}
				</p>
				<p className="text-ink-2">{m.classes_share_text()}</p>
				<CopyCode code={of.code} look="long" />
			</TabPanel>
		</Tabs>
	);
}
