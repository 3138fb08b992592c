/** What PostgreSQL's log lines go to; pino's logger fits. They carry no statement and no value of one. */
export interface PostgresLog {
	warn(message: string): void;
	error(message: string): void;
}
