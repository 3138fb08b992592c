import { composeMail } from "./compose.ts";
import { type Mailer, openMailer } from "./mailer.ts";
import type { MailKind } from "./words.ts";

export type MailOptions = {
	/** smtp:// or smtps://, with user and password where the server wants them. */
	readonly url: string;
	/** The sender's address. */
	readonly from: string;
	/** What the site is called in the mails. */
	readonly siteName: string;
};

/** The mails about accounts. Each call only queues; none tells whether, or when, a mail goes out. */
export type AccountMail = Pick<Mailer, "idle" | "close"> & {
	/** A link whose button redeems `token` (verifyOtp with token_hash); afterwards the page goes on to `next`. */
	link(
		kind: "signup" | "recovery" | "magiclink" | "email_change",
		to: string,
		token: string,
		next: string | null,
	): void;
	/** A mail that only tells something. */
	tell(kind: "already_here" | "email_changing", to: string): void;
};

/** The page of the site that links lead to. It asks for a press first: mail scanners open every link. */
export const CONFIRM_PATH = "/confirm";

type Log = Parameters<typeof openMailer>[0]["log"];

/** `siteUrl` is what links begin with; never what a request says its host is. */
export function openAccountMail({ url, from, siteName }: MailOptions, siteUrl: string, log: Log): AccountMail {
	const mailer = openMailer({ url, from, log });
	const send = (kind: MailKind, to: string, address: string) => mailer.send(to, composeMail(kind, siteName, address));
	return {
		link(kind, to, token, next) {
			const query = new URLSearchParams({ token_hash: token, type: kind, ...(next && { next }) });
			send(kind, to, `${siteUrl}${CONFIRM_PATH}?${query}`);
		},
		tell: (kind, to) => send(kind, to, siteUrl),
		idle: mailer.idle,
		close: mailer.close,
	};
}
