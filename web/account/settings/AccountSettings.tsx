import { useQuery } from "@tanstack/react-query";
import { Download, LogOut, MonitorSmartphone } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { isOwnServer, loadConfig } from "#web/platform/backend/config.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { useOwnDataDownload, useSignOut } from "./settings.queries.ts";

/** One's data as a file. */
export function OwnData() {
	const download = useOwnDataDownload();
	return (
		<>
			<p className="pt-1 text-sm text-ink-2">{m.settings_download_text()}</p>
			<Button variant="soft" loading={download.isPending} onClick={() => download.mutate()}>
				<Download size={18} aria-hidden="true" />
				{m.settings_download()}
			</Button>
		</>
	);
}

/** The end of one's sessions: here, elsewhere, everywhere. */
export function SignOuts() {
	const config = useQuery({ queryKey: ["config"], queryFn: loadConfig });
	const here = useSignOut("local");
	const elsewhere = useSignOut("others");
	const everywhere = useSignOut("global");
	return (
		<>
			<p className="text-sm text-ink-2">
				{m.settings_sign_out_text()} {config.data && !isOwnServer(config.data) && m.settings_sign_out_later()}
			</p>
			<Button variant="quiet" loading={here.isPending} onClick={() => here.mutate()}>
				<LogOut size={18} aria-hidden="true" />
				{m.settings_sign_out_here()}
			</Button>
			<Button variant="quiet" loading={elsewhere.isPending} onClick={() => elsewhere.mutate()}>
				<MonitorSmartphone size={18} aria-hidden="true" />
				{m.settings_sign_out_others()}
			</Button>
			<Button variant="quiet" loading={everywhere.isPending} onClick={() => everywhere.mutate()}>
				<LogOut size={18} aria-hidden="true" />
				{m.settings_sign_out_everywhere()}
			</Button>
		</>
	);
}
