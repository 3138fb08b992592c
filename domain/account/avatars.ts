/** The five of the profile dialog, and drawings of things in the workshop. The database allows the same names. */
export const PLAIN_AVATARS = ["default", "user", "check", "settings", "pencil"] as const;

export const DRAWN_AVATARS = [
	"led",
	"lamp",
	"resistor",
	"battery",
	"breadboard",
	"board",
	"chip",
	"plug",
	"switch",
	"button",
	"buzzer",
	"motor",
	"propeller",
	"robot",
	"eyes",
	"display",
	"thermometer",
	"drop",
	"sun",
	"joystick",
	"magnet",
	"screwdriver",
	"pliers",
	"meter",
] as const;

export const AVATARS = [...PLAIN_AVATARS, ...DRAWN_AVATARS] as const;

export type DrawnAvatar = (typeof DRAWN_AVATARS)[number];
export type Avatar = (typeof AVATARS)[number];

/** An avatar as it is stored; initials where this page does not know it. */
export function avatarOf(stored: string | null | undefined): Avatar {
	return AVATARS.find((known) => known === stored) ?? "default";
}
