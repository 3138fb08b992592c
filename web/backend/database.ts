/** The tables that the page reads, until the generated types take their place. */

type Table<Row, Required extends keyof Row = never> = {
	Row: Row;
	Insert: Partial<Row> & Pick<Row, Required>;
	Update: Partial<Row>;
	Relationships: [];
};

type ProfileRow = {
	id: string;
	email: string | null;
	name: string | null;
	user_type: string;
	age: number | null;
	gender: string | null;
	grade: string | null;
	school_name: string | null;
	region: string | null;
	subject_taught: string | null;
	teacher_grade_level: string | null;
	updated_at: string | null;
};

type KitRow = {
	id: string;
	title: string;
	description: string | null;
	type: string;
	age_range: string | null;
	total_levels: number | null;
	points_per_completion: number;
	featured: boolean;
	is_active: boolean;
	tags: string[];
	created_at: string;
	project_ids: string[];
};

type KitProgressRow = {
	kit_id: string;
	user_id: string;
	completed_levels: number;
	progress_percentage: number;
	last_accessed: string | null;
};

export type Database = {
	public: {
		Tables: {
			profiles: Table<ProfileRow, "id">;
			learning_kits: Table<KitRow, "id">;
			user_kit_progress: Omit<Table<KitProgressRow, "kit_id" | "user_id">, "Relationships"> & {
				Relationships: [
					{
						foreignKeyName: "user_kit_progress_kit_id_fkey";
						columns: ["kit_id"];
						isOneToOne: false;
						referencedRelation: "learning_kits";
						referencedColumns: ["id"];
					},
				];
			};
			project_completions: Table<
				{ user_id: string; project_id: string; points: number; source: string; completed_at: string },
				"user_id" | "project_id"
			>;
			user_points: Table<{ user_id: string; points: number; level: number }, "user_id">;
		};
		Views: Record<never, never>;
		Functions: { choose_role: { Args: { user_type: string }; Returns: undefined } };
		Enums: Record<never, never>;
		CompositeTypes: Record<never, never>;
	};
};
