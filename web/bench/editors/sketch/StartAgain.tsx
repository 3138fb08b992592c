import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { Dialog, DialogClose, type DialogOpening } from "#web/platform/ui/Dialog.tsx";

/** The way back to the first program, asked for twice. */
export function StartAgain({ onStartAgain, ...opening }: DialogOpening & { onStartAgain: () => void }) {
	return (
		<Dialog
			title={m.bench_start_again_title()}
			description={m.bench_start_again_text()}
			{...opening}
			actions={
				<>
					<DialogClose>
						<Button variant="quiet">{m.bench_start_again_keep()}</Button>
					</DialogClose>
					<DialogClose>
						<Button onClick={onStartAgain}>{m.bench_start_again()}</Button>
					</DialogClose>
				</>
			}
		/>
	);
}
