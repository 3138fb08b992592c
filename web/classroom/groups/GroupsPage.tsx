import { GripVertical, Plus, Printer, Shuffle, Undo2, UsersRound } from "lucide-react";
import { useState } from "react";
import { areTurnsRunning, boardsNow, lettered } from "#domain/classroom/board-turns.ts";
import type { TeacherClass } from "#domain/classroom/class-roster.ts";
import { shownNames } from "#domain/classroom/distinct-names.ts";
import {
	asTheySit,
	type ClassGrouping,
	GROUPS_MAXIMUM,
	type GroupPlan,
	moveLearner,
	planOf,
	resized,
	shuffled,
	ungrouped,
} from "#domain/classroom/groups.ts";
import { m } from "#messages/generated/messages.js";
import { newId } from "#web/platform/storage/new-id.ts";
import { useMedia } from "#web/platform/storage/use-media.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Card } from "#web/platform/ui/Card.tsx";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { Dialog } from "#web/platform/ui/Dialog.tsx";
import { EmptyState } from "#web/platform/ui/EmptyState.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#web/platform/ui/Tabs.tsx";
import { Refusal } from "../classes/Refusal.tsx";
import { BoardsCard } from "./BoardsCard.tsx";
import { GroupCard } from "./GroupCard.tsx";
import { GroupsSheet } from "./GroupsSheet.tsx";
import { turnText } from "./group-texts.ts";
import { type LearnerActions, LearnerButton } from "./LearnerButton.tsx";
import { MakeGroups } from "./MakeGroups.tsx";
import { MoveDialog } from "./MoveDialog.tsx";
import { Ready } from "./Ready.tsx";
import { BoardsInTurn } from "./RealBoards.tsx";
import { StartTurns } from "./StartTurns.tsx";
import { TurnMinutes } from "./TurnMinutes.tsx";
import { useDrag } from "./use-drag.ts";
import "./groups.css";

/** Where a name is dropped to be in no group. */
const NO_GROUP = "none";

interface GroupsPageProps {
	of: TeacherClass;
	grouping: ClassGrouping;
	onSave: (changes: Partial<GroupPlan>) => void;
	/** Why the last change was not taken. */
	refusal: string | undefined;
}

/** A class in groups, and whose turn it is at which real board. */
export function GroupsPage({ of, grouping, onSave, refusal }: GroupsPageProps) {
	const [moving, setMoving] = useState<string>();
	const [before, setBefore] = useState<GroupPlan["groups"]>();
	const [said, setSaid] = useState("");
	const [opened, setOpened] = useState<readonly string[]>(() => grouping.groups.slice(0, 1).map(({ id }) => id));
	const wide = useMedia("(min-width: 1024px)");
	const names = shownNames(of.students);
	const members = of.students.map(({ id }) => id);
	const plan = planOf(grouping).groups;
	const groups = lettered(grouping.groups);
	const loose = ungrouped(plan, members);
	const running = areTurnsRunning(grouping);
	const atBoard = new Set(
		running
			? boardsNow(grouping, 0).flatMap(({ group }) => group?.id ?? [])
			: groups.slice(0, grouping.boards.length).map(({ id }) => id),
	);

	function save(next: GroupPlan["groups"], undo?: GroupPlan["groups"]) {
		setBefore(undo);
		onSave({ groups: next });
	}
	/** A change of all groups, that can be taken back. */
	function mix(next: GroupPlan["groups"]) {
		save(next, plan);
		setSaid(m.groups_mixed({ count: next.length }));
	}
	function move(id: string, to: string | null) {
		save(moveLearner(plan, id, to));
		setMoving(undefined);
		const target = groups.find((one) => one.id === to);
		setSaid(
			target ? m.groups_moved({ name: names(id), letter: target.letter }) : m.groups_moved_out({ name: names(id) }),
		);
	}
	const make = (count: number) => mix(shuffled(resized(plan, count, newId), members, grouping.here, Math.random));
	const { drag, start } = useDrag((id, over) => move(id, over === NO_GROUP ? null : over));

	const actions: LearnerActions = {
		nameOf: names,
		// Before the lesson no one is missed.
		isAway: (id) => grouping.here.length > 0 && !grouping.here.includes(id),
		onMove: setMoving,
		onGrab: start,
		dragged: drag?.id,
	};
	const fold = (id: string) => ({
		open: opened.includes(id),
		onFold: () => setOpened(opened.includes(id) ? opened.filter((one) => one !== id) : [...opened, id]),
	});

	if (groups.length === 0 && members.length === 0) {
		return (
			<Card>
				<EmptyState
					icon={<UsersRound size={28} aria-hidden="true" />}
					title={m.groups_no_students()}
					text={m.groups_no_students_text()}
				/>
			</Card>
		);
	}
	if (groups.length === 0) {
		return (
			<Card className="grid gap-4 max-w-[640px]">
				<div className="flex items-center gap-3">
					<span className="grid place-items-center size-13 rounded-full bg-teal-wash text-teal-deep shrink-0">
						<UsersRound size={26} aria-hidden="true" />
					</span>
					<div>
						<h2 className="text-xl">{m.groups_none({ name: of.name })}</h2>
						<p className="text-ink-2">{m.groups_none_text()}</p>
					</div>
				</div>
				<MakeGroups learners={members.length} onMake={make} />
				<Refusal text={refusal} />
			</Card>
		);
	}

	const groupsPart = (
		<div className="grid gap-3.5 content-start">
			{(loose.length > 0 || drag) && (
				<Card
					data-drop={NO_GROUP}
					aria-label={m.groups_not_in_group()}
					padded={false}
					className="!rounded-[18px] flex flex-wrap gap-2.5 items-center px-4.5 py-3 min-h-17"
				>
					<h2 className="text-base">{m.groups_not_in_group()}</h2>
					{loose.map((id) => (
						<LearnerButton key={id} id={id} look="token" actions={actions} />
					))}
					{drag?.over === NO_GROUP && !loose.includes(drag.id) && (
						<span className="learner-slot">{m.groups_here({ name: names(drag.id) })}</span>
					)}
					<span className="text-sm text-ink-2 max-lg:hidden">{m.groups_drag()}</span>
				</Card>
			)}
			<div className="grid lg:grid-cols-2 xl:grid-cols-3 gap-3">
				{groups.map((group, index) => (
					<GroupCard
						key={group.id}
						group={group}
						turn={turnText(index, grouping.boards)}
						hasBoard={atBoard.has(group.id)}
						incoming={drag?.over === group.id && !group.members.includes(drag.id) ? names(drag.id) : undefined}
						actions={actions}
						onRename={(name) => save(plan.map((one) => (one.id === group.id ? { ...one, name } : one)))}
						onRemove={() => save(plan.filter(({ id }) => id !== group.id))}
						fold={wide ? undefined : fold(group.id)}
					/>
				))}
			</div>
			<div className="flex flex-wrap gap-2.5">
				{groups.length < GROUPS_MAXIMUM && (
					<Button variant="quiet" onClick={() => save(resized(plan, plan.length + 1, newId))}>
						<Plus size={18} aria-hidden="true" />
						{m.groups_add_group()}
					</Button>
				)}
				<MakeAgain learners={members.length} groups={groups.length} onMake={make} />
			</div>
		</div>
	);
	const boardsPart = (
		<div className="grid gap-3.5 content-start">
			{running && <BoardsInTurn classId={of.id} grouping={grouping} />}
			<BoardsCard grouping={grouping} onChange={(boards) => onSave({ boards })} />
			<TurnMinutes grouping={grouping} onChange={(minutes) => onSave({ minutes })} />
			<Ready grouping={grouping} loose={loose.length} />
		</div>
	);

	return (
		<>
			<div className="grid gap-4">
				<div className="relative flex flex-wrap gap-2.5 items-center">
					<StartTurns classId={of.id} grouping={grouping} />
					<Button
						variant="soft"
						className="max-lg:grow"
						onClick={() => mix(shuffled(plan, members, grouping.here, Math.random))}
					>
						<Shuffle size={18} aria-hidden="true" />
						{m.groups_shuffle()}
					</Button>
					{grouping.together.length > 0 && (
						<Button variant="quiet" onClick={() => mix(asTheySit(plan, members, grouping, newId))}>
							<UsersRound size={18} aria-hidden="true" />
							{m.groups_as_they_sit()}
						</Button>
					)}
					{before && (
						<Button
							variant="quiet"
							onClick={() => {
								save(before);
								setSaid(m.groups_undone());
							}}
						>
							<Undo2 size={18} aria-hidden="true" />
							{m.groups_undo()}
						</Button>
					)}
					<Button variant="quiet" className="max-lg:grow" onClick={() => print()}>
						<Printer size={18} aria-hidden="true" />
						{m.classes_print()}
					</Button>
					<p className="grow text-right text-sm text-ink-2 max-lg:hidden">
						{grouping.here.length > 0 ? m.groups_shuffle_text() : m.groups_shuffle_all_text()}
					</p>
					<p role="status" className="sr-only">
						{said}
					</p>
					<div className="basis-full empty:hidden has-[:empty]:hidden">
						<Refusal text={refusal} />
					</div>
				</div>
				{wide ? (
					<div className="grid grid-cols-[minmax(0,1fr)_300px] gap-4.5 items-start">
						{groupsPart}
						{boardsPart}
					</div>
				) : (
					<Tabs look="line" defaultValue="groups" className="grid gap-3.5">
						<TabList aria-label={m.groups_title()}>
							<Tab value="groups">
								<span className="inline-flex items-center gap-2">
									{m.groups_tab()}
									<Chip tone="teal">{groups.length}</Chip>
								</span>
							</Tab>
							<Tab value="boards">{m.groups_boards()}</Tab>
						</TabList>
						<TabPanel value="groups">{groupsPart}</TabPanel>
						<TabPanel value="boards">{boardsPart}</TabPanel>
					</Tabs>
				)}
			</div>
			<MoveDialog
				learner={moving === undefined ? undefined : { id: moving, name: names(moving) }}
				groups={groups}
				hasBoard={(id) => atBoard.has(id)}
				onChoose={(to) => moving !== undefined && move(moving, to)}
				onClose={() => setMoving(undefined)}
			/>
			{drag && (
				<span className="learner-dragged" style={{ left: drag.x, top: drag.y }} aria-hidden="true">
					<GripVertical size={18} />
					{names(drag.id)}
				</span>
			)}
			<GroupsSheet of={of} grouping={grouping} nameOf={names} />
		</>
	);
}

/** Other groups than those that are there; the first keep their names. */
function MakeAgain({
	learners,
	groups,
	onMake,
}: {
	learners: number;
	groups: number;
	onMake: (count: number) => void;
}) {
	const [open, setOpen] = useState(false);
	return (
		<Dialog
			title={m.groups_make_again()}
			description={m.groups_make_again_text()}
			open={open}
			onOpenChange={setOpen}
			trigger={<Button variant="quiet">{m.groups_make_again()}</Button>}
		>
			<MakeGroups
				learners={learners}
				groups={groups}
				onMake={(count) => {
					setOpen(false);
					onMake(count);
				}}
			/>
		</Dialog>
	);
}
