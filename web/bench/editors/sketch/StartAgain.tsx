import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { Dialog, DialogClose, type DialogOpening } from "#web/platform/ui/Dialog.tsx";

interface StartAgainProps extends DialogOpening {
	/** What goes and what comes, in words. */
	description: string;
	onStartAgain: () => void;
}

/** The way back to the first program, asked for twice. */
export function StartAgain({ description, onStartAgain, ...opening }: StartAgainProps) {
	return (
		<Dialog
			title={m.bench_start_again_title()}
			description={description}
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
