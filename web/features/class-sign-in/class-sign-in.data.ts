import { type ClassSignInAnswer, type ClassSignInQuestion, classSignInAnswer } from "#domain/class-sign-in.ts";
import { backend } from "#web/backend/backend.ts";
import { askOpenDoor } from "#web/backend/doors.ts";
import { unwrap } from "#web/backend/unwrap.ts";

/** One step of the sign-in; a session in the answer is opened. Throws `BackendError`. */
export async function askClassSignIn(question: ClassSignInQuestion): Promise<ClassSignInAnswer> {
	const answer = await askOpenDoor("/api/class-sign-in", question, classSignInAnswer);
	if (answer.state === "signed-in") {
		const { auth } = await backend();
		unwrap(await auth.setSession({ access_token: answer.accessToken, refresh_token: answer.refreshToken }));
	}
	return answer;
}
