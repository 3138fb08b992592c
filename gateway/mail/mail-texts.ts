/** The text of every mail of the gateway, by locale. Plain words and short sentences; no user input. */

export type MailText = {
	readonly subject: string;
	readonly lines: readonly string[];
	/** Label of the button; without one the mail carries no link. */
	readonly button?: string;
	readonly after: string;
};

/** Language tag (BCP 47) of a mail. */
export type MailLocale = "en";

export type MailKind = "signup" | "recovery" | "magiclink" | "email_change" | "already_here" | "email_changing";

const IGNORE = "If you did not ask for this, you can ignore this mail.";

const EN: Record<MailKind, (site: string) => MailText> = {
	signup: (site) => ({
		subject: `Confirm your email for ${site}`,
		lines: [
			`Someone signed up at ${site} with this email.`,
			"Was it you? Then confirm it. The link works for 24 hours.",
		],
		button: "Confirm my email",
		after: "If it was not you, ignore this mail. Without the link no account is made.",
	}),
	recovery: (site) => ({
		subject: `Set a new password for ${site}`,
		lines: [`You asked to set a new password at ${site}.`, "The link works once, for one hour."],
		button: "Set a new password",
		after: `${IGNORE} Your password stays as it is.`,
	}),
	magiclink: (site) => ({
		subject: `Sign in to ${site}`,
		lines: [`Use this link to sign in to ${site}.`, "It works once, for one hour."],
		button: "Sign in",
		after: IGNORE,
	}),
	email_change: (site) => ({
		subject: `Confirm your new email for ${site}`,
		lines: [`You asked to use this email at ${site}.`, "Confirm it to make the change. The link works for 24 hours."],
		button: "Confirm my new email",
		after: IGNORE,
	}),
	already_here: (site) => ({
		subject: `You already have an account at ${site}`,
		lines: [
			`Someone wanted to use this email at ${site}. It already has an account there.`,
			"Was it you? Then sign in. If you forgot your password, choose “Forgot password?” there.",
		],
		button: "Go to the site",
		after: `${IGNORE} Nothing has changed.`,
	}),
	email_changing: (site) => ({
		subject: `Your email at ${site} will change`,
		lines: [
			`Someone signed in to your account at ${site} asked for another email address.`,
			"The change is made when the new address is confirmed.",
		],
		button: "Go to the site",
		after: "If it was not you, sign in and set a new password now.",
	}),
};

export const MAIL_TEXTS: Record<MailLocale, Record<MailKind, (site: string) => MailText>> = { en: EN };
