/** The project to do next: the first that is not completed, in the order of the kits. Undefined when all are done. */
export function nextProject(
	kits: readonly { projectIds: readonly string[] }[],
	completed: readonly string[],
): string | undefined {
	return kits.flatMap((kit) => kit.projectIds).find((id) => !completed.includes(id));
}
