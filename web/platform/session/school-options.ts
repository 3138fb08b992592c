import { GRADES, REGIONS, SUBJECTS, type Subject } from "#domain/school.ts";
import { m } from "#messages/generated/messages.js";
import type { SelectOption } from "#web/platform/ui/SelectField.tsx";

const SUBJECT_LABELS: Record<Subject, () => string> = {
	"Computer Science": m.subject_computer_science,
	Physics: m.subject_physics,
	Chemistry: m.subject_chemistry,
	Biology: m.subject_biology,
	Mathematics: m.subject_mathematics,
	Geography: m.subject_geography,
	"Environmental Science": m.subject_environmental_science,
	Technology: m.subject_technology,
	Engineering: m.subject_engineering,
	"General Science": m.subject_general_science,
	Robotics: m.subject_robotics,
	Electronics: m.subject_electronics,
	Other: m.subject_other,
};

/** Regions are names: they read alike in every language. */
export function regionOptions(): SelectOption[] {
	return REGIONS.map((value) => ({ value, label: value }));
}

export function gradeOptions(): SelectOption[] {
	return GRADES.map((value) => ({ value, label: gradeText(value) }));
}

function gradeText(grade: string): string {
	const [kind, number = ""] = grade.split(" ");
	if (kind === "Grade") return m.sign_up_grade_numbered({ number });
	return kind === "Form" ? m.sign_up_grade_form({ number }) : m.sign_up_grade_pre_primary();
}

export function subjectOptions(): SelectOption[] {
	return SUBJECTS.map((value) => ({ value, label: SUBJECT_LABELS[value]() }));
}
