import { HEALTH_PATH } from "#domain/api/config.ts";
import { noticedFetch } from "#web/platform/backend/connection.ts";

/** Reloads the page while the server answers: a newer build has its files under other names. Drafts are kept. */
export async function reloadIfServerUp(): Promise<void> {
	const answer = await noticedFetch(HEALTH_PATH).catch(() => null);
	if (answer) location.reload();
}
