import { Content, Description, Overlay, Portal, Root, Title } from "@radix-ui/react-dialog";
import type { ReactNode } from "react";

type Props = { title: string; description: string; children: ReactNode };

/** A form over the page that nothing but an answer closes. The page waits below as it was left. */
export function LockedDialog({ title, description, children }: Props) {
	return (
		<Root open>
			<Portal>
				<Overlay className="fixed inset-0 z-50 bg-veil backdrop-blur-lg" />
				<Content
					onEscapeKeyDown={(event) => event.preventDefault()}
					onInteractOutside={(event) => event.preventDefault()}
					className="rise fixed z-50 inset-x-3 top-1/2 -translate-y-1/2 mx-auto max-w-[460px] max-h-[calc(100dvh-1.5rem)] overflow-y-auto grid gap-4 p-6 bg-surface text-ink border border-line rounded-large shadow-lift-2"
				>
					<Title className="text-2xl font-heavy leading-tight">{title}</Title>
					<Description className="text-ink-2 -mt-2">{description}</Description>
					{children}
				</Content>
			</Portal>
		</Root>
	);
}
