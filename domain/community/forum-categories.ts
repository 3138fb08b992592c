export const FORUM_CATEGORIES = [
	"general",
	"arduino",
	"raspberry-pi",
	"project-help",
	"showcase",
	"troubleshooting",
] as const;

export type ForumCategory = (typeof FORUM_CATEGORIES)[number];
