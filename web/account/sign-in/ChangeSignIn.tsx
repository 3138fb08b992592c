import { isClassAddress } from "#domain/classroom/class-address.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { ChangeEmail } from "./ChangeEmail.tsx";
import { ChangePassword } from "./ChangePassword.tsx";

/** How one signs in from now on: for those with a password of their own. The others prove themselves elsewhere. */
export function ChangeSignIn() {
	const { email, proof } = usePerson();
	if (proof !== "password" || isClassAddress(email)) return null;
	return (
		<>
			<ChangePassword />
			<ChangeEmail />
		</>
	);
}
