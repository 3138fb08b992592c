import { Check, Pencil, Settings, User } from "lucide-react";
import { initialsOf } from "#domain/display-name.ts";

export const AVATAR_CHOICES = ["default", "user", "check", "settings", "pencil"] as const;
export type AvatarChoice = (typeof AVATAR_CHOICES)[number];

const ICONS = { user: User, check: Check, settings: Settings, pencil: Pencil };

/** What the avatar's circle shows: an icon, or the initials of the name. */
export function AvatarPicture({ choice, name }: { choice: AvatarChoice; name: string }) {
	if (choice === "default") return <>{initialsOf(name).slice(0, 3)}</>;
	const Icon = ICONS[choice];
	return <Icon size={20} aria-hidden="true" />;
}
