import type { TextFinding } from "#domain/api/community.ts";
import { m } from "#messages/generated/messages.js";
import { findingText } from "./finding-text.ts";

/** What the filter found in the texts, quoted, each with the reason. */
export function Findings({ findings, texts }: { findings: readonly TextFinding[]; texts: readonly string[] }) {
	if (findings.length === 0) return null;
	return (
		<ul role="alert" className="grid gap-2 m-0 p-0 list-none">
			{findings.map(({ text, kind, start, end }) => (
				<li key={`${text} ${start}`} className="flex gap-2.5 items-start text-[0.9375rem] leading-snug">
					<span
						aria-hidden="true"
						className="grid place-items-center size-6 shrink-0 rounded-full bg-coral-wash text-coral-deep font-heavy text-sm"
					>
						{"!"}
					</span>
					<span>
						<mark className="px-1 rounded-small bg-coral-wash text-coral-deep font-bold [overflow-wrap:anywhere]">
							{texts[text]?.slice(start, end) ?? m.forum_in_work()}
						</mark>{" "}
						{findingText(kind)}
					</span>
				</li>
			))}
		</ul>
	);
}

/** The findings in one of the texts, for the field that it is typed in. */
export function marksIn(findings: readonly TextFinding[], text: number): TextFinding[] {
	return findings.filter((finding) => finding.text === text).sort((one, other) => one.start - other.start);
}
