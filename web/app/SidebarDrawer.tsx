import { Close, Content, Overlay, Portal, Root, Title, Trigger } from "@radix-ui/react-dialog";
import { Menu, X } from "lucide-react";
import { useState } from "react";
import { m } from "#messages/generated/messages.js";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { Sidebar } from "./Sidebar.tsx";

/** The sidebar below 1024 px: a drawer behind a button. Focus stays inside; Escape closes it. */
export function SidebarDrawer() {
	const [open, setOpen] = useState(false);
	return (
		<Root open={open} onOpenChange={setOpen}>
			<Trigger
				className={buttonClass({ variant: "quiet", size: "icon" }, "lg:hidden bg-surface")}
				aria-label={m.nav_open()}
			>
				<Menu size={20} aria-hidden="true" />
			</Trigger>
			<Portal>
				<Overlay className="fixed inset-0 z-40 bg-veil lg:hidden" />
				<Content
					aria-describedby={undefined}
					className="fixed z-50 inset-y-0 left-0 w-[min(288px,86vw)] flex flex-col bg-surface border-r border-line shadow-lift-2 lg:hidden"
				>
					<Title className="sr-only">{m.nav_label()}</Title>
					<Close
						className={buttonClass({ variant: "quiet", size: "icon" }, "absolute top-4.5 right-3")}
						aria-label={m.ui_close()}
					>
						<X size={20} aria-hidden="true" />
					</Close>
					<Sidebar onLeave={() => setOpen(false)} />
				</Content>
			</Portal>
		</Root>
	);
}
