import { classNames } from "./class-names.ts";

export type ButtonVariant = "primary" | "quiet" | "soft" | "sun" | "danger";
export type ButtonSize = "medium" | "big" | "icon";

const BASE =
	"inline-flex items-center justify-center gap-2 border-[1.5px] font-bold whitespace-nowrap no-underline select-none transition-[background-color,border-color,color,filter] duration-150 ease-calm disabled:opacity-55 aria-busy:opacity-100 aria-busy:cursor-progress [&_svg]:shrink-0";

const VARIANTS: Record<ButtonVariant, string> = {
	primary: "border-transparent bg-teal text-on-teal enabled:hover:bg-teal-deep [a&]:hover:bg-teal-deep",
	quiet: "border-line bg-transparent text-ink enabled:hover:bg-sunken [a&]:hover:bg-sunken",
	soft: "border-transparent bg-teal-wash text-teal-deep enabled:hover:border-teal [a&]:hover:border-teal",
	sun: "border-transparent bg-sun text-on-sun enabled:hover:brightness-95 [a&]:hover:brightness-95",
	danger: "border-transparent bg-coral text-on-coral enabled:hover:bg-coral-deep [a&]:hover:bg-coral-deep",
};

const SIZES: Record<ButtonSize, string> = {
	medium: "min-h-11 px-4.5 py-1 rounded-medium text-base",
	big: "min-h-13.5 px-6.5 py-1 rounded-medium text-lg",
	icon: "size-11 p-0 rounded-full",
};

/** The look of a button, for a button or for a link that leads on: one primary a screen. */
export function buttonClass(
	look: { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined } = {},
	extra?: string,
): string {
	return classNames(BASE, VARIANTS[look.variant ?? "primary"], SIZES[look.size ?? "medium"], extra);
}
