import { noticedFetch } from "./connection.ts";

/** Opens the page anew while the server answers: a part that a newer version has under another name is found by that. */
export async function openAnew(): Promise<void> {
	const answer = await noticedFetch("/health").catch(() => null);
	if (answer) location.reload();
}
