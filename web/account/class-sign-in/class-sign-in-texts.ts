import type { ClassSignInResponse } from "#domain/api/classroom.ts";
import type { SecretPicture, SecretProblem } from "#domain/classroom/class-secret.ts";
import { m } from "#messages/generated/messages.js";
import { hasCode, NETWORK_GONE, TOO_MANY_REQUESTS } from "#web/platform/backend/backend-error.ts";

export const PICTURE_NAMES: Record<SecretPicture, () => string> = {
	fish: m.secret_picture_fish,
	sun: m.secret_picture_sun,
	tree: m.secret_picture_tree,
	drum: m.secret_picture_drum,
	star: m.secret_picture_star,
	key: m.secret_picture_key,
	boat: m.secret_picture_boat,
	cow: m.secret_picture_cow,
	bird: m.secret_picture_bird,
	hand: m.secret_picture_hand,
	moon: m.secret_picture_moon,
	house: m.secret_picture_house,
	ball: m.secret_picture_ball,
	leaf: m.secret_picture_leaf,
	cup: m.secret_picture_cup,
	bell: m.secret_picture_bell,
};

const PROBLEMS: Record<SecretProblem, () => string> = {
	too_few: m.class_sign_in_problem_too_few,
	straight_line: m.class_sign_in_problem_straight_line,
	short_word: m.class_sign_in_problem_short_word,
	common_word: m.class_sign_in_problem_common_word,
	own_name: m.class_sign_in_problem_own_name,
};

export function problemText(problem: SecretProblem): string {
	return PROBLEMS[problem]();
}

/** What an answer says beside its step; nothing where the next step says enough. */
export function answerText(answer: ClassSignInResponse | undefined): string | undefined {
	if (!answer) return undefined;
	if (answer.state === "unknown") return m.class_sign_in_unknown();
	if (answer.state === "ambiguous") return m.class_sign_in_ambiguous();
	if (answer.state === "bad_name") return m.name_refused();
	if (answer.state === "full") return m.class_sign_in_full();
	if (answer.state === "locked") return m.class_sign_in_locked();
	if (answer.state === "refused") return problemText(answer.problem);
	if (answer.state === "wait") return m.class_sign_in_again_later({ seconds: answer.seconds });
	if (answer.state !== "wrong") return undefined;
	return answer.seconds > 0 ? m.class_sign_in_again_later({ seconds: answer.seconds }) : m.class_sign_in_wrong();
}

export function failureText(error: Error | null): string | undefined {
	if (!error) return undefined;
	if (hasCode(error, NETWORK_GONE)) return m.account_network_gone();
	if (hasCode(error, TOO_MANY_REQUESTS)) return m.account_wait();
	if (hasCode(error, "other_person")) return m.class_sign_in_wrong();
	return m.class_sign_in_failed();
}
