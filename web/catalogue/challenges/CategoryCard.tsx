import { ChevronRight, Clock, Gauge, ListChecks } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { Chip } from "#web/platform/ui/Chip.tsx";
import type { Category } from "./categories.ts";

interface CategoryCardProps {
	category: Category;
	count: number;
	onOpen: () => void;
}

/** One group of challenges; pressed, it lists all of them. */
export function CategoryCard({ category, count, onOpen }: CategoryCardProps) {
	const { icon: Icon, title, ages, code, difficulty, time } = category;
	return (
		<button
			type="button"
			onClick={onOpen}
			aria-haspopup="dialog"
			className="group grid gap-4 content-start text-left p-5 sm:p-6 rounded-large bg-surface border border-line shadow-lift-1 hover:border-edge"
		>
			<span className="flex items-center gap-3.5">
				<span className="grid place-items-center size-12 shrink-0 rounded-medium bg-teal-wash text-teal-deep">
					<Icon size={24} aria-hidden="true" />
				</span>
				<span className="grow">
					<span className="block text-xl font-heavy leading-tight">{title()}</span>
					<span className="block text-sm text-ink-2">{ages()}</span>
				</span>
				<ChevronRight size={22} aria-hidden="true" className="text-ink-2 group-hover:text-teal" />
			</span>
			<span className="flex flex-wrap gap-2">
				{code && <Chip tone="teal">{code()}</Chip>}
				<Fact icon={ListChecks} text={m.challenges_count({ count })} />
				<Fact icon={Gauge} text={difficulty()} />
				<Fact icon={Clock} text={time()} />
			</span>
		</button>
	);
}

function Fact({ icon: Icon, text }: { icon: Category["icon"]; text: string }) {
	return (
		<Chip>
			<Icon size={14} aria-hidden="true" />
			{text}
		</Chip>
	);
}
