import { createTransport } from "nodemailer";
import type { ComposedMail } from "./compose.ts";

/** What the mailer needs of a logger; addresses are never logged. */
type Log = { error(details: object, message: string): void };

export type Mailer = {
	/** Queues a mail and returns at once: response time must not reveal whether a mail was sent. */
	send(to: string, mail: ComposedMail): void;
	/** Resolves when the queue is empty. */
	idle(): Promise<void>;
	/** Sends the rest of the queue for up to 5 s, then closes. */
	close(): Promise<void>;
};

/** Longest queue; beyond it the SMTP server is unreachable or someone floods. */
const WAITING_MAXIMUM = 1000;
/** Milliseconds before the second and third attempt. */
const PAUSES = [2000, 15_000];
const CLOSING_MILLISECONDS = 5000;
const TIMEOUT_MILLISECONDS = 15_000;

type MailerOptions = { url: string; from: string; log: Log; pauses?: readonly number[] };

/** Sends mails one after the other through an SMTP server (smtp:// or smtps://, with user and password). */
export function openMailer({ url, from, log, pauses = PAUSES }: MailerOptions): Mailer {
	const timeouts = { connectionTimeout: TIMEOUT_MILLISECONDS, greetingTimeout: TIMEOUT_MILLISECONDS };
	// No text may make nodemailer read a file or fetch an address.
	const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
	const closing = new AbortController();
	let waiting = 0;
	let last: Promise<void> = Promise.resolve();

	async function deliver(to: string, mail: ComposedMail): Promise<void> {
		for (const pause of [...pauses, null]) {
			try {
				// As an object, so that the address is never parsed as a list.
				await transport.sendMail({ from, to: { name: "", address: to }, ...mail });
				return;
			} catch (error) {
				if (pause === null || isRefusal(error) || closing.signal.aborted) {
					log.error({ code: codeOf(error) }, "a mail could not be sent");
					return;
				}
				await pauseFor(pause, closing.signal);
			}
		}
	}

	return {
		send(to, mail) {
			// Placeholder addresses (RFC 2606 .invalid) have no mailbox.
			if (/\.invalid$/i.test(to)) return;
			if (waiting >= WAITING_MAXIMUM) {
				log.error({ waiting }, "too many mails wait; one was dropped");
				return;
			}
			waiting += 1;
			last = last
				.then(() => deliver(to, mail))
				.finally(() => {
					waiting -= 1;
				});
		},
		idle: () => last,
		async close() {
			closing.abort();
			await Promise.race([last, pauseFor(CLOSING_MILLISECONDS, null)]);
			transport.close();
		},
	};
}

/** The SMTP server refused for good (5xx). */
function isRefusal(error: unknown): boolean {
	return error instanceof Error && "responseCode" in error && Number(error.responseCode) >= 500;
}

function codeOf(error: unknown): unknown {
	return error instanceof Error && "code" in error ? error.code : "unknown";
}

function pauseFor(milliseconds: number, signal: AbortSignal | null): Promise<void> {
	return new Promise((resolve) => {
		if (signal?.aborted) return resolve();
		const timer = setTimeout(resolve, milliseconds);
		timer.unref();
		signal?.addEventListener("abort", () => {
			clearTimeout(timer);
			resolve();
		});
	});
}
