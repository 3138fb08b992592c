import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { m } from "#messages/generated/messages.js";
import { copyText } from "#web/platform/storage/clipboard.ts";
import { IconButton } from "#web/platform/ui/IconButton.tsx";
import { showFailure, showSuccess } from "#web/platform/ui/toast.ts";
import { replyParts } from "./reply-parts.ts";

const COPIED_SHOWN_MS = 2000;

/** An answer: words, and code that can be copied. */
export function ReplyText({ text }: { text: string }) {
	return (
		<div className="grid gap-3 min-w-0">
			{replyParts(text).map((part, index) =>
				part.kind === "code" ? (
					// biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name
					<CodeBlock key={index} code={part.text} />
				) : (
					// biome-ignore lint/suspicious/noArrayIndexKey: likewise
					<p key={index} className="whitespace-pre-wrap [overflow-wrap:anywhere] leading-snug">
						{part.pieces.map(({ kind, text: piece }, at) => {
							const Mark = { plain: "span", bold: "b", code: "code" }[kind] as "span" | "b" | "code";
							return (
								// biome-ignore lint/suspicious/noArrayIndexKey: likewise
								<Mark key={at} className={kind === "code" ? "font-mono font-bold text-[0.9em]" : undefined}>
									{piece}
								</Mark>
							);
						})}
					</p>
				),
			)}
		</div>
	);
}

function CodeBlock({ code }: { code: string }) {
	const [copied, setCopied] = useState(false);
	useEffect(() => {
		if (!copied) return;
		const timer = setTimeout(() => setCopied(false), COPIED_SHOWN_MS);
		return () => clearTimeout(timer);
	}, [copied]);

	async function copy() {
		const done = await copyText(code);
		setCopied(done);
		if (done) showSuccess(m.assistant_code_copied());
		else showFailure(m.assistant_code_copy_failed(), { stays: false });
	}

	return (
		<div className="relative rounded-medium border border-line bg-paper min-w-0">
			<pre
				// biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, also with the keys
				tabIndex={0}
				className="m-0 p-3.5 pr-14 overflow-x-auto font-mono text-sm leading-relaxed"
			>
				<code>{code}</code>
			</pre>
			<IconButton
				icon={copied ? Check : Copy}
				label={copied ? m.assistant_code_copied() : m.assistant_code_copy()}
				className="!absolute top-1 right-1 bg-paper !border-transparent"
				onClick={() => void copy()}
			/>
		</div>
	);
}
