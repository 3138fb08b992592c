import { hkdfSync } from "node:crypto";
import { EncryptJWT, jwtDecrypt } from "jose";
import { z } from "zod";
import { digestOf } from "../secrets.ts";

const SECONDS = 600;

/** A pending sign-in at the provider. */
const flow = z.object({
	state: z.string(),
	nonce: z.string(),
	verifier: z.string(),
	/** The redirect target after the sign-in, already validated. */
	redirectTo: z.string(),
	/** Of the page, which redeems the code. */
	codeChallenge: z.string(),
});
export type Flow = z.output<typeof flow>;

export type FlowCookies = {
	/** The `set-cookie` value that ties the flow to this browser. */
	seal(flow: Flow): Promise<string>;
	/** The flow of this state, if this browser began it within ten minutes. */
	open(state: string, cookieHeader: string | undefined): Promise<Flow | null>;
	/** The `set-cookie` value that ends it. */
	clear(state: string): string;
};

/**
 * Stores a flow in an encrypted cookie of the browser that began it: no one can finish another's flow, and nothing piles up
 * here. One cookie per flow, so that two tabs do not interfere.
 */
export function openFlowCookies(secretKey: string, callback: string): FlowCookies {
	const key = new Uint8Array(hkdfSync("sha256", secretKey, "", "gateway identity provider flow", 32));
	const { protocol, pathname } = new URL(callback);
	const attributes = `Path=${pathname}; HttpOnly; SameSite=Lax${protocol === "https:" ? "; Secure" : ""}`;
	const nameOf = (state: string) => `sign-in-${digestOf(state).toString("hex").slice(0, 16)}`;
	return {
		async seal(wanted) {
			const sealed = await new EncryptJWT(wanted)
				.setProtectedHeader({ alg: "dir", enc: "A256GCM" })
				.setExpirationTime(`${SECONDS}s`)
				.encrypt(key);
			return `${nameOf(wanted.state)}=${sealed}; Max-Age=${SECONDS}; ${attributes}`;
		},
		async open(state, cookieHeader) {
			const name = `${nameOf(state)}=`;
			const sealed = (cookieHeader ?? "")
				.split(/;\s*/)
				.find((cookie) => cookie.startsWith(name))
				?.slice(name.length);
			if (!sealed) return null;
			const opened = await jwtDecrypt(sealed, key, {
				keyManagementAlgorithms: ["dir"],
				contentEncryptionAlgorithms: ["A256GCM"],
			}).catch(() => null);
			const read = flow.safeParse(opened?.payload);
			return read.success && read.data.state === state ? read.data : null;
		},
		clear: (state) => `${nameOf(state)}=; Max-Age=0; ${attributes}`,
	};
}
