import { groupAt, lettered, turnCount } from "#domain/classroom/board-turns.ts";
import type { TeacherClass } from "#domain/classroom/class-roster.ts";
import type { ClassGrouping } from "#domain/classroom/groups.ts";
import { m } from "#messages/generated/messages.js";
import { dateLocale } from "#web/platform/ui/date-locale.ts";
import { Logo } from "#web/platform/ui/Logo.tsx";
import { boardName, groupName, turnName } from "./group-texts.ts";
import "../classes/print-sheets.css";
import "./groups-sheet.css";

interface GroupsSheetProps {
	of: TeacherClass;
	grouping: ClassGrouping;
	nameOf: (id: string) => string;
}

/** What is printed of the page: who sits in which group, and which group has which board when, on one A4 sheet. */
export function GroupsSheet({ of, grouping, nameOf }: GroupsSheetProps) {
	const groups = lettered(grouping.groups);
	const { boards, minutes } = grouping;
	const turns = Array.from({ length: turnCount(grouping) }, (_, index) => index + 1);
	const columns = groups.length <= 12 ? 3 : groups.length <= 20 ? 4 : 5;
	const lines = Math.max(...groups.map(({ members }) => members.length)) + 2;
	return (
		<div className="print-sheets groups-print" aria-hidden="true">
			<section className="print-sheet">
				<div className="flex justify-between items-start gap-4">
					<div>
						<p className="text-[2.125rem] leading-tight font-heavy">{m.groups_title()}</p>
						<p>
							{[
								of.name,
								new Date().toLocaleDateString(dateLocale(), { weekday: "long", day: "numeric", month: "long" }),
							].join(", ")}
						</p>
					</div>
					<Logo name={m.product_name()} />
				</div>
				<div
					className="groups-print-grid"
					style={{
						gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
						fontSize: textSize(Math.ceil(groups.length / columns) * lines + turns.length),
					}}
				>
					{groups.map((group, index) => (
						<div key={group.id} className="groups-print-card">
							<p className="groups-print-head">
								<span>{group.letter}</span>
								{groupName(group.name, index)}
							</p>
							{group.members.map((id) => (
								<p key={id} className="truncate">
									{nameOf(id)}
								</p>
							))}
						</div>
					))}
				</div>
				{turns.length > 0 && (
					<table className="groups-print-table" style={{ fontSize: boards.length <= 8 ? "15px" : "11px" }}>
						<thead>
							<tr>
								<th scope="col">{m.groups_board_head()}</th>
								{boards.map((board, index) => (
									<th key={board.id} scope="col">
										{boardName(board, index)}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{turns.map((turn) => (
								<tr key={turn}>
									<th scope="row">{turnName(turn)}</th>
									{boards.map((board, index) => (
										<td key={board.id}>
											{groupAt(groups, boards.length, index, turn)?.letter ?? m.groups_free_short()}
										</td>
									))}
								</tr>
							))}
						</tbody>
					</table>
				)}
				<p className="mt-4 text-[0.8125rem]">
					{boards.length > 0 ? m.groups_sheet_note({ count: minutes }) : m.groups_sheet_plug()}
				</p>
			</section>
		</div>
	);
}

/** So that this many lines, with their frames, find room on the sheet. */
function textSize(lines: number): string {
	return `${Math.min(17, Math.max(8, 560 / lines))}px`;
}
