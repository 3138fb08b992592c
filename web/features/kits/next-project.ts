/**
 * The project to do next: the first that is written and not completed, in the order of the kits,
 * then of what is in no kit. Undefined when everything is done.
 */
export function nextProject(
	kits: readonly { projectIds: readonly string[] }[],
	written: readonly string[],
	completed: readonly string[],
): string | undefined {
	const inOrder = [...kits.flatMap((kit) => kit.projectIds), ...written];
	return inOrder.find((id) => written.includes(id) && !completed.includes(id));
}
