import { getLocale } from "#messages/generated/runtime.js";

/** The locale that dates and times are written in: the English of this product is that of East Africa. */
export function dateLocale(): string {
	const locale: string = getLocale();
	return locale === "en" ? "en-GB" : locale;
}
