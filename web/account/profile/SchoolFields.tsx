import { m } from "#messages/generated/messages.js";
import { regionOptions, subjectOptions } from "#web/platform/session/school-options.ts";
import { SelectField } from "#web/platform/ui/SelectField.tsx";
import { TextField } from "#web/platform/ui/TextField.tsx";

type School = { school_name: string | null; region: string | null; subject_taught: string | null };
type Props = { value: School; onChange: (school: School) => void };

/** What an educator said at sign-up; what is left open is stored as nothing. */
export function SchoolFields({ value, onChange }: Props) {
	const change = (field: keyof School) => (event: { target: { value: string } }) =>
		onChange({ ...value, [field]: event.target.value || null });
	return (
		<>
			<TextField
				label={m.sign_up_school()}
				optional={m.field_optional()}
				autoComplete="organization"
				maxLength={200}
				value={value.school_name ?? ""}
				onChange={change("school_name")}
			/>
			<SelectField
				label={m.sign_up_region()}
				optional={m.field_optional()}
				placeholder={m.field_open()}
				options={regionOptions()}
				value={value.region ?? ""}
				onChange={change("region")}
			/>
			<SelectField
				label={m.sign_up_subject()}
				optional={m.field_optional()}
				placeholder={m.field_open()}
				options={subjectOptions()}
				value={value.subject_taught ?? ""}
				onChange={change("subject_taught")}
			/>
		</>
	);
}
