import { type SubmitEvent, useState } from "react";
import { COUNTRIES, type CountryId, digitsOf, phoneProblem } from "#domain/account/phone.ts";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { SelectField } from "#web/platform/ui/SelectField.tsx";
import { TextField } from "#web/platform/ui/TextField.tsx";
import { Refusal } from "./FormFailure.tsx";
import { sendCodeFailureText } from "./failure-text.ts";
import { useWait } from "./use-wait.ts";

const NAMES: Record<CountryId, () => string> = {
	TZ: m.country_TZ,
	KE: m.country_KE,
	UG: m.country_UG,
	RW: m.country_RW,
	US: m.country_US,
	GB: m.country_GB,
	IN: m.country_IN,
	CN: m.country_CN,
	DE: m.country_DE,
	FR: m.country_FR,
};

const PROBLEMS = { phone_required: m.phone_required, phone_invalid: m.phone_invalid };

type Props = {
	country: CountryId;
	typed: string;
	onCountry: (country: CountryId) => void;
	onTyped: (typed: string) => void;
	onSend: () => void;
	sending: boolean;
	failure: Error | null;
};

/** Asks for the number to which a code is sent. */
export function PhoneNumberForm({ country, typed, onCountry, onTyped, onSend, sending, failure }: Props) {
	const [asked, setAsked] = useState(false);
	const wait = useWait(failure);
	const problem = phoneProblem(country, typed);

	function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		setAsked(true);
		if (!problem) onSend();
	}

	return (
		<form className="grid gap-4" onSubmit={handleSubmit} noValidate>
			<SelectField
				label={m.phone_country()}
				options={COUNTRIES.map(({ id, code }) => ({ value: id, label: `${NAMES[id]()} (+${code})` }))}
				value={country}
				onChange={(event) => onCountry(event.target.value as CountryId)}
				autoComplete="tel-country-code"
			/>
			<TextField
				label={m.phone_number()}
				type="tel"
				inputMode="numeric"
				autoComplete="tel-national"
				error={asked && problem ? PROBLEMS[problem]() : undefined}
				value={typed}
				onChange={(event) => onTyped(digitsOf(event.target.value))}
			/>
			{failure && <Refusal error={failure} textOf={sendCodeFailureText} wait={wait} />}
			<Button type="submit" size="big" loading={sending} disabled={wait > 0}>
				{m.phone_send()}
			</Button>
		</form>
	);
}
