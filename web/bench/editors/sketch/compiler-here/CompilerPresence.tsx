import { useEffect } from "react";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { ProgressBar } from "#web/platform/ui/ProgressBar.tsx";
import { Spinner } from "#web/platform/ui/Spinner.tsx";
import { keepCompiler, lookForCompiler, MEGABYTES, useCompilerHere } from "./compiler-here.ts";

/** What there is of the compiler in this browser: its size and the button that loads it, its progress, or that it is there. */
export function CompilerPresence() {
	const here = useCompilerHere();
	useEffect(() => {
		// Why not is in what it leaves.
		lookForCompiler().catch(() => undefined);
	}, []);
	return (
		<div className="grid gap-4">
			<div role="status" className="font-bold">
				{here.is === "here" && m.compiler_here_kept()}
				{here.is === "absent" && m.compiler_here_size({ size: MEGABYTES })}
				{here.is === "failed" && (here.why === "network" ? m.compiler_here_not_had() : m.compiler_here_broken())}
				{here.is === "unknown" && <Spinner />}
			</div>
			{here.is === "loading" && <Loading share={here.share} />}
			{(here.is === "absent" || (here.is === "failed" && here.why === "network")) && (
				<Button className="justify-self-start" onClick={() => void keepCompiler().catch(() => undefined)}>
					{m.compiler_here_load()}
				</Button>
			)}
		</div>
	);
}

function Loading({ share }: { share: number }) {
	const valueText = m.compiler_here_loaded({ loaded: (share * MEGABYTES).toFixed(1), size: MEGABYTES });
	return (
		<div className="grid gap-2">
			<ProgressBar label={m.compiler_here_loading()} fraction={share} valueText={valueText} />
			<p className="text-ink-2">{valueText}</p>
		</div>
	);
}
