import { ChevronLeft, ChevronRight } from "lucide-react";
import { useMemo, useState } from "react";
import { boardProject, type ClassLearner } from "#domain/classroom/class-progress.ts";
import { shownNames } from "#domain/classroom/distinct-names.ts";
import { m } from "#messages/generated/messages.js";
import type { ProgressSearch } from "#web/classroom/live/progress-search.ts";
import { useClassBoards } from "#web/classroom/progress/class-progress.queries.ts";
import { minutesOf } from "#web/classroom/progress/project-columns.ts";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { IconButton } from "#web/platform/ui/IconButton.tsx";
import { WallTile } from "./WallTile.tsx";
import "#web/bench/player/circuit/circuit.css";
import "./wall.css";

/** Boards of a page, all read in one request. */
const PAGE = 12;

interface WallProps {
	classId: string;
	/** All of the class, among whom names are unique. */
	all: readonly ClassLearner[];
	/** Whose boards are shown, in their order. */
	learners: readonly ClassLearner[];
	/** Of their groups. */
	letters: ReadonlyMap<string, string>;
	/** Of the page. */
	search: ProgressSearch;
	/** Whose screens wait for the teacher. */
	waiting: readonly string[];
	onPointed: (pointed: boolean) => void;
}

/** The boards of a class in small, running, twelve a page. */
export function Wall({ classId, all, learners, letters, search, waiting, onPointed }: WallProps) {
	const [turned, setPage] = useState(0);
	const shown = learners.flatMap((learner) => {
		const project = boardProject(learner, minutesOf);
		return project === null ? [] : [{ learner, project }];
	});
	const pages = Math.max(1, Math.ceil(shown.length / PAGE));
	const page = Math.min(turned, pages - 1);
	const from = page * PAGE;
	const tiles = shown.slice(from, from + PAGE);
	// The same request whatever their order.
	const wanted = tiles
		.map(({ learner, project }) => `${learner.id} ${project}`)
		.sort()
		.join("\n");
	const boards = useClassBoards(
		classId,
		useMemo(() => wanted.split("\n").filter(Boolean).map(boardOf), [wanted]),
	);
	const shownAs = shownNames(all);
	return (
		<>
			{boards.isError && (
				<ErrorState
					compact
					title={m.progress_wall_failed()}
					onRetry={() => void boards.refetch()}
					retrying={boards.isFetching}
				/>
			)}
			{tiles.length === 0 && <p className="px-4 pb-5 text-ink-2">{m.progress_wall_nothing()}</p>}
			<ul
				className="wall"
				aria-label={m.progress_wall_pages()}
				onPointerEnter={() => onPointed(true)}
				onPointerLeave={() => onPointed(false)}
			>
				{tiles.map(({ learner, project }) => (
					<li key={learner.id}>
						<WallTile
							search={{ ...search, class: classId }}
							learner={learner}
							name={shownAs(learner.id)}
							letter={letters.get(learner.id)}
							projectId={project}
							waits={waiting.includes(learner.id)}
							work={boards.data?.find((one) => one.learner === learner.id && one.project === project)}
						/>
					</li>
				))}
			</ul>
			{tiles.length > 0 && (
				<div className="flex items-center gap-2.5 pl-4 pr-3 pb-2.5 min-h-11.5">
					<p className="grow text-sm text-ink-2">
						{m.progress_wall_order({ from: from + 1, to: from + tiles.length, all: shown.length })}
					</p>
					{pages > 1 && (
						<>
							<IconButton
								icon={ChevronLeft}
								label={m.progress_wall_before()}
								className="!rounded-full"
								disabled={page === 0}
								onClick={() => setPage(page - 1)}
							/>
							<IconButton
								icon={ChevronRight}
								label={m.progress_wall_after()}
								className="!rounded-full"
								disabled={page === pages - 1}
								onClick={() => setPage(page + 1)}
							/>
						</>
					)}
				</div>
			)}
		</>
	);
}

function boardOf(wanted: string): { learner: string; project: string } {
	const [learner = "", project = ""] = wanted.split(" ");
	return { learner, project };
}
