import { PackageSearch } from "lucide-react";
import { Button } from "#web/platform/ui/Button.tsx";
import { Card } from "#web/platform/ui/Card.tsx";
import { EmptyState } from "#web/platform/ui/EmptyState.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { ProgressBar } from "#web/platform/ui/ProgressBar.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { Spinner } from "#web/platform/ui/Spinner.tsx";
import { Pieces } from "./Pieces.tsx";

export function StatePieces() {
	return (
		<>
			<Pieces title="Progress">
				<ProgressBar label="Nothing yet" fraction={0} />
				<ProgressBar label="Primary kit" fraction={5 / 11} valueText="5 of 11" />
				<ProgressBar label="Points" fraction={0.45} tone="sun" />
				<ProgressBar label="Complete" fraction={1} tone="leaf" />
				<Spinner label="Loading…" />
			</Pieces>
			<Pieces title="Loading, empty, failed">
				<div className="grid gap-4 md:grid-cols-3">
					<Card className="grid gap-3 content-start">
						<Skeleton className="h-26" />
						<Skeleton className="h-5 w-2/3" />
						<Skeleton className="h-4" />
					</Card>
					<Card>
						<EmptyState
							icon={<PackageSearch size={28} aria-hidden="true" />}
							title="No kits found"
							text="Try another word."
							action={<Button variant="soft">Clear Search</Button>}
						/>
					</Card>
					<Card>
						<ErrorState
							title="The kits could not be loaded"
							text="The server did not answer."
							onRetry={() => undefined}
						/>
					</Card>
				</div>
			</Pieces>
		</>
	);
}
