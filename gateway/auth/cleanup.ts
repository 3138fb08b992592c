import type { AuthContext } from "./auth-context.ts";

const INTERVAL_MS = 3_600_000;

/** Removes, now and each hour, what no longer decides anything, and what a clock that was ahead has dated. Returns what stops it. */
export function scheduleCleanup({ pool, log }: AuthContext): () => Promise<void> {
	const clean = async () => {
		try {
			const day = "now() - interval '1 day' and now() + interval '1 day'";
			await pool.query(`delete from gateway.attempts where last_at not between ${day}`);
			await pool.query(`delete from gateway.sends where sent_at not between ${day}`);
			for (const table of ["phone_codes", "mail_links", "auth_codes"]) {
				await pool.query(
					`delete from gateway.${table} where expires_at not between now() and now() + interval '25 hours'`,
				);
			}
			await pool.query("delete from gateway.refresh_tokens where spent_at < now() - interval '30 days'");
		} catch (error) {
			log.warn({ err: error }, "old attempts and refresh tokens could not be removed");
		}
	};
	let cleaning = clean();
	const timer = setInterval(() => {
		cleaning = clean();
	}, INTERVAL_MS);
	timer.unref();
	return async () => {
		clearInterval(timer);
		await cleaning;
	};
}
