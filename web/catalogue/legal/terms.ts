import { m } from "#messages/generated/messages.js";
import type { LegalSection } from "./LegalText.tsx";

/** The day the text below was last changed. */
export const TERMS_UPDATED = "2026-11-22";

export const TERMS: readonly LegalSection[] = [
	{ title: m.terms_what_title, paragraphs: [m.terms_what_1, m.terms_what_2] },
	{ title: m.terms_who_title, paragraphs: [m.terms_who_1, m.terms_who_2, m.terms_who_3, m.terms_who_4] },
	{ title: m.terms_account_title, paragraphs: [m.terms_account_1, m.terms_account_2] },
	{ title: m.terms_behave_title, paragraphs: [m.terms_behave_1, m.terms_behave_2] },
	{ title: m.terms_work_title, paragraphs: [m.terms_work_1, m.terms_work_2] },
	{ title: m.terms_hardware_title, paragraphs: [m.terms_hardware_1, m.terms_hardware_2] },
	{ title: m.terms_end_title, paragraphs: [m.terms_end_1, m.terms_end_2] },
	{ title: m.terms_answer_title, paragraphs: [m.terms_answer_1, m.terms_answer_2] },
];
