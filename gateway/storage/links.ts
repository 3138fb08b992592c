import { errors, jwtVerify, SignJWT } from "jose";
import { badLink } from "./storage-error.ts";

/** Longest lifetime of a link, in seconds. */
export const LINK_SECONDS_MAXIMUM = 3600;

const ALGORITHM = "HS256";
const AUDIENCE = "gateway/storage/v1";

/** Signs and checks links; each opens one object, for its time only. */
export type Links = {
	/** A token for the object that stays good for `seconds`, an hour at most. */
	sign(bucket: string, name: string, seconds: number): Promise<string>;
	/** Seconds the token still opens the object; throws when it does not. */
	check(token: string, bucket: string, name: string): Promise<number>;
};

/** `now` gives milliseconds since 1970. */
export function openLinks(secret: Uint8Array, now: () => number): Links {
	const seconds = () => Math.floor(now() / 1000);
	return {
		sign(bucket, name, requested) {
			return new SignJWT({ url: `${bucket}/${name}` })
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
					requiredClaims: ["exp", "url"],
					currentDate: new Date(now()),
				});
				if (payload.url !== `${bucket}/${name}`) throw badLink(false);
				return (payload.exp ?? 0) - seconds();
			} catch (error) {
				throw error instanceof errors.JOSEError ? badLink(error instanceof errors.JWTExpired) : error;
			}
		},
	};
}
