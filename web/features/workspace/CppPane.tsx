import { useMemo } from "react";
import type { BlockProgram } from "#domain/block-program/block-program.ts";
import type { BlockDevices } from "#domain/block-program/devices.ts";
import { toCpp } from "#domain/block-program/to-cpp.ts";
import { m } from "#messages/generated/messages.js";

/** The same program in C++, to read. */
export function CppPane({ program, devices }: { program: BlockProgram; devices: BlockDevices }) {
	const text = useMemo(() => {
		const meansYes = (level: string) => m.blocks_cpp_means_yes({ level });
		return toCpp(program, devices, { runsOnce: m.blocks_cpp_runs_once(), meansYes });
	}, [program, devices]);
	return (
		<div className="flex flex-col gap-2 h-full min-h-0 p-4">
			<p className="text-sm text-ink-2">{m.blocks_cpp_note()}</p>
			<section
				aria-label={m.blocks_cpp()}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
				tabIndex={0}
				className="grow min-h-0 overflow-auto rounded-medium border border-line bg-surface p-4"
			>
				<pre className="m-0 font-mono text-[13px] leading-relaxed">
					<code>{text}</code>
				</pre>
			</section>
		</div>
	);
}
