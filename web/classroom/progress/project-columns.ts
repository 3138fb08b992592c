import { listEveryProject } from "#content/catalogue.ts";
import { listKits } from "#content/kits.ts";
import type { ProjectCard } from "#content/projects.ts";
import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import { FOLLOWED_KITS, type FollowedKit } from "./followed-kits.ts";

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
export function projectsOf(kit: FollowedKit): ProjectCard[] {
	const ids = listKits().find(({ id }) => id === kit)?.project_ids ?? [];
	return listEveryProject(getLocale()).filter(({ id }) => ids.includes(id));
}

/** The kit that is followed of which a project is; undefined for other challenges. */
export function kitOfProject(projectId: string): FollowedKit | undefined {
	const kit = listKits().find(({ project_ids }) => project_ids.includes(projectId));
	return FOLLOWED_KITS.find((id) => id === kit?.id);
}

/** With one of them first. */
export function withFirst(projects: readonly ProjectCard[], projectId: string | null): readonly ProjectCard[] {
	return projects.toSorted((one, other) => Number(other.id === projectId) - Number(one.id === projectId));
}

export function minutesOf(projectId: string): number {
	return projectOf(projectId)?.minutes ?? UNKNOWN_MINUTES;
}

export function titleOf(projectId: string): string {
	return projectOf(projectId)?.title ?? projectId;
}

export function projectOf(projectId: string): ProjectCard | undefined {
	return listEveryProject(getLocale()).find(({ id }) => id === projectId);
}

/** What a project is programmed with. */
export function kindOf(projectId: string): "blocks" | "sketch" {
	return projectOf(projectId)?.kit === "primary" ? "blocks" : "sketch";
}
