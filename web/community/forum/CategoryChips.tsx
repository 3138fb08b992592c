import { FORUM_CATEGORIES, type ForumCategory } from "#domain/community/forum-categories.ts";
import { m } from "#messages/generated/messages.js";
import { FilterChip } from "#web/platform/ui/FilterChip.tsx";
import { CATEGORY_LOOK } from "./category.ts";

const CHIP = "!px-3 text-[0.90625rem] whitespace-nowrap shrink-0";

type Props = { chosen: ForumCategory | null; onChoose: (category: ForumCategory | null) => void };

/** All posts, or those of one category. On a phone the row scrolls sideways. */
export function CategoryChips({ chosen, onChoose }: Props) {
	return (
		<fieldset className="flex gap-1.5 m-0 p-0.5 -mx-0.5 border-0 min-w-0 overflow-x-auto lg:flex-wrap">
			<legend className="sr-only">{m.forum_category()}</legend>
			<FilterChip chosen={chosen === null} onChoose={() => onChoose(null)} className={CHIP}>
				{m.forum_all()}
			</FilterChip>
			{FORUM_CATEGORIES.map((category) => {
				const { label, icon: Icon, iconClass } = CATEGORY_LOOK[category];
				return (
					<FilterChip key={category} chosen={chosen === category} onChoose={() => onChoose(category)} className={CHIP}>
						<Icon size={17} aria-hidden="true" className={iconClass} />
						{label()}
					</FilterChip>
				);
			})}
		</fieldset>
	);
}
