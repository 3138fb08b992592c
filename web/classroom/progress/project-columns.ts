import { type ListedProject, listEveryProject } from "#content/catalogue.ts";
import { listKits } from "#content/kits.ts";
import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import type { FollowedKit } from "./followed-kits.ts";

/** Of a project that is not in the catalogue. */
const UNKNOWN_MINUTES = 30;

const KIT_LABELS: Record<FollowedKit, () => string> = {
	"primary-level-kit": m.progress_kit_primary,
	"intermediate-kit": m.progress_kit_intermediate,
	"advanced-kit": m.progress_kit_advanced,
};

export function kitText(kit: FollowedKit): string {
	return KIT_LABELS[kit]();
}

/** The projects of a kit in the order they are taught. */
export function projectsOf(kit: FollowedKit): ListedProject[] {
	const ids = listKits().find(({ id }) => id === kit)?.project_ids ?? [];
	return listEveryProject(getLocale()).filter(({ id }) => ids.includes(id));
}

export function minutesOf(projectId: string): number {
	return projectOf(projectId)?.minutes ?? UNKNOWN_MINUTES;
}

export function titleOf(projectId: string): string {
	return projectOf(projectId)?.title ?? projectId;
}

export function projectOf(projectId: string): ListedProject | undefined {
	return listEveryProject(getLocale()).find(({ id }) => id === projectId);
}
