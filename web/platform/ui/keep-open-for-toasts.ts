/** For a dialog's `onInteractOutside`: pressing or dismissing a toast is no wish to leave the dialog. */
export function keepOpenForToasts(event: { target: EventTarget | null; preventDefault: () => void }): void {
	if (event.target instanceof Element && event.target.closest("[data-sonner-toaster]")) event.preventDefault();
}
