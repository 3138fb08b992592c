import { type ClassSignInRequest, type ClassSignInResponse, classSignIn } from "#domain/api/classroom.ts";
import { ask } from "#web/platform/backend/ask.ts";
import { backend } from "#web/platform/backend/backend.ts";
import { BackendError } from "#web/platform/backend/backend-error.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";
import { claimsOf } from "#web/platform/session/kept-session.ts";
import { browserId } from "#web/platform/storage/browser-id.ts";

/**
 * One step of the sign-in; a session in the answer is opened, with a `person` only theirs. Throws `BackendError`, and
 * `other_person` for the secret of somebody else.
 */
export async function askClassSignIn(request: ClassSignInRequest, userId?: string): Promise<ClassSignInResponse> {
	const answer = await ask(classSignIn, request.step === "code" ? request : { ...request, browser: browserId() });
	if (answer.state === "signed-in") {
		if (userId !== undefined && claimsOf(answer.accessToken).sub !== userId)
			throw new BackendError("other_person", "The secret is somebody else's");
		const { auth } = await backend();
		unwrap(await auth.setSession({ access_token: answer.accessToken, refresh_token: answer.refreshToken }));
	}
	return answer;
}

/** The code of an open class that a person is in; null where there is none. Throws `BackendError`. */
export async function getOwnClassCode(userId: string): Promise<string | null> {
	const query = (await backend()).from("class_members").select("class_codes!inner(code)").eq("user_id", userId);
	const [member] = unwrap(await query.eq("class_codes.is_active", true).limit(1));
	return member?.class_codes.code ?? null;
}
