import { m } from "#messages/generated/messages.js";
import { AgeForm } from "./AgeForm.tsx";
import type { CaredFor } from "./account-care.data.ts";
import { CarePart } from "./CarePart.tsx";
import { OneTimePassword } from "./OneTimePassword.tsx";

/** What a class teacher does for a learner's account: the age, and a one-time password where it has a password. */
export function LearnerCare({ person, hasPassword }: { person: CaredFor; hasPassword: boolean }) {
	return (
		<>
			<AgeForm person={person} />
			{hasPassword && (
				<CarePart title={m.staff_password()}>
					<OneTimePassword person={person} />
				</CarePart>
			)}
		</>
	);
}
