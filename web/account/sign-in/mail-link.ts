/** What a link in a mail is for. */
const LINK_KINDS = ["signup", "recovery", "magiclink", "email_change", "email"] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

export type MailLink = { tokenHash: string; kind: LinkKind; next: string | null };

/** Reads the address that a mail's link leads to; null where a part is missing or unknown. */
export function readMailLink(search: string): MailLink | null {
	const query = new URLSearchParams(search);
	const tokenHash = query.get("token_hash");
	const kind = LINK_KINDS.find((known) => known === query.get("type"));
	return tokenHash && kind ? { tokenHash, kind, next: query.get("next") } : null;
}

/** What a sign-in elsewhere returns to this page: a code of this browser's own, and whether a window waits to close. */
export function readReturn(search: string): { code: string; window: boolean; next: string | null } | null {
	const query = new URLSearchParams(search);
	const code = query.get("code");
	return code ? { code, window: query.get("window") === "yes", next: query.get("next") } : null;
}
