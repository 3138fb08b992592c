import { toast } from "sonner";

/** Says that something worked. Goes after 4 s. */
export function showSuccess(text: string): void {
	toast.success(text);
}

/** Says that something failed. Stays until dismissed; the same words again replace the former toast. */
export function showFailure(text: string): void {
	toast.error(text, { id: `failure:${text}`, duration: Number.POSITIVE_INFINITY });
}

/** Says what to do next, as a warning of 4 s. A newer one of the same `kind` replaces the older. */
export function showGuidance(text: string, kind: string): void {
	toast.warning(text, { id: `guidance:${kind}` });
}

/** Takes away the toasts of a form that has been mended, or of a page that was left. */
export function dismissToasts(): void {
	toast.dismiss();
}
