import type { PoolClient } from "pg";
import { countNewAccount } from "../attempts.ts";
import { AuthRefusal } from "../auth-error.ts";
import { isProvenEmail, rememberProvenEmail } from "../proven-emails.ts";
import { findUserByEmail, findUserById, insertUser, type UserRow, updateUser } from "../users.ts";
import type { ProviderPerson } from "./identity-provider.ts";

const PROVIDER = "google";

/** Characters taken over from a provider, within what metadata may hold; a longer address of a picture leads nowhere when cut. */
const NAME_MAXIMUM = 100;
const PICTURE_MAXIMUM = 400;

/**
 * The account of a person the provider vouches for: the one already linked, else the one whose address both the
 * provider and we have checked, else a new one. An unconfirmed address here may belong to anyone who
 * typed it first, so such an account is not handed over.
 */
export async function userOfPerson(client: PoolClient, person: ProviderPerson, address: string): Promise<UserRow> {
	const provider = `${PROVIDER} ${person.issuer}`;
	const { rows } = await client.query<{ user_id: string }>(
		"select user_id from gateway.identities where provider = $1 and subject = $2",
		[provider, person.subject],
	);
	const known = rows[0] ? await findUserById(client, rows[0].user_id) : null;
	if (known) return known;
	const { verifiedEmail: email } = person;
	if (!email) {
		throw new AuthRefusal(400, "provider_email_needs_verification", "The provider has not verified the email");
	}
	const user = (await linkedUser(client, email)) ?? (await newUser(client, person, email, address));
	await client.query("insert into gateway.identities (provider, subject, user_id) values ($1, $2, $3)", [
		provider,
		person.subject,
		user.id,
	]);
	return user;
}

async function linkedUser(client: PoolClient, email: string): Promise<UserRow | null> {
	const user = await findUserByEmail(client, email);
	if (!user) return null;
	if (!(await isProvenEmail(client, user.id, email))) {
		throw new AuthRefusal(422, "email_exists", "This email already has an account. Sign in with its password.");
	}
	const earlier = user.raw_app_meta_data.providers;
	const providers = [...new Set([...(Array.isArray(earlier) ? earlier : []), PROVIDER])];
	return updateUser(client, user.id, { raw_app_meta_data: { ...user.raw_app_meta_data, providers } });
}

async function newUser(client: PoolClient, person: ProviderPerson, email: string, address: string): Promise<UserRow> {
	await countNewAccount(client, address);
	const { issuer, subject } = person;
	const name = person.name?.slice(0, NAME_MAXIMUM);
	const picture = person.picture && person.picture.length <= PICTURE_MAXIMUM ? person.picture : null;
	const user = await insertUser(client, null, {
		email,
		email_confirmed_at: new Date().toISOString(),
		raw_app_meta_data: { provider: PROVIDER, providers: [PROVIDER] },
		raw_user_meta_data: {
			iss: issuer,
			sub: subject,
			provider_id: subject,
			email,
			email_verified: true,
			...(name && { name, full_name: name }),
			...(picture && { picture, avatar_url: picture }),
		},
	});
	await rememberProvenEmail(client, user.id, email);
	return user;
}
