import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = {
	from: string;
	to: string[];
	/** Lines of the head, unfolded. */
	headers: string[];
	/** Decoded, as plain text. */
	text: string;
	html: string;
	/** The secret and the kind of its link. */
	link: { token_hash: string; type: string; next: string | null } | null;
};

/** An SMTP server that records its mails. */
export async function openMailBox() {
	const mails: ReceivedMail[] = [];
	const watchers: (() => void)[] = [];
	const refusals: number[] = [];
	let attempts = 0;
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS"],
		logger: false,
		onMailFrom(_address, _session, done) {
			attempts += 1;
			const responseCode = refusals.shift();
			done(responseCode ? Object.assign(new Error("not now"), { responseCode }) : null);
		},
		onData(stream, { envelope }, done) {
			void text(stream).then((raw) => {
				const from = envelope.mailFrom ? envelope.mailFrom.address : "";
				mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), ...read(raw) });
				for (const check of watchers.splice(0)) check();
				done();
			});
		},
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
		mails,
		/** How often someone began to hand over a mail. */
		attempts: () => attempts,
		/** Answers the next ones with these codes instead. */
		refuse: (...codes: number[]) => void refusals.push(...codes),
		/** The n-th mail, counted from 1, of those to an address. */
		async arrived(to: string, n = 1): Promise<ReceivedMail> {
			for (;;) {
				const mail = mails.filter((each) => each.to.includes(to))[n - 1];
				if (mail) return mail;
				await new Promise<void>((resolve) => watchers.push(resolve));
			}
		},
		stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
	};
}

function read(raw: string): Pick<ReceivedMail, "headers" | "text" | "html" | "link"> {
	const [head = ""] = raw.split("\r\n\r\n");
	const headers = head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
	const boundary = /boundary="([^"]+)"/.exec(head)?.[1] ?? "";
	const part = (type: string) => {
		const found = raw.split(`--${boundary}`).find((each) => each.includes(`Content-Type: ${type}`)) ?? "";
		const body = found.slice(found.indexOf("\r\n\r\n") + 4);
		return /quoted-printable/.test(found) ? quotedPrintable(body) : body;
	};
	const plain = part("text/plain");
	const address = /https?:\/\/\S+\?token_hash=\S+/.exec(plain)?.[0];
	const query = address ? new URL(address).searchParams : null;
	const link = query && {
		token_hash: query.get("token_hash") ?? "",
		type: query.get("type") ?? "",
		next: query.get("next"),
	};
	return { headers, text: plain, html: part("text/html"), link };
}

function quotedPrintable(body: string): string {
	const bytes = body
		.replace(/=\r\n/g, "")
		.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
	return Buffer.from(bytes, "latin1").toString("utf8");
}
