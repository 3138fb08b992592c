import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/platform/backend/backend.ts";
import { hasCode } from "#web/platform/backend/backend-error.ts";
import { reloadQuery } from "#web/platform/backend/take-live.ts";
import { useReloadWithClass } from "#web/platform/learning/class-pulse.ts";
import { usePerson } from "#web/platform/session/session.ts";
import {
	ALREADY_GIVEN,
	type AssignmentDraft,
	countAssignments,
	DAY_PASSED,
	deleteAssignment,
	giveAssignment,
	listAssignments,
	listLearnersWhoDid,
	TOO_MANY_ASSIGNMENTS,
} from "./assignments.data.ts";

const assignmentsKey = ["assignments"] as const;
const countsKey = [...assignmentsKey, "counts"] as const;
/** Apart: what was taken back is not asked for again by the page that is being left. */
export const progressKey = ["assignment-progress"] as const;
const FOLLOWED = [countsKey, progressKey];

/** What is given to the classes of the person signed in, or what they give as a teacher. */
export function useAssignments() {
	const userId = usePerson().id;
	return useQuery({
		queryKey: [...assignmentsKey, userId],
		queryFn: async () => listAssignments(await backend(), userId),
		staleTime: 0,
	});
}

/** How many learners have done each assignment of the classes of the teacher signed in. */
export function useAssignmentCounts() {
	const userId = usePerson().id;
	return useQuery({
		queryKey: [...countsKey, userId],
		queryFn: async () => countAssignments(await backend()),
		staleTime: 0,
	});
}

/** Counts again with each event of the class. */
export function useLiveAssignments(classId: string): void {
	useReloadWithClass(classId, FOLLOWED);
}

/** Who of the teacher's learners has done a project or a challenge; nothing is asked without one. */
export function useLearnersWhoDid(challengeId: string) {
	const userId = usePerson().id;
	return useQuery({
		queryKey: [...assignmentsKey, "done", userId, challengeId],
		queryFn: async () => listLearnersWhoDid(await backend(), challengeId),
		enabled: challengeId !== "",
		staleTime: 0,
	});
}

/** Gives something to classes, or changes what was given. */
export function useGiveAssignment({ changing }: { changing: boolean }) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async (draft: AssignmentDraft) => giveAssignment(await backend(), draft),
		onSuccess: () => Promise.all([reloadQuery(client, assignmentsKey), reloadQuery(client, progressKey)]),
		meta: {
			success: changing ? m.teaching_assignment_changed : m.teaching_assigned,
			failure: m.teaching_assign_failed,
			shownByPage: (error) => hasCode(error, ALREADY_GIVEN, TOO_MANY_ASSIGNMENTS, DAY_PASSED),
		},
	});
}

/** Takes it back from all its classes, or from one. */
export function useUnassign(batchId: string, classId?: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async () => deleteAssignment(await backend(), batchId, classId),
		onSuccess: () => reloadQuery(client, assignmentsKey),
		meta: { success: m.teaching_unassigned, failure: m.teaching_assign_failed },
	});
}
