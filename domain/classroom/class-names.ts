/** Names on a class list: found ignoring case, accents, spaces and signs. The database has the same rule in `name_key`. */

/** What of a name counts when names are compared: "Élie  M." → "eliem". */
export function nameKey(name: string): string {
	return name
		.normalize("NFD")
		.replace(/[\u0300-\u036f]/g, "")
		.toLowerCase()
		.replace(/[\s.,'’_-]/g, "");
}

/** The order of names in a list, as a person expects it: "Élodie" beside "Elodie", "Asha 2" before "Asha 10". */
export const compareNames = new Intl.Collator(undefined, { numeric: true }).compare;
