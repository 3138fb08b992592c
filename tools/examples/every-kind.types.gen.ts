/** Written by tools/generate-types.ts from the database: never by hand. */

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
	public: {
		Tables: {
			boards: {
				Row: {
					length: number | null;
					maker: number;
					tags: string[];
				};
				Insert: {
					length?: never;
					maker: number;
					tags?: string[];
				};
				Update: {
					length?: never;
					maker?: number;
					tags?: string[];
				};
				Relationships: [{ foreignKeyName: "boards_maker_fkey"; columns: ["maker"]; isOneToOne: true; referencedRelation: "makers"; referencedColumns: ["id"] }];
			};
			makers: {
				Row: {
					id: number;
					mood: Database["public"]["Enums"]["mood"];
					notes: Json | null;
				};
				Insert: {
					id?: never;
					mood: Database["public"]["Enums"]["mood"];
					notes?: Json | null;
				};
				Update: {
					id?: never;
					mood?: Database["public"]["Enums"]["mood"];
					notes?: Json | null;
				};
				Relationships: [];
			};
		};
		Views: {
			calm_makers: {
				Row: {
					id: number | null;
				};
				Relationships: [];
			};
		};
		Functions: {
			boards_of: {
				Args: {
					maker: number;
					since?: string;
				};
				Returns: (Database["public"]["Tables"]["boards"]["Row"])[];
			};
		};
		Enums: {
			mood: "calm" | "busy";
		};
		CompositeTypes: { [_ in never]: never };
	};
};
