import { useState } from "react";
import { type CountryId, fullNumber } from "#domain/account/phone.ts";
import { m } from "#messages/generated/messages.js";
import { PhoneCodeForm } from "./PhoneCodeForm.tsx";
import { PhoneNumberForm } from "./PhoneNumberForm.tsx";
import { useSendCode } from "./phone.queries.ts";
import { TextButton } from "./TextButton.tsx";

/** Signing in by a code that comes by SMS: first the number, then the code. */
export function PhoneSignIn({ onBack }: { onBack: () => void }) {
	const [country, setCountry] = useState<CountryId>("TZ");
	const [typed, setTyped] = useState("");
	const sending = useSendCode();
	const [atCode, setAtCode] = useState(false);
	const phone = fullNumber(country, typed);

	function changeNumber() {
		sending.reset();
		setAtCode(false);
	}

	return (
		<div className="grid gap-4">
			<h2 className="text-xl">{m.phone_title()}</h2>
			{atCode ? (
				<PhoneCodeForm
					phone={phone}
					onSendAgain={() => sending.mutate(phone)}
					sending={sending.isPending}
					sendFailure={sending.error}
					onChange={changeNumber}
				/>
			) : (
				<PhoneNumberForm
					country={country}
					typed={typed}
					onCountry={setCountry}
					onTyped={setTyped}
					onSend={() => sending.mutate(phone, { onSuccess: () => setAtCode(true) })}
					sending={sending.isPending}
					failure={sending.error}
				/>
			)}
			<p className="text-center">
				<TextButton onClick={onBack}>{m.phone_back()}</TextButton>
			</p>
		</div>
	);
}
