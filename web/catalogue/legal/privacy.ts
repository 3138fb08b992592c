import { m } from "#messages/generated/messages.js";
import type { LegalSection } from "./LegalText.tsx";

/** The day the text below was last changed. */
export const PRIVACY_UPDATED = "2026-11-27";

export const PRIVACY: readonly LegalSection[] = [
	{
		title: m.privacy_short_title,
		paragraphs: [m.privacy_short_1, m.privacy_short_2],
	},
	{
		title: m.privacy_kept_title,
		paragraphs: [
			m.privacy_kept_1,
			m.privacy_kept_7,
			m.privacy_kept_2,
			m.privacy_kept_3,
			m.privacy_kept_4,
			m.privacy_kept_8,
			m.privacy_kept_5,
			m.privacy_kept_6,
			m.privacy_kept_9,
		],
	},
	{
		title: m.privacy_where_title,
		paragraphs: [
			m.privacy_where_1,
			m.privacy_where_2,
			m.privacy_where_5,
			m.privacy_where_3,
			m.privacy_where_4,
			m.privacy_where_6,
		],
	},
	{
		title: m.privacy_sees_title,
		paragraphs: [
			m.privacy_sees_1,
			m.privacy_sees_7,
			m.privacy_sees_4,
			m.privacy_sees_6,
			m.privacy_sees_2,
			m.privacy_sees_8,
			m.privacy_sees_9,
			m.privacy_sees_5,
			m.privacy_sees_3,
		],
	},
	{
		title: m.privacy_children_title,
		paragraphs: [m.privacy_children_1, m.privacy_children_2, m.privacy_children_4, m.privacy_children_3],
	},
	{
		title: m.privacy_rights_title,
		paragraphs: [m.privacy_rights_1, m.privacy_rights_2, m.privacy_rights_5, m.privacy_rights_4, m.privacy_rights_3],
	},
	{
		title: m.privacy_answer_title,
		paragraphs: [m.privacy_answer_1],
	},
];
