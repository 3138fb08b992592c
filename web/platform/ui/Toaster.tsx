import { Toaster as SonnerToaster } from "sonner";
import { m } from "#messages/generated/messages.js";
import { TOAST_GAP, useToasterEnd } from "./use-toaster-end.ts";

/** The one region of toasts. F8 moves there. */
export function Toaster({ theme }: { theme: "light" | "dark" }) {
	const end = useToasterEnd();
	return (
		<SonnerToaster
			theme={theme}
			position={`${end}-right`}
			visibleToasts={3}
			duration={4000}
			gap={TOAST_GAP}
			offset={32}
			mobileOffset={16}
			hotkey={["F8"]}
			closeButton
			containerAriaLabel={m.ui_toasts()}
			style={{ "--width": "356px", fontFamily: "inherit", marginTop: "var(--notice)" } as React.CSSProperties}
			toastOptions={{
				closeButtonAriaLabel: m.ui_close(),
				classNames: {
					toast:
						"!rounded-medium !border !border-line !bg-surface !text-ink !shadow-lift-2 !text-[0.9375rem] !font-semibold",
					title: "!font-bold",
					description: "!text-ink-2 !font-medium",
					success: "[&_[data-icon]]:!text-leaf",
					error: "!border-coral [&_[data-icon]]:!text-coral",
					warning: "[&_[data-icon]]:!text-sun-ink",
					closeButton: "!bg-surface !text-ink !border-line !size-6",
				},
			}}
		/>
	);
}
