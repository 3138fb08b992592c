import type { UseFormRegister } from "react-hook-form";
import type { SignUpForm } from "#domain/account/sign-up.ts";
import { m } from "#messages/generated/messages.js";
import { regionOptions, subjectOptions } from "#web/platform/session/school-options.ts";
import { Checkbox } from "#web/platform/ui/Checkbox.tsx";
import { SelectField } from "#web/platform/ui/SelectField.tsx";
import { TextField } from "#web/platform/ui/TextField.tsx";
import { gradeLevelOptions } from "./sign-up-labels.ts";

type Props = {
	register: UseFormRegister<SignUpForm>;
	errorOf: (name: keyof SignUpForm) => string | undefined;
};

/** What only an educator is asked. */
export function EducatorFields({ register, errorOf }: Props) {
	return (
		<>
			<TextField
				label={m.sign_up_school()}
				optional={m.field_optional()}
				autoComplete="organization"
				maxLength={200}
				{...register("schoolName")}
			/>
			<SelectField
				label={m.sign_up_region()}
				optional={m.field_optional()}
				placeholder={m.field_open()}
				options={regionOptions()}
				{...register("region")}
			/>
			<SelectField
				label={m.sign_up_subject()}
				optional={m.field_optional()}
				placeholder={m.field_open()}
				options={subjectOptions()}
				{...register("subjectTaught")}
			/>
			<SelectField label={m.sign_up_grades()} options={gradeLevelOptions()} {...register("teacherGradeLevel")} />
			<Checkbox label={m.sign_up_adult()} error={errorOf("confirmsAdult")} {...register("confirmsAdult")} />
		</>
	);
}
