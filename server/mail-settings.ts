/**
 * The SMTP server and the sender's address: `?from=` of the setting, else its user where that is an address, else
 * no-reply at the site's host.
 */
export function readMailSettings(smtpUrl: string, siteUrl: string): { url: string; from: string } {
	const url = new URL(smtpUrl);
	const from = url.searchParams.get("from");
	url.searchParams.delete("from");
	const user = decodeURIComponent(url.username);
	return { url: url.href, from: from || (user.includes("@") ? user : `no-reply@${new URL(siteUrl).hostname}`) };
}
