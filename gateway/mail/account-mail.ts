import { composeMail } from "./compose.ts";
import type { MailKind, MailLocale } from "./mail-texts.ts";
import { type Mailer, openMailer } from "./mailer.ts";

export type MailOptions = {
	/** smtp:// or smtps://, with user and password where the server wants them. */
	readonly url: string;
	/** The sender's address. */
	readonly from: string;
	/** What the site is called in the mails. */
	readonly siteName: string;
	/** "en" without one. */
	readonly locale?: MailLocale;
};

/** The mails about accounts. Each call only queues: callers never learn whether, or when, a mail was sent. */
export type AccountMail = Pick<Mailer, "idle" | "close"> & {
	/** A link whose button redeems `token` (verifyOtp with token_hash); then the page opens `next`. */
	link(
		kind: "signup" | "recovery" | "magiclink" | "email_change",
		to: string,
		token: string,
		next: string | null,
	): void;
	/** A notice without a token. */
	notify(kind: "already_here" | "email_changing", to: string): void;
};

/** Path that links lead to. The page redeems a token only on a click: mail scanners open every link. */
export const CONFIRM_PATH = "/confirm";

type Log = Parameters<typeof openMailer>[0]["log"];

/** `siteUrl` is the origin of every link; never the Host header of a request. */
export function openAccountMail(options: MailOptions, siteUrl: string, log: Log): AccountMail {
	const { url, from, siteName, locale = "en" } = options;
	const mailer = openMailer({ url, from, log });
	const send = (kind: MailKind, to: string, address: string) =>
		mailer.send(to, composeMail(locale, kind, siteName, address));
	return {
		link(kind, to, token, next) {
			const query = new URLSearchParams({ token_hash: token, type: kind, ...(next && { next }) });
			send(kind, to, `${siteUrl}${CONFIRM_PATH}?${query}`);
		},
		notify: (kind, to) => send(kind, to, siteUrl),
		idle: mailer.idle,
		close: mailer.close,
	};
}
