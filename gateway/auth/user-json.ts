import type { UserRow } from "./users.ts";

/** An account as the auth endpoints show it. The password's hash stays behind. */
export function userJson(user: UserRow) {
	const { id, email, phone, created_at, updated_at, last_sign_in_at } = user;
	return {
		id,
		aud: user.aud,
		role: user.role,
		email: email ?? "",
		email_confirmed_at: user.email_confirmed_at ?? undefined,
		phone: phone ?? "",
		phone_confirmed_at: user.phone_confirmed_at ?? undefined,
		confirmed_at: user.confirmed_at ?? undefined,
		last_sign_in_at: last_sign_in_at ?? undefined,
		app_metadata: user.raw_app_meta_data,
		user_metadata: user.raw_user_meta_data,
		identities: [
			{
				identity_id: id,
				id,
				user_id: id,
				identity_data: { sub: id, email: email ?? undefined, phone: phone ?? undefined },
				provider: String(user.raw_app_meta_data.provider ?? (email === null ? "phone" : "email")),
				created_at,
				updated_at,
				last_sign_in_at: last_sign_in_at ?? undefined,
			},
		],
		created_at,
		updated_at,
		banned_until: user.banned_until ?? undefined,
		is_anonymous: user.is_anonymous,
	};
}
