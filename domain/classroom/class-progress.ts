import { z } from "zod/mini";

/** What a teacher sees of a class: class × projects, and who is here. Times are the server's, ISO 8601. */

const seen = z.object({
	code: z.string(),
	values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});

/** A learner's work in a project, as far as there is any. */
export const projectWork = z.object({
	project: z.string(),
	attempts: z._default(z.int(), 0),
	/** Failed attempts since a step passed for the first time. */
	failedInRow: z._default(z.int(), 0),
	/** Minutes at work since then. */
	activeMinutes: z._default(z.int(), 0),
	/** How many of these were over when a teacher helped; none once it was tried again. */
	helpedMinutes: z.nullish(z.int()),
	failedStep: z.nullish(z.string()),
	/** How many hints of that step the learner has read. */
	rungs: z.nullish(z.int()),
	seen: z.nullish(seen),
	lastAt: z.nullish(z.string()),
	progressedAt: z.nullish(z.string()),
	doneAt: z.nullish(z.string()),
	/** A submission that waits for review. */
	waiting: z.nullish(z.string()),
});
export type ProjectWork = z.infer<typeof projectWork>;

const presence = {
	seenAt: z.nullable(z.string()),
	/** The last input. */
	activeAt: z.nullable(z.string()),
	/** The project that is open. */
	at: z.nullable(z.string()),
	handRaisedAt: z.nullable(z.string()),
};

const classLearner = z.object({ id: z.string(), name: z.string(), ...presence, projects: z.array(projectWork) });
export type ClassLearner = z.infer<typeof classLearner>;

/** What `class_progress` answers. */
export const classProgress = z.object({ now: z.string(), learners: z.array(classLearner) });
export type ClassProgress = z.infer<typeof classProgress>;

/** What `learner_progress` answers; lists are newest first. */
export const learnerProgress = z.object({
	now: z.string(),
	id: z.string(),
	name: z.string(),
	classes: z.array(z.object({ id: z.string(), name: z.string() })),
	points: z.int(),
	level: z.int(),
	...presence,
	/** Minutes at work since Monday. */
	weekMinutes: z.int(),
	consentAt: z.nullable(z.string()),
	totals: z.array(projectWork),
	completions: z.array(z.object({ project: z.string(), points: z.int(), at: z.string() })),
	attempts: z.array(
		z.object({
			id: z.int(),
			project: z.string(),
			passed: z.boolean(),
			/** How many steps passed, of how many. */
			passedSteps: z.int(),
			steps: z.int(),
			failedStep: z.nullable(z.string()),
			seen: z.nullable(seen),
			kind: z.enum(["sketch", "blocks"]),
			/** Its program is kept. */
			program: z.boolean(),
			at: z.string(),
		}),
	),
	helps: z.array(z.object({ project: z.string(), id: z.string(), kind: z.enum(["hint", "reveal"]), at: z.string() })),
	submissions: z.array(z.object({ id: z.string(), project: z.string(), status: z.string(), at: z.string() })),
});
export type LearnerProgress = z.infer<typeof learnerProgress>;

/** This many failed attempts without a new step are being stuck. */
const STUCK_ATTEMPTS = 5;
/** At most this many minutes at work without a new step, however long the project. */
const STUCK_MINUTES = 60;
/** Without a heartbeat for so long a learner is away. */
const AWAY_MS = 150_000;
/** Without a heartbeat for so long a learner has left. */
const LEFT_MS = 600_000;
/** Without input for so long a learner who is here is not at work. */
const RESTING_MS = 240_000;

type Effort = Pick<ProjectWork, "failedInRow" | "activeMinutes" | "helpedMinutes" | "doneAt">;

/** Whether a learner does not get on in a project that is meant to take this many minutes; help counts until the next failed try. */
export function isStuck(work: Effort, projectMinutes: number): boolean {
	if (work.doneAt) return false;
	const helped = work.helpedMinutes ?? null;
	if (helped === null && work.failedInRow >= STUCK_ATTEMPTS) return true;
	return work.activeMinutes - (helped ?? 0) > Math.min(STUCK_MINUTES, 2 * projectMinutes);
}

export type WorkState = "waiting" | "done" | "stuck" | "tried" | "none";

/** One cell of the grid: what the teacher has to do with it first. */
export function stateOf(work: ProjectWork | undefined, projectMinutes: number): WorkState {
	if (!work) return "none";
	if (work.waiting) return "waiting";
	if (work.doneAt) return "done";
	if (isStuck(work, projectMinutes)) return "stuck";
	return work.attempts > 0 || work.activeMinutes > 0 ? "tried" : "none";
}

export type PresenceState = "working" | "here" | "away";

/** Whether a learner is at work, signed in only, or away, by the server's clock. */
export function presenceOf(
	{ seenAt, activeAt }: { seenAt: string | null; activeAt: string | null },
	now: string,
): PresenceState {
	const age = (time: string | null) => (time === null ? Number.POSITIVE_INFINITY : Date.parse(now) - Date.parse(time));
	if (age(seenAt) > AWAY_MS) return "away";
	return age(activeAt) <= RESTING_MS ? "working" : "here";
}

/** The projects that a learner is stuck in, the longest first. */
export function stuckIn(
	{ projects }: Pick<ClassLearner, "projects">,
	minutesOf: (projectId: string) => number,
): ProjectWork[] {
	return projects
		.filter((work) => isStuck(work, minutesOf(work.project)))
		.sort((one, other) => (one.progressedAt ?? "").localeCompare(other.progressedAt ?? ""));
}

/** Whether a learner asks for help, or is stuck, and is here, or was until a short time ago. */
export function needsHelp(learner: ClassLearner, now: string, minutesOf: (projectId: string) => number): boolean {
	return learner.handRaisedAt !== null || (!hasLeft(learner, now) && stuckIn(learner, minutesOf).length > 0);
}

/** The learner with the hand down where they have left since they raised it. */
export function withPresentHand<Learner extends Pick<ClassLearner, "handRaisedAt" | "seenAt">>(
	learner: Learner,
	now: string,
): Learner {
	return hasLeft(learner, now) ? { ...learner, handRaisedAt: null } : learner;
}

/** Away for longer than a break of the network, or a walk to the next computer, takes. */
function hasLeft({ seenAt }: Pick<ClassLearner, "seenAt">, now: string): boolean {
	return seenAt === null || Date.parse(now) - Date.parse(seenAt) > LEFT_MS;
}

/** Who needs help first: who is stuck, then raised hands, the longest first; whose work waits; the others. Equals by name. */
export function byNeed(learners: readonly ClassLearner[], minutesOf: (projectId: string) => number): ClassLearner[] {
	const rank = (learner: ClassLearner): [number, string] => {
		const [longest] = stuckIn(learner, minutesOf);
		if (longest) return [0, longest.progressedAt ?? ""];
		if (learner.handRaisedAt) return [1, learner.handRaisedAt];
		return [learner.projects.some(({ waiting }) => waiting) ? 2 : 3, ""];
	};
	return learners
		.map((learner) => ({ learner, rank: rank(learner) }))
		.sort(
			({ rank: one, learner: first }, { rank: other, learner: second }) =>
				one[0] - other[0] || one[1].localeCompare(other[1]) || first.name.localeCompare(second.name),
		)
		.map(({ learner }) => learner);
}

/**
 * The project that a class is at: of what is assigned, or else of all, the one that most of those who are here have open;
 * where none is open the first that is assigned. Null where there is neither.
 */
export function currentProject(
	learners: readonly ClassLearner[],
	now: string,
	assigned: readonly string[],
): string | null {
	const counts = new Map<string, number>();
	for (const learner of learners) {
		if (learner.at === null || presenceOf(learner, now) === "away") continue;
		counts.set(learner.at, (counts.get(learner.at) ?? 0) + 1);
	}
	const opened = [...counts].toSorted(([, one], [, other]) => other - one).map(([project]) => project);
	return opened.find((project) => assigned.includes(project)) ?? assigned[0] ?? opened[0] ?? null;
}

/** The project whose board is looked at: the one the learner is stuck in, has open, or worked at last; null where there is none. */
export function boardProject(learner: ClassLearner, minutesOf: (projectId: string) => number): string | null {
	const stuck = stuckIn(learner, minutesOf)[0]?.project;
	const time = ({ progressedAt, doneAt }: ProjectWork) => progressedAt ?? doneAt ?? "";
	const last = learner.projects.toSorted((one, other) => time(other).localeCompare(time(one)))[0]?.project;
	return stuck ?? learner.at ?? last ?? null;
}

/** What `class_boards` answers: the newest work of a learner in a project, null where none is saved. */
export const classBoards = z.array(
	z.object({
		learner: z.string(),
		project: z.string(),
		kind: z.nullable(z.enum(["sketch", "blocks"])),
		program: z.nullable(z.string()),
		circuit: z.nullable(z.string()),
		/** Steps that the last try passed, of how many; null where nothing was tried. */
		passed: z.nullable(z.int()),
		steps: z.nullable(z.int()),
	}),
);
export type ClassBoard = z.infer<typeof classBoards>[number];

/** How many of a class have completed a project. */
export function countDone(learners: readonly ClassLearner[], projectId: string): number {
	return learners.filter(({ projects }) => projects.some(({ project, doneAt }) => project === projectId && doneAt))
		.length;
}

/** What `teacher_today` answers. */
export const teacherToday = z.object({
	now: z.string(),
	learners: z.int(),
	here: z.int(),
	/** Submissions of others that wait for review. */
	waiting: z.int(),
	oldest: z.nullable(z.object({ id: z.string(), name: z.string(), challenge: z.string(), at: z.string() })),
	/** Seven days, today last: projects finished. */
	week: z.array(z.object({ day: z.string(), done: z.int() })),
	lastWeek: z.int(),
	classes: z.array(
		z.object({
			id: z.string(),
			name: z.string(),
			students: z.int(),
			here: z.int(),
			asking: z.int(),
			/** How many of its learners have finished each project. */
			done: z._default(z.record(z.string(), z.int()), {}),
		}),
	),
});
export type TeacherToday = z.infer<typeof teacherToday>;

/** The class with most people signed in; among equals the largest. */
export function busiestClass({ classes }: Pick<TeacherToday, "classes">): TeacherToday["classes"][number] | undefined {
	return classes.toSorted((one, other) => other.here - one.here || other.students - one.students)[0];
}

interface ProjectKit {
	id: string;
	project_ids: readonly string[];
}

/**
 * The kit that a class has done most of, and how much of it: 1 when each of its learners has finished each project.
 * Null while nothing of any kit is finished.
 */
export function leadingKit<Kit extends ProjectKit>(
	{ done, students }: Pick<TeacherToday["classes"][number], "done" | "students">,
	kits: readonly Kit[],
): { kit: Kit; fraction: number } | null {
	const finished = (kit: Kit) => kit.project_ids.reduce((sum, project) => sum + (done[project] ?? 0), 0);
	const kit = kits.toSorted((one, other) => finished(other) - finished(one))[0];
	if (!kit || finished(kit) === 0 || students === 0) return null;
	return { kit, fraction: finished(kit) / (students * kit.project_ids.length) };
}
