/** Where the accounts of class codes have their address: a domain that can receive no mail. */
const DOMAIN = "class.invalid";

/** The address of an account without an email. */
export function classAddress(handle: string): string {
	return `${handle}@${DOMAIN}`;
}

/** True for an account that signs in with a class code, and so has neither email nor password of its own. */
export function isClassAddress(email: string): boolean {
	return email.endsWith(`@${DOMAIN}`);
}
