const pictures = import.meta.glob<string>("./projects/*/picture.svg", {
	eager: true,
	import: "default",
	query: "?url&no-inline",
});

/** The address of a project's own picture, 16 by 9; undefined for one without. */
export function pictureOf(projectId: string): string | undefined {
	return pictures[`./projects/${projectId}/picture.svg`];
}
