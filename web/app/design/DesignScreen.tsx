import { useTheme } from "#web/platform/storage/theme.ts";
import { Logo } from "#web/platform/ui/Logo.tsx";
import { Switch } from "#web/platform/ui/Switch.tsx";
import { TooltipProvider } from "#web/platform/ui/Tooltip.tsx";
import { ActionPieces } from "./ActionPieces.tsx";
import { BenchPieces } from "./BenchPieces.tsx";
import { FieldPieces } from "./FieldPieces.tsx";
import { ListPieces } from "./ListPieces.tsx";
import { OverPieces } from "./OverPieces.tsx";
import { StatePieces } from "./StatePieces.tsx";
import { TokenPieces } from "./TokenPieces.tsx";

/** Every piece of `ui/` in all its states, in the theme of the day. Development only. */
export function DesignScreen() {
	const [theme, setTheme] = useTheme();
	return (
		<TooltipProvider>
			<main className="grid gap-10 max-w-[1100px] mx-auto px-4 py-8">
				<header className="flex flex-wrap items-center justify-between gap-4">
					<Logo name="Inspire STEM" />
					<h1 className="sr-only">Pieces</h1>
					<Switch
						label="Dark mode"
						checked={theme === "dark"}
						onCheckedChange={(dark) => setTheme(dark ? "dark" : "light")}
					/>
				</header>
				<TokenPieces />
				<ActionPieces />
				<FieldPieces />
				<OverPieces />
				<ListPieces />
				<StatePieces />
				<BenchPieces />
			</main>
		</TooltipProvider>
	);
}
