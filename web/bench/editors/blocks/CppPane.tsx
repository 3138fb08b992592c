import { useMemo, useState } from "react";
import type { BlockProgram } from "#domain/bench/block-program/block-program.ts";
import type { BlockDevices } from "#domain/bench/block-program/devices.ts";
import { toCpp } from "#domain/bench/block-program/to-cpp.ts";
import { m } from "#messages/generated/messages.js";
import { SelectField } from "#web/platform/ui/SelectField.tsx";

/** The two that screens with I2C come with. */
const ADDRESSES = ["0x27", "0x3F"].map((value) => ({ value, label: value }));

/** The same program in C++, to read, and to load onto a real board: there a screen may have another address. */
export function CppPane({ program, devices }: { program: BlockProgram; devices: BlockDevices }) {
	const [address, setAddress] = useState<number | null>(null);
	const { display } = devices;
	const text = useMemo(() => {
		const called = display && address !== null ? { ...devices, display: { ...display, address } } : devices;
		return toCpp(program, called, {
			runsOnce: m.blocks_cpp_runs_once(),
			meansYes: (level) => m.blocks_cpp_means_yes({ level }),
			echoes: m.blocks_cpp_echoes(),
			noReading: m.blocks_cpp_no_reading(),
		});
	}, [program, devices, display, address]);
	return (
		<div className="flex flex-col gap-2 h-full min-h-0 p-4">
			<p className="text-sm text-ink-2">{m.blocks_cpp_note()}</p>
			{display && (
				<SelectField
					label={m.blocks_cpp_address()}
					options={ADDRESSES}
					value={ADDRESSES.find(({ value }) => Number(value) === (address ?? display.address))?.value}
					onChange={({ target }) => setAddress(Number(target.value))}
				/>
			)}
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
