import { getLocale } from "#messages/generated/runtime.js";
import type { Backend } from "#web/platform/backend/backend.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";

/** Something that can be found: a page it leads to, or a word that is explained on the spot. */
export type Findable = { id: string; title: string; text: string } & (
	| { type: "project" | "kit"; page: "/primary-kit" | "/secondary-kit" }
	| { type: "challenge" }
	/** Opens its own page for who gave it, by its id; for a learner what is to be done. */
	| { type: "assignment"; page: "/assignment" | "/challenges" | "/primary-kit" | "/secondary-kit" }
	| { type: "post" }
	| { type: "word" }
	| { type: "tutorial" }
);

const POSTS_MOST = 5;
/** Characters of the beginning of a post or a task. */
const EXCERPT = 120;

/** Every project. The content comes when it is first searched: no page waits for it. Throws the failure to load it. */
export async function listProjects(): Promise<Findable[]> {
	const { listEveryProject } = await import("#content/catalogue.ts");
	return listEveryProject(getLocale()).map(({ id, title, summary, kit }) => ({
		...{ type: "project", id, title, text: summary },
		page: kit === "primary" ? "/primary-kit" : "/secondary-kit",
	}));
}

/** Every word of the glossary. Throws the failure to load it. */
export async function listEntries(): Promise<Findable[]> {
	const { loadGlossary } = await import("#content/glossary.ts");
	return Object.entries(await loadGlossary(getLocale())).map(([id, { title, text }]) => ({
		...{ type: "word", id, title, text },
	}));
}

/** Every tutorial. Throws the failure to load them. */
export async function listTutorials(): Promise<Findable[]> {
	const { loadTutorials } = await import("#content/tutorials.ts");
	return (await loadTutorials(getLocale())).map(({ id, title, summary }) => ({
		...{ type: "tutorial", id, title, text: summary },
	}));
}

/** The newest posts that the person may see and that have the question in them. Throws `BackendError`. */
export async function listPosts(backend: Backend, question: string): Promise<Findable[]> {
	const rows = unwrap(await backend.rpc("list_posts", { search: question, most: POSTS_MOST }));
	return rows.map(({ id, title, content }) => ({ type: "post", id, title, text: content.slice(0, EXCERPT) }));
}

/** Every challenge of educators that reaches the person. Throws `BackendError`. */
export async function listChallenges(backend: Backend): Promise<Findable[]> {
	const query = backend
		.from("challenges")
		.select("id, title, description")
		.eq("project", false)
		.eq("status", "active")
		.order("created_at", { ascending: false });
	return unwrap(await query).map(({ id, title, description }) => ({
		...{ type: "challenge", id, title },
		text: description.slice(0, EXCERPT),
	}));
}

/** What is given to the person's classes, or what they gave. Throws `BackendError`. */
export async function listAssignments(backend: Backend, teaches: boolean): Promise<Findable[]> {
	const query = backend
		.from("assignments")
		.select("batch_id, challenge_id, instruction, challenge:challenges(title)")
		.order("created_at", { ascending: false });
	const [rows, projects] = [unwrap(await query), await listProjects()];
	const found = rows.flatMap(({ batch_id, challenge_id, instruction, challenge }): Findable[] => {
		const project = projects.find(({ id, type }) => type === "project" && id === challenge_id);
		const title = project?.title ?? challenge?.title;
		if (title === undefined) return [];
		const work = { type: "assignment", title, text: instruction || (project?.text ?? "") } as const;
		if (teaches) return [{ ...work, id: batch_id, page: "/assignment" }];
		return [{ ...work, id: challenge_id, page: project?.type === "project" ? project.page : "/challenges" }];
	});
	// One of several classes.
	return [...new Map(found.map((one) => [one.id, one])).values()];
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
