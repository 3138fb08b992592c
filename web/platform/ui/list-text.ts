import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";

/** "Asha M., Juma A. and Neema S."; past `most` of them "Asha M., Juma A. and 5 more". */
export function listText(names: readonly string[], most = names.length): string {
	const hidden = names.length - most;
	const shown = hidden > 0 ? [...names.slice(0, most), m.ui_more_names({ count: hidden })] : names;
	return new Intl.ListFormat(getLocale(), { type: "conjunction" }).format(shown);
}
