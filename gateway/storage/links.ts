import { errors, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import type { Caller } from "../caller.ts";
import { type Actor, SERVICE } from "../database/run-as.ts";
import { badLink } from "./storage-error.ts";

/** Longest lifetime of a link, in seconds. */
export const LINK_SECONDS_MAXIMUM = 3600;

const ALGORITHM = "HS256";
const AUDIENCE = "gateway/storage/v1";

/** What a link says of who signed it: the claims its object is read with. A key's link has no person. */
const signer = z.object({
	role: z.enum(["anon", "authenticated", "service_role"]),
	sub: z.string().optional(),
	session_id: z.string().optional(),
});

/** Signs and checks links; each opens one object, for its time only, and only while its signer may read it. */
export type Links = {
	/** A token for the object that stays good for `seconds`, an hour at most. */
	sign(caller: Caller, bucket: string, name: string, seconds: number): Promise<string>;
	/** As whom to read the object: its signer, whose session and policies decide. @throws StorageError */
	check(token: string, bucket: string, name: string): Promise<Actor>;
};

/** `now` gives milliseconds since 1970. */
export function openLinks(secret: Uint8Array, now: () => number): Links {
	const seconds = () => Math.floor(now() / 1000);
	return {
		sign({ actor, claims }, bucket, name, requested) {
			const by = { role: actor.role, ...(claims && { sub: claims.sub, session_id: claims.session_id }) };
			return new SignJWT({ url: `${bucket}/${name}`, by })
				.setProtectedHeader({ alg: ALGORITHM })
				.setAudience(AUDIENCE)
				.setIssuedAt(seconds())
				.setExpirationTime(seconds() + Math.min(requested, LINK_SECONDS_MAXIMUM))
				.sign(secret);
		},
		async check(token, bucket, name) {
			try {
				const { payload } = await jwtVerify(token, secret, {
					algorithms: [ALGORITHM],
					audience: AUDIENCE,
					requiredClaims: ["exp", "url", "by"],
					currentDate: new Date(now()),
				});
				if (payload.url !== `${bucket}/${name}`) throw badLink(false);
				// Signed while the clock was ahead.
				if ((payload.exp ?? 0) > seconds() + LINK_SECONDS_MAXIMUM) throw badLink(true);
				const by = signer.parse(payload.by);
				return by.role === "service_role" ? SERVICE : { role: by.role, claims: JSON.stringify(by) };
			} catch (error) {
				throw error instanceof errors.JOSEError ? badLink(error instanceof errors.JWTExpired) : error;
			}
		},
	};
}
