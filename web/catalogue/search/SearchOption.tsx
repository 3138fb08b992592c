import {
	Blocks,
	BookA,
	ClipboardList,
	GraduationCap,
	type LucideIcon,
	MessagesSquare,
	Package,
	Trophy,
} from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages/generated/messages.js";
import { Chip } from "#web/platform/ui/Chip.tsx";
import type { Findable } from "./search.data.ts";

const TYPES: Record<Findable["type"], { icon: LucideIcon; label: () => string }> = {
	project: { icon: Blocks, label: m.search_type_project },
	challenge: { icon: Trophy, label: m.search_type_challenge },
	assignment: { icon: ClipboardList, label: m.search_type_assignment },
	kit: { icon: Package, label: m.search_type_kit },
	tutorial: { icon: GraduationCap, label: m.search_type_tutorial },
	word: { icon: BookA, label: m.search_type_word },
	post: { icon: MessagesSquare, label: m.search_type_post },
};

type Props = {
	id: string;
	findable: Findable;
	chosen: boolean;
	onChoose: () => void;
	/** Shown instead of the beginning of its text. */
	children?: ReactNode;
};

/** One line of what was found. Keys belong to the field above; a press works here. */
export function SearchOption({ id, findable, chosen, onChoose, children }: Props) {
	const { icon: Icon, label } = TYPES[findable.type];
	return (
		<div
			id={id}
			role="option"
			tabIndex={-1}
			aria-selected={chosen}
			onClick={onChoose}
			onKeyDown={(event) => event.key === "Enter" && onChoose()}
			className="flex items-center gap-3 min-h-13 px-3 py-2 rounded-medium cursor-pointer border-[1.5px] border-transparent hover:bg-sunken aria-selected:border-teal aria-selected:bg-teal-wash"
		>
			<Icon size={20} aria-hidden="true" className="shrink-0 text-teal-deep" />
			<span className="grow min-w-0">
				<span className="block font-bold leading-snug max-sm:line-clamp-2 sm:truncate">{findable.title}</span>
				{children || <span className="block text-sm text-ink-2 truncate">{findable.text}</span>}
			</span>
			<Chip>{label()}</Chip>
		</div>
	);
}
