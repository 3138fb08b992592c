import type { ReactNode } from "react";
import { FORUM_CATEGORIES, type ForumCategory } from "#domain/forum-categories.ts";
import { m } from "#messages/generated/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import { CATEGORY_LOOK } from "./category.ts";

type Props = { chosen: ForumCategory | null; onChoose: (category: ForumCategory | null) => void };

/** All posts, or those of one category. On a phone the row scrolls sideways. */
export function CategoryChips({ chosen, onChoose }: Props) {
	return (
		<fieldset className="flex gap-1.5 m-0 p-0.5 -mx-0.5 border-0 min-w-0 overflow-x-auto lg:flex-wrap">
			<legend className="sr-only">{m.forum_category()}</legend>
			<Pick on={chosen === null} onPick={() => onChoose(null)}>
				{m.forum_all()}
			</Pick>
			{FORUM_CATEGORIES.map((category) => {
				const { label, icon: Icon, iconClass } = CATEGORY_LOOK[category];
				return (
					<Pick key={category} on={chosen === category} onPick={() => onChoose(category)}>
						<Icon size={17} aria-hidden="true" className={iconClass} />
						{label()}
					</Pick>
				);
			})}
		</fieldset>
	);
}

function Pick({ on, onPick, children }: { on: boolean; onPick: () => void; children: ReactNode }) {
	return (
		<button
			type="button"
			aria-pressed={on}
			onClick={onPick}
			className={classNames(
				"inline-flex items-center gap-2 h-11 px-3 rounded-full border-[1.5px] font-bold text-[0.90625rem] whitespace-nowrap shrink-0 cursor-pointer",
				on ? "bg-teal-wash border-teal text-teal-deep" : "bg-surface border-line text-ink hover:bg-sunken",
			)}
		>
			{children}
		</button>
	);
}
