import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { m } from "#messages/generated/messages.js";
import { classNames } from "./class-names.ts";
import { CONTROL_CLASS, Field, type FieldProps } from "./Field.tsx";

type PasswordFieldProps = FieldProps & Omit<ComponentProps<"input">, "children" | "type">;

/** A password, with a button that shows what was typed. */
export function PasswordField({ label, error, hint, aside, optional, id, className, ...rest }: PasswordFieldProps) {
	const [shown, setShown] = useState(false);
	const Icon = shown ? EyeOff : Eye;
	return (
		<Field id={id} label={label} error={error} hint={hint} aside={aside} optional={optional}>
			{(ties) => (
				<div className="relative">
					<input
						{...rest}
						{...ties}
						type={shown ? "text" : "password"}
						autoCapitalize="none"
						spellCheck={false}
						className={classNames(CONTROL_CLASS, "pr-12", className)}
					/>
					<button
						type="button"
						aria-pressed={shown}
						aria-label={m.ui_show_password()}
						onClick={() => setShown(!shown)}
						className="absolute right-0.5 inset-y-0 my-auto grid place-items-center size-11 rounded-medium text-ink-2 hover:text-ink"
					>
						<Icon size={20} aria-hidden="true" />
					</button>
				</div>
			)}
		</Field>
	);
}
