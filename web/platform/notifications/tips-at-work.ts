import type { Notification } from "./notifications.data.ts";

/** The project whose bench is open, where its tips are shown; null where none is. */
let open: string | null = null;

/** Tips for this project are shown at its work from now on. Returns the function that ends it. */
export function showTipsAtWork(projectId: string): () => void {
	open = projectId;
	return () => {
		if (open === projectId) open = null;
	};
}

export function isShownAtWork(notification: Pick<Notification, "code" | "params">): boolean {
	return open !== null && isTipFor(notification, open);
}

export function isTipFor({ code, params }: Pick<Notification, "code" | "params">, projectId: string): boolean {
	return code === "teacher_tip" && params.challenge_id === projectId;
}
