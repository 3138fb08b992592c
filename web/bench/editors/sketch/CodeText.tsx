import { useEffect, useMemo, useRef } from "react";
import { m } from "#messages/generated/messages.js";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";
import { classNames } from "#web/platform/ui/class-names.ts";
import "./code-editor.css";

const loadHighlighting = () => import("./highlight-code.ts");

interface CodeTextProps {
	label: string;
	source: string;
	/** The line to point at, from 1. */
	markedLine?: number | null | undefined;
	className?: string | undefined;
}

/** A sketch to read: numbered lines in the editor's colours, scrolled by mouse, touch and keyboard. */
export function CodeText({ label, source, markedLine = null, className }: CodeTextProps) {
	const highlighting = useLazyModule(loadHighlighting);
	const lines = useMemo(
		() => highlighting?.highlightCode(source) ?? source.split("\n").map((text) => [{ text, className: undefined }]),
		[highlighting, source],
	);
	const box = useRef<HTMLElement>(null);
	useEffect(() => {
		const line = markedLine !== null && box.current?.querySelector<HTMLElement>("[data-marked]");
		if (!line || !box.current) return;
		box.current.scrollTop = line.offsetTop - box.current.clientHeight / 2;
	}, [markedLine]);
	return (
		<section
			ref={box}
			aria-label={label}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
			tabIndex={0}
			className={classNames("code-editor code-text", className)}
		>
			<pre>
				<code>
					{lines.map((pieces, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text that is not edited
						<span key={index} className="code-line" data-marked={index + 1 === markedLine || undefined}>
							{index + 1 === markedLine && <span className="sr-only">{m.code_marked_line()}</span>}
							{pieces.map(({ text, className: kind }, order) =>
								kind ? (
									// biome-ignore lint/suspicious/noArrayIndexKey: as above
									<span key={order} className={kind}>
										{text}
									</span>
								) : (
									text
								),
							)}
							{"\n"}
						</span>
					))}
				</code>
			</pre>
		</section>
	);
}
