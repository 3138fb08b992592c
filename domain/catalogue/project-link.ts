/** Where a project is worked on, for a link. */
export function projectLink({ kit, id }: { kit: "primary" | "secondary"; id: string }) {
	return { to: kit === "primary" ? "/primary-kit" : "/secondary-kit", search: { challenge: id } } as const;
}
