/** Written by tools/generate-types.ts from the database: never by hand. */

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
	public: {
		Tables: {
			account_changes: {
				Row: {
					changed_at: string;
					changed_by: string | null;
					from_value: string | null;
					id: number;
					to_value: string | null;
					user_id: string;
					what: string;
				};
				Insert: {
					changed_at?: string;
					changed_by?: string | null;
					from_value?: string | null;
					id?: never;
					to_value?: string | null;
					user_id: string;
					what: string;
				};
				Update: {
					changed_at?: string;
					changed_by?: string | null;
					from_value?: string | null;
					id?: never;
					to_value?: string | null;
					user_id?: string;
					what?: string;
				};
				Relationships: [{ foreignKeyName: "account_changes_changed_by_fkey"; columns: ["changed_by"]; isOneToOne: false; referencedRelation: "people"; referencedColumns: ["id"] }, { foreignKeyName: "account_changes_user_id_fkey"; columns: ["user_id"]; isOneToOne: false; referencedRelation: "people"; referencedColumns: ["id"] }];
			};
			send_heartbeat: {
				Args: {
					person: string;
					project_id?: string;
					active?: boolean;
				};
				Returns: boolean;
