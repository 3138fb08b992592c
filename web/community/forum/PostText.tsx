import { Copy } from "lucide-react";
import { useContext } from "react";
import { m } from "#messages/generated/messages.js";
import { copyText } from "#web/platform/storage/clipboard.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { showNotice } from "#web/platform/ui/toast.ts";
import { CodeView } from "./code-view.ts";
import { partsOf } from "./post-parts.ts";

/** A post's or comment's text: words, links that leave nothing behind, and code that can be copied. */
export function PostText({ content }: { content: string }) {
	return (
		<div className="grid gap-3 min-w-0">
			{groupsOf(content).map((group, index) =>
				group.code === undefined ? (
					// biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name
					<p key={index} className="whitespace-pre-wrap [overflow-wrap:anywhere] max-w-[70ch]">
						{group.parts.map((part, at) =>
							part.kind === "link" ? (
								<a
									// biome-ignore lint/suspicious/noArrayIndexKey: likewise
									key={at}
									href={part.href}
									target="_blank"
									rel="noopener noreferrer nofollow ugc"
									className="text-teal-deep font-bold underline"
								>
									{part.text}
								</a>
							) : (
								part.text
							),
						)}
					</p>
				) : (
					// biome-ignore lint/suspicious/noArrayIndexKey: likewise
					<CodeBlock key={index} code={group.code} />
				),
			)}
		</div>
	);
}

type TextPart = Exclude<ReturnType<typeof partsOf>[number], { kind: "code" }>;

function groupsOf(content: string): { parts: TextPart[]; code?: string }[] {
	const groups: { parts: TextPart[]; code?: string }[] = [];
	for (const part of partsOf(content)) {
		const last = groups.at(-1);
		if (part.kind === "code") groups.push({ parts: [], code: part.text });
		else if (last && last.code === undefined) last.parts.push(part);
		else groups.push({ parts: [part] });
	}
	return groups;
}

function CodeBlock({ code }: { code: string }) {
	const View = useContext(CodeView);
	return (
		<div className="rounded-medium border border-line bg-paper min-w-0 overflow-hidden">
			<div className="flex items-center justify-between gap-3 pl-4 pr-1 border-b border-line">
				<span className="text-sm font-bold text-ink-2">{m.forum_code()}</span>
				<Button
					variant="quiet"
					className="!border-transparent"
					onClick={() => void copyText(code).then((done) => done && showNotice(m.forum_code_copied()))}
				>
					<Copy size={17} aria-hidden="true" />
					{m.forum_copy()}
				</Button>
			</div>
			{View ? (
				<View label={m.forum_code()} source={code} />
			) : (
				<pre className="m-0 p-4 overflow-x-auto font-mono text-sm leading-relaxed">{code}</pre>
			)}
		</div>
	);
}
