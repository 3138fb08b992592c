type Library = typeof import("sonner");

let library: Promise<Library> | undefined;

/** The toaster's code comes after the page's own; what was said before it came is shown then, in the order it was said. */
function say(show: (toast: Library["toast"]) => void): void {
	// One promise for all: while a file is fetched, its imports may settle in another order than they were asked for.
	library ??= import("sonner");
	library.then(
		({ toast }) => show(toast),
		() => {
			library = undefined;
			console.error("The toaster could not be loaded.");
		},
	);
}

type Said = Parameters<Library["toast"]["message"]>;

const later =
	(kind: "message" | "success" | "info" | "warning" | "error") =>
	(...said: Said): void =>
		say((toast) => toast[kind](...said));

/** Sonner's own calls, for a toast with an id or an action; `plain` has no sign before it. */
export const toast = {
	plain: later("message"),
	success: later("success"),
	info: later("info"),
	warning: later("warning"),
	error: later("error"),
	dismiss: (id: string) => say((toast) => toast.dismiss(id)),
};

/** Says that something worked. Goes after 4 s. */
export function showSuccess(text: string): void {
	say((toast) => toast.success(text));
}

/**
 * Says that something failed, until it is dismissed; the same text again replaces the former toast.
 * `stays: false` where the text is also at its field.
 */
export function showFailure(text: string, { stays = true } = {}): void {
	const duration = stays ? Number.POSITIVE_INFINITY : 4000;
	say((toast) => toast.error(text, { id: failureId(text), duration }));
}

/** Takes away what `showFailure` said, once it is no longer so. */
export function dismissFailure(text: string): void {
	toast.dismiss(failureId(text));
}

/** Says what to do next, as a warning of 4 s. A newer one of the same `kind` replaces the older. */
export function showGuidance(text: string, kind: string): void {
	say((toast) => toast.warning(text, { id: `guidance:${kind}` }));
}

/** Says what one should not miss, until it is dismissed. */
export function showNotice(text: string): void {
	say((toast) => toast.info(text, { id: `notice:${text}`, duration: Number.POSITIVE_INFINITY }));
}

const NEWS_MS = 3000;

/** Says that something happened elsewhere: 3 s, or with `stays` until it is dismissed. A newer one with the same `id` replaces the older. */
export function showNews(title: string, message: string, { id, stays = false }: { id: string; stays?: boolean }): void {
	const duration = stays ? Number.POSITIVE_INFINITY : NEWS_MS;
	say((toast) => toast.info(title, { id: `news:${id}`, description: message, duration }));
}

function failureId(text: string): string {
	return `failure:${text}`;
}
