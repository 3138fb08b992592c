import { Check } from "lucide-react";
import { SECRET_LENGTH, SECRET_PICTURES, type SecretPicture } from "#domain/classroom/class-secret.ts";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { classNames } from "#web/platform/ui/class-names.ts";
import { PICTURE_NAMES } from "./class-sign-in-texts.ts";

type Props = {
	chosen: readonly SecretPicture[];
	onChosenChange: (chosen: SecretPicture[]) => void;
	/** Choosing shows what is chosen; signing in shows filled dots and marks no tile. */
	visible: boolean;
};

/** The grid of sixteen pictures, always in the same order. */
export function SecretPictures({ chosen, onChosenChange, visible }: Props) {
	const press = (picture: SecretPicture) => {
		if (visible && chosen.includes(picture)) onChosenChange(chosen.filter((other) => other !== picture));
		else if (chosen.length < SECRET_LENGTH) onChosenChange([...chosen, picture]);
	};
	const [one, two, three] = chosen;
	return (
		<div className="grid gap-4">
			<div className="flex items-center gap-2.5">
				<div role="status">
					<ol className="flex gap-2.5 m-0 p-0 list-none">
						{[0, 1, 2].map((slot) => (
							<Slot key={slot} number={slot + 1} picture={chosen[slot]} visible={visible} />
						))}
					</ol>
				</div>
				<Button variant="quiet" className="ml-auto" onClick={() => onChosenChange([])}>
					{m.class_sign_in_start_again()}
				</Button>
			</div>
			<div className="grid grid-cols-4 gap-2 sm:gap-2.5">
				{SECRET_PICTURES.map((picture) => {
					const marked = visible && chosen.includes(picture);
					return (
						<button
							key={picture}
							type="button"
							aria-label={PICTURE_NAMES[picture]()}
							{...(visible ? { "aria-pressed": marked } : {})}
							onClick={() => press(picture)}
							className={classNames(
								"relative grid place-items-center aspect-square sm:aspect-[1.28] p-1 rounded-medium bg-[#fffdf8] dark:bg-[#dfe6ee]",
								marked ? "border-4 border-teal" : "border-2 border-line hover:border-edge",
							)}
						>
							<Drawing picture={picture} className="w-[64%] max-h-full aspect-square" />
							{marked && (
								<span className="absolute -right-1.5 -top-1.5 grid place-items-center size-7 rounded-full bg-teal text-on-teal border-3 border-surface">
									<Check size={15} strokeWidth={3} aria-hidden="true" />
								</span>
							)}
						</button>
					);
				})}
			</div>
			{visible && one && two && three && (
				<p className="text-sm text-ink-2 text-center">
					{m.class_sign_in_story({
						one: PICTURE_NAMES[one](),
						two: PICTURE_NAMES[two](),
						three: PICTURE_NAMES[three](),
					})}
				</p>
			)}
		</div>
	);
}

function Slot({ number, picture, visible }: { number: number; picture: SecretPicture | undefined; visible: boolean }) {
	const name = picture && visible ? PICTURE_NAMES[picture]() : m.class_sign_in_slot_filled({ number });
	return (
		<li
			className={classNames(
				"grid place-items-center size-11.5 rounded-medium border-[2.5px]",
				picture ? "border-teal bg-teal-wash dark:bg-[#dfe6ee]" : "border-dashed border-line",
			)}
		>
			<span className="sr-only">{picture ? name : m.class_sign_in_slot_empty({ number })}</span>
			{picture && visible && <Drawing picture={picture} className="size-9" />}
			{picture && !visible && <span aria-hidden="true" className="size-4 rounded-full bg-teal" />}
		</li>
	);
}

function Drawing({ picture, className }: { picture: SecretPicture; className: string }) {
	return (
		<svg viewBox="0 0 64 64" aria-hidden="true" className={className}>
			<use href={`/secret-pictures.svg#${picture}`} />
		</svg>
	);
}
