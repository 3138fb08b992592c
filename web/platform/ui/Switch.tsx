import { Root, Thumb } from "@radix-ui/react-switch";
import { useId } from "react";

type SwitchProps = { label: string; checked: boolean; onCheckedChange: (checked: boolean) => void; disabled?: boolean };

/** On or off, at once. The whole row may be pressed. */
export function Switch({ label, ...rest }: SwitchProps) {
	const id = useId();
	return (
		<div className="flex items-center justify-between gap-4 min-h-11">
			<label htmlFor={id} className="grow font-bold cursor-pointer py-2">
				{label}
			</label>
			<Root
				id={id}
				{...rest}
				className="relative w-12 h-7 shrink-0 rounded-full bg-edge transition-colors data-[state=checked]:bg-teal disabled:opacity-55 before:absolute before:-inset-2"
			>
				<Thumb className="block size-5.5 translate-x-0.75 rounded-full bg-surface shadow-lift-1 transition-transform duration-150 ease-calm data-[state=checked]:translate-x-5.75" />
			</Root>
		</div>
	);
}
