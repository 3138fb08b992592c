/** Settings of the embedded server, for one school on a small machine. They are passed at each start, so that a new version applies its own. */
const SETTINGS: Record<string, string> = {
	max_connections: "50",
	shared_buffers: "64MB",
	effective_cache_size: "512MB",
	maintenance_work_mem: "32MB",
	work_mem: "4MB",
	max_wal_size: "256MB",
	min_wal_size: "32MB",
	// No copy of the server follows this one.
	wal_level: "minimal",
	max_wal_senders: "0",
	// Reading through extra processes pays on big machines only.
	io_method: "sync",
	jit: "off",
	max_parallel_workers_per_gather: "0",
	autovacuum_max_workers: "2",
	random_page_cost: "1.1",
	huge_pages: "off",
	timezone: "UTC",
	log_timezone: "UTC",
	password_encryption: "scram-sha-256",
	idle_in_transaction_session_timeout: "60s",
	// A statement and the values in it can be personal: the log has server events, no statements.
	log_min_messages: "log",
	log_min_error_statement: "panic",
	log_error_verbosity: "terse",
	log_checkpoints: "off",
	log_destination: "stderr",
	logging_collector: "off",
	log_line_prefix: "",
};

/** The arguments for `postgres`; `changes` win over our own settings. */
export function settingArguments(changes: Record<string, string> = {}): string[] {
	return Object.entries({ ...SETTINGS, ...changes }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}
