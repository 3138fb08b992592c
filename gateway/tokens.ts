import { createLocalJWKSet, errors, importJWK, type JWTPayload, jwtVerify, SignJWT } from "jose";
import { type GatewayKeys, SIGNING_ALGORITHM } from "./keys.ts";

/** Seconds an access token is good for. */
export const ACCESS_TOKEN_SECONDS = 3600;

const ISSUER = "gateway/auth/v1";
const AUDIENCE = "authenticated";

/** Tokens whose signature is remembered as good; checking one costs more than a small query. */
const REMEMBERED_MAXIMUM = 5000;

export type AccessClaims = JWTPayload & {
	readonly sub: string;
	readonly role: "authenticated";
	readonly session_id: string;
	readonly exp: number;
	readonly app_metadata?: Record<string, unknown>;
	/** How and when they proved who they are, in seconds since 1970. */
	readonly amr?: readonly { readonly method: string; readonly timestamp: number }[];
};

/** In an account's app_metadata: since when its password is a one-time one, which must be changed before anything else. */
export const MUST_CHANGE_PASSWORD = "must_change_password";

/** True for the token of somebody who has to choose a password first. */
export function mustChangePassword({ app_metadata }: Pick<AccessClaims, "app_metadata">): boolean {
	return Boolean(app_metadata?.[MUST_CHANGE_PASSWORD]);
}

export type VerifiedToken = { readonly claims: AccessClaims /** The claims as JSON. */; readonly json: string };

/** A token that is not ours, was changed, is past its time, or opens nothing until its owner's password is changed. */
export class BadToken extends Error {
	readonly expired: boolean;

	constructor(expired: boolean) {
		super(expired ? "JWT expired" : "JWT invalid");
		this.name = "BadToken";
		this.expired = expired;
	}
}

export type Tokens = {
	/** Signs the claims; issuer, audience and times are added. */
	sign(claims: JWTPayload & { sub: string }): Promise<{ token: string; expiresAt: number }>;
	/** Throws BadToken. */
	verify(token: string): Promise<VerifiedToken>;
	/** As `verify`, and takes the token of somebody who has to change their password: only for what changes it. Throws BadToken. */
	verifyForChange(token: string): Promise<VerifiedToken>;
};

export async function openTokens(keys: GatewayKeys): Promise<Tokens> {
	const privateKey = await importJWK(keys.signingKey, SIGNING_ALGORITHM);
	const publicKeys = createLocalJWKSet(keys.publicKeys);
	const remembered = new Map<string, VerifiedToken>();

	async function check(token: string): Promise<VerifiedToken> {
		try {
			const { payload } = await jwtVerify(token, publicKeys, {
				algorithms: [SIGNING_ALGORITHM],
				issuer: ISSUER,
				audience: AUDIENCE,
				requiredClaims: ["sub", "exp", "role", "session_id"],
			});
			if (payload.role !== "authenticated") throw new BadToken(false);
			return { claims: payload as AccessClaims, json: JSON.stringify(payload) };
		} catch (error) {
			throw error instanceof BadToken ? error : new BadToken(error instanceof errors.JWTExpired);
		}
	}

	async function verifyForChange(token: string): Promise<VerifiedToken> {
		const known = remembered.get(token);
		const verified = known ?? (await check(token));
		if (verified.claims.exp <= now()) {
			remembered.delete(token);
			throw new BadToken(true);
		}
		if (!known) remember(remembered, token, verified);
		return verified;
	}

	return {
		async sign(claims) {
			const issuedAt = now();
			const expiresAt = issuedAt + ACCESS_TOKEN_SECONDS;
			const token = await new SignJWT(claims)
				.setProtectedHeader({ alg: SIGNING_ALGORITHM, typ: "JWT", kid: keys.signingKey.kid })
				.setIssuer(ISSUER)
				.setAudience(AUDIENCE)
				.setIssuedAt(issuedAt)
				.setExpirationTime(expiresAt)
				.sign(privateKey);
			return { token, expiresAt };
		},
		verifyForChange,
		async verify(token) {
			const verified = await verifyForChange(token);
			if (mustChangePassword(verified.claims)) throw new BadToken(false);
			return verified;
		},
	};
}

function remember(remembered: Map<string, VerifiedToken>, token: string, verified: VerifiedToken): void {
	if (remembered.size >= REMEMBERED_MAXIMUM) {
		const [oldest] = remembered.keys();
		if (oldest !== undefined) remembered.delete(oldest);
	}
	remembered.set(token, verified);
}

function now(): number {
	return Math.floor(Date.now() / 1000);
}
