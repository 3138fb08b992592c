import { getLocale } from "#messages/generated/runtime.js";
import type { Backend } from "#web/backend/backend.ts";
import { unwrap } from "#web/backend/unwrap.ts";

/** Something that can be found, and the page it leads to. */
export type Findable = {
	type: "project" | "kit";
	id: string;
	title: string;
	text: string;
	page: "/primary-kit" | "/secondary-kit";
};

/** Every project. The content comes when it is first searched: no page waits for it. Throws the failure to load it. */
export async function listProjects(): Promise<Findable[]> {
	const { listEveryProject } = await import("#content/catalogue.ts");
	return listEveryProject(getLocale()).map(({ id, title, summary, kit }) => ({
		...{ type: "project", id, title, text: summary },
		page: kit === "primary" ? "/primary-kit" : "/secondary-kit",
	}));
}

/** Every active kit. Throws `BackendError`. */
export async function listKits(backend: Backend): Promise<Findable[]> {
	const query = backend
		.from("learning_kits")
		.select("id, title, description, type")
		.eq("is_active", true)
		.order("title");
	return unwrap(await query).map(({ id, title, description, type }) => ({
		type: "kit",
		id,
		title,
		text: description,
		page: type === "primary" ? "/primary-kit" : "/secondary-kit",
	}));
}
