import { profileNameProblem } from "#domain/account/profile-name.ts";
import { type SignUpForm, signUpProfile } from "#domain/account/sign-up.ts";
import type { Backend } from "#web/platform/backend/backend.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";

/** True for somebody who came by Google or phone and has not said yet who they are. */
export async function isRoleOpen(backend: Backend, userId: string): Promise<boolean> {
	const { session } = unwrap(await backend.auth.getSession());
	const provider: unknown = session?.user.app_metadata.provider;
	if (provider !== "google" && provider !== "phone") return false;
	const role = unwrap(await backend.from("roles").select("chosen_at").eq("user_id", userId).maybeSingle());
	return role?.chosen_at === null;
}

/** Says once who one is. Throws `BackendError` where it has been said. */
export async function chooseRole(backend: Backend, userType: "educator" | "student"): Promise<void> {
	unwrap(await backend.rpc("choose_role", { user_type: userType }));
}

/**
 * Stores what the sign-up form said before the browser went to the provider; a name left open stays the provider's. The
 * role last, which closes the question: what fails before can be stored again.
 */
export async function applyChoices(backend: Backend, userId: string, form: SignUpForm): Promise<void> {
	const { user_type, ...profile } = signUpProfile(form);
	const { name, ...choices } = profile;
	const changes = {
		...choices,
		...(!profileNameProblem(name) && { name }),
		// The database puts its own time.
		...(form.guardianAgrees && { guardian_agreed_at: new Date().toISOString() }),
	};
	unwrap(await backend.from("profiles").update(changes).eq("id", userId));
	await chooseRole(backend, user_type);
}
