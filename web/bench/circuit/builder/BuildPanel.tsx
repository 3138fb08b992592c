import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { m } from "#messages/generated/messages.js";
import { IconButton } from "#web/platform/ui/IconButton.tsx";

/** A panel beside the tools. The focus goes into it; Escape and the cross close it. */
export function BuildPanel({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
	const id = useId();
	const panel = useRef<HTMLElement>(null);
	useEffect(() => panel.current?.focus({ preventScroll: true }), []);
	return (
		<section
			ref={panel}
			aria-labelledby={id}
			tabIndex={-1}
			className="build-panel"
			onKeyDown={(event) => {
				if (event.key !== "Escape") return;
				event.stopPropagation();
				onClose();
			}}
		>
			<div className="flex items-center justify-between gap-2">
				<h2 id={id} className="text-base font-extrabold tracking-normal">
					{title}
				</h2>
				<IconButton icon={X} label={m.build_close()} className="!border-transparent -mr-2" onClick={onClose} />
			</div>
			{children}
		</section>
	);
}
