import { classNames } from "#web/platform/ui/class-names.ts";

const SIZES = {
	tiny: "size-5.5 rounded-[7px] text-tiny",
	small: "size-7 rounded-[9px] text-[0.8125rem]",
	medium: "size-8 rounded-[10px] text-sm",
	large: "size-11 rounded-medium text-xl",
};

interface GroupTileProps {
	letter: string;
	on: boolean;
	size?: keyof typeof SIZES;
}

/** A group's letter: teal has the board, plain waits. */
export function GroupTile({ letter, on, size = "medium" }: GroupTileProps) {
	return (
		<span
			className={classNames(
				"grid place-items-center shrink-0 font-heavy",
				SIZES[size],
				on ? "bg-teal-wash text-teal-deep" : "bg-sunken text-ink",
			)}
		>
			{letter}
		</span>
	);
}
