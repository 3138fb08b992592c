import { ArrowUp } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";

type Props = { count: number; onShow: () => void };

/** Says that others have posted; the list stays as it is until it is pressed. */
export function NewPosts({ count, onShow }: Props) {
	return (
		<div role="status" className="empty:hidden sticky top-[calc(0.5rem+var(--notice))] z-10 justify-self-center">
			{count > 0 && (
				<Button variant="soft" className="shadow-card" onClick={onShow}>
					<ArrowUp size={18} aria-hidden="true" />
					{m.forum_new_posts({ count })}
				</Button>
			)}
		</div>
	);
}
