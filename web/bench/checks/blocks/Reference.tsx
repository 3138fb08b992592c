import { m } from "#messages/generated/messages.js";

/** What each block of the project does, to be opened. */
export function Reference({ reference }: { reference: readonly { type: string; name: string; help: string }[] }) {
	return (
		<details className="rounded-medium border border-line open:bg-surface">
			<summary className="min-h-11 px-4 py-2.5 font-bold rounded-medium">{m.primary_reference()}</summary>
			<dl className="grid gap-2.5 m-0 px-4 pb-4">
				{reference.map(({ type, name, help }) => (
					<div key={type}>
						<dt className="font-extrabold">{name}</dt>
						<dd className="m-0 text-sm text-ink-2">{help}</dd>
					</div>
				))}
			</dl>
		</details>
	);
}
