/** Written by tools/generate-types.ts from the database: never by hand. */

export type Database = {
	public: {
		Tables: {
			learning_kits: {
				Row: {
					age_range: string;
					created_at: string;
					description: string;
					featured: boolean;
					id: string;
					is_active: boolean;
					points_per_completion: number;
					project_ids: string[];
					search_text: string;
					tags: string[];
					title: string;
					total_levels: number;
					type: string;
				};
				Insert: {
					age_range?: string;
					created_at?: string;
					description?: string;
					featured?: boolean;
					id: string;
					is_active?: boolean;
					points_per_completion?: number;
					project_ids?: string[];
					search_text?: never;
					tags?: string[];
					title: string;
					total_levels?: never;
					type: string;
				};
				Update: {
					age_range?: string;
					created_at?: string;
					description?: string;
					featured?: boolean;
					id?: string;
					is_active?: boolean;
					points_per_completion?: number;
					project_ids?: string[];
					search_text?: never;
					tags?: string[];
					title?: string;
					total_levels?: never;
					type?: string;
				};
				Relationships: [];
			};
			people: {
				Row: {
					display_name: string;
					id: string;
					role: string;
				};
				Insert: {
					display_name: string;
					id: string;
					role: string;
				};
				Update: {
					display_name?: string;
					id?: string;
					role?: string;
				};
				Relationships: [];
			};
			point_awards: {
				Row: {
					awarded_at: string;
					kind: string;
					points: number;
					subject: string;
					user_id: string;
				};
				Insert: {
					awarded_at?: string;
					kind: string;
					points: number;
					subject: string;
					user_id: string;
				};
				Update: {
					awarded_at?: string;
					kind?: string;
					points?: number;
					subject?: string;
					user_id?: string;
				};
				Relationships: [];
			};
			profiles: {
				Row: {
					age: number | null;
					age_given_at: string | null;
					created_at: string;
					email: string;
					gender: string | null;
					grade: string | null;
					guardian_agreed_at: string | null;
					id: string;
					name: string;
					region: string | null;
					school_name: string | null;
					subject_taught: string | null;
					teacher_grade_level: string | null;
					updated_at: string;
					user_type: string;
				};
				Insert: {
					age?: number | null;
					age_given_at?: string | null;
					created_at?: string;
					email?: string;
					gender?: string | null;
					grade?: string | null;
					guardian_agreed_at?: string | null;
					id: string;
					name: string;
					region?: string | null;
					school_name?: string | null;
					subject_taught?: string | null;
					teacher_grade_level?: string | null;
					updated_at?: string;
					user_type?: string;
				};
				Update: {
					age?: number | null;
					age_given_at?: string | null;
					created_at?: string;
					email?: string;
					gender?: string | null;
					grade?: string | null;
					guardian_agreed_at?: string | null;
					id?: string;
					name?: string;
					region?: string | null;
					school_name?: string | null;
					subject_taught?: string | null;
					teacher_grade_level?: string | null;
					updated_at?: string;
					user_type?: string;
				};
				Relationships: [];
			};
			project_completions: {
				Row: {
					completed_at: string;
					points: number;
					project_id: string;
					source: string;
					user_id: string;
				};
				Insert: {
					completed_at?: string;
					points: number;
					project_id: string;
					source: string;
					user_id: string;
				};
				Update: {
					completed_at?: string;
					points?: number;
					project_id?: string;
					source?: string;
					user_id?: string;
				};
				Relationships: [];
			};
			roles: {
				Row: {
					chosen_at: string | null;
					is_admin: boolean;
					user_id: string;
					user_type: string;
					verified_at: string | null;
					verified_by: string | null;
				};
				Insert: {
					chosen_at?: string | null;
					is_admin?: boolean;
					user_id: string;
					user_type?: string;
					verified_at?: string | null;
					verified_by?: string | null;
				};
				Update: {
					chosen_at?: string | null;
					is_admin?: boolean;
					user_id?: string;
					user_type?: string;
					verified_at?: string | null;
					verified_by?: string | null;
				};
				Relationships: [];
			};
			user_kit_progress: {
				Row: {
					completed_levels: number;
					kit_id: string;
					last_accessed: string;
					progress_percentage: number;
					user_id: string;
				};
				Insert: {
					completed_levels?: number;
					kit_id: string;
					last_accessed?: string;
					progress_percentage?: number;
					user_id: string;
				};
				Update: {
					completed_levels?: number;
					kit_id?: string;
					last_accessed?: string;
					progress_percentage?: number;
					user_id?: string;
				};
				Relationships: [{ foreignKeyName: "user_kit_progress_kit_id_fkey"; columns: ["kit_id"]; isOneToOne: false; referencedRelation: "learning_kits"; referencedColumns: ["id"] }];
			};
			user_points: {
				Row: {
					level: number;
					total_points: number;
					user_id: string;
				};
				Insert: {
					level?: number;
					total_points?: number;
					user_id: string;
				};
				Update: {
					level?: number;
					total_points?: number;
					user_id?: string;
				};
				Relationships: [];
			};
		};
		Views: { [_ in never]: never };
		Functions: {
			choose_role: {
				Args: {
					user_type: string;
				};
				Returns: undefined;
			};
		};
		Enums: { [_ in never]: never };
		CompositeTypes: { [_ in never]: never };
	};
};
