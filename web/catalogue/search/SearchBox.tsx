import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { m } from "#messages/generated/messages.js";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";
import { classNames } from "#web/platform/ui/class-names.ts";
import { Dialog } from "#web/platform/ui/Dialog.tsx";
import { Spinner } from "#web/platform/ui/Spinner.tsx";
import type { SearchListProps } from "./SearchList.tsx";

const loadList = () => import("./SearchList.tsx");

interface SearchBoxProps extends Pick<SearchListProps, "loadMeaning"> {
	/** Its picture only. */
	small?: boolean;
}

/** The header's search: a press or Ctrl-K (⌘-K) opens it over the page. */
export function SearchBox({ loadMeaning, small = false }: SearchBoxProps) {
	const [open, setOpen] = useState(false);
	const list = useLazyModule(loadList, open || undefined);

	useEffect(() => {
		const openOnKeys = (event: KeyboardEvent) => {
			if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
				return;
			event.preventDefault();
			setOpen(true);
		};
		addEventListener("keydown", openOnKeys);
		return () => removeEventListener("keydown", openOnKeys);
	}, []);

	return (
		<Dialog
			title={m.search_title()}
			open={open}
			onOpenChange={setOpen}
			trigger={
				<button
					type="button"
					aria-label={m.search_open()}
					className={classNames(
						"flex items-center justify-center gap-2.5 shrink-0 size-11 max-xl:ml-auto rounded-full border-[1.5px] border-line bg-surface text-ink-2 hover:border-edge",
						!small && "sm:justify-start sm:w-64 sm:px-3.5",
					)}
				>
					<Search size={20} aria-hidden="true" className="shrink-0" />
					<span
						aria-hidden="true"
						className={classNames("hidden grow text-left text-sm truncate", !small && "sm:block")}
					>
						{m.search_placeholder()}
					</span>
					<span
						aria-hidden="true"
						className={classNames("hidden text-tiny font-sans font-bold whitespace-nowrap", !small && "lg:block")}
					>
						{m.search_keys({ key: isApple() ? "⌘" : "Ctrl" })}
					</span>
				</button>
			}
		>
			{list ? (
				<list.SearchList loadMeaning={loadMeaning} onLeave={() => setOpen(false)} />
			) : (
				<Spinner label={m.ui_loading()} />
			)}
		</Dialog>
	);
}

function isApple(): boolean {
	return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
