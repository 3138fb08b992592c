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
			assignment_learners: {
				Row: {
					assignment_id: string;
					class_id: string;
					group_id: string;
					group_name: string;
					group_position: number;
					user_id: string;
				};
				Insert: {
					assignment_id: string;
					class_id: string;
					group_id: string;
					group_name: string;
					group_position: number;
					user_id: string;
				};
				Update: {
					assignment_id?: string;
					class_id?: string;
					group_id?: string;
					group_name?: string;
					group_position?: number;
					user_id?: string;
				};
				Relationships: [{ foreignKeyName: "assignment_learners_assignment_id_class_id_fkey"; columns: ["assignment_id","class_id"]; isOneToOne: false; referencedRelation: "assignments"; referencedColumns: ["id","class_id"] }, { foreignKeyName: "assignment_learners_class_id_user_id_fkey"; columns: ["class_id","user_id"]; isOneToOne: false; referencedRelation: "class_members"; referencedColumns: ["class_id","user_id"] }];
			};
			assignments: {
				Row: {
					batch_id: string;
					challenge_id: string;
					class_id: string;
					created_at: string;
					due_on: string | null;
					id: string;
					instruction: string;
					whole_class: boolean;
				};
				Insert: {
					batch_id?: string;
					challenge_id: string;
					class_id: string;
					created_at?: string;
					due_on?: string | null;
					id?: string;
					instruction?: string;
					whole_class?: boolean;
				};
				Update: {
					batch_id?: string;
					challenge_id?: string;
					class_id?: string;
					created_at?: string;
					due_on?: string | null;
					id?: string;
					instruction?: string;
					whole_class?: boolean;
				};
				Relationships: [{ foreignKeyName: "assignments_challenge_id_fkey"; columns: ["challenge_id"]; isOneToOne: false; referencedRelation: "challenges"; referencedColumns: ["id"] }, { foreignKeyName: "assignments_class_id_fkey"; columns: ["class_id"]; isOneToOne: false; referencedRelation: "class_codes"; referencedColumns: ["id"] }];
			};
			assistant_exchanges: {
				Row: {
					answer: string | null;
					asked_at: string;
					conversation_id: string;
					for_teacher_at: string | null;
					id: string;
					model: string | null;
					outcome: string;
					program: string | null;
					project_id: string | null;
					question: string;
					seen_at: string | null;
					seen_by: string | null;
					user_id: string;
				};
				Insert: {
					answer?: string | null;
					asked_at?: string;
					conversation_id: string;
					for_teacher_at?: string | null;
					id?: string;
					model?: string | null;
					outcome?: string;
					program?: string | null;
					project_id?: string | null;
					question: string;
					seen_at?: string | null;
					seen_by?: string | null;
					user_id: string;
				};
				Update: {
					answer?: string | null;
					asked_at?: string;
					conversation_id?: string;
					for_teacher_at?: string | null;
					id?: string;
					model?: string | null;
					outcome?: string;
					program?: string | null;
					project_id?: string | null;
					question?: string;
					seen_at?: string | null;
					seen_by?: string | null;
					user_id?: string;
				};
				Relationships: [{ foreignKeyName: "assistant_exchanges_seen_by_fkey"; columns: ["seen_by"]; isOneToOne: false; referencedRelation: "people"; referencedColumns: ["id"] }, { foreignKeyName: "assistant_exchanges_user_id_fkey"; columns: ["user_id"]; isOneToOne: false; referencedRelation: "people"; referencedColumns: ["id"] }];
			};
			attempt_totals: {
				Row: {
					active_minutes: number;
					attempts: number;
					failed_in_row: number;
					failed_step: string | null;
					first_at: string;
					helped_minutes: number | null;
					last_at: string;
					progressed_at: string;
					project_id: string;
					seen: Json | null;
					steps_passed: string[];
					user_id: string;
				};
				Insert: {
					active_minutes?: number;
					attempts?: number;
					failed_in_row?: number;
					failed_step?: string | null;
					first_at?: string;
					helped_minutes?: number | null;
					last_at?: string;
					progressed_at?: string;
					project_id: string;
					seen?: Json | null;
					steps_passed?: string[];
					user_id: string;
				};
				Update: {
					active_minutes?: number;
					attempts?: number;
					failed_in_row?: number;
					failed_step?: string | null;
					first_at?: string;
					helped_minutes?: number | null;
					last_at?: string;
					progressed_at?: string;
					project_id?: string;
					seen?: Json | null;
					steps_passed?: string[];
					user_id?: string;
				};
				Relationships: [{ foreignKeyName: "attempt_totals_project_id_fkey"; columns: ["project_id"]; isOneToOne: false; referencedRelation: "challenges"; referencedColumns: ["id"] }];
			};
			attendance_spans: {
				Row: {
					first_at: string;
					last_at: string;
					minutes: number;
					user_id: string;
				};
				Insert: {
					first_at?: string;
					last_at?: string;
					minutes?: number;
					user_id: string;
				};
				Update: {
					first_at?: string;
					last_at?: string;
					minutes?: number;
					user_id?: string;
				};
				Relationships: [];
			};
			attention_screens: {
				Row: {
					class_id: string;
					user_id: string;
				};
				Insert: {
					class_id: string;
					user_id: string;
				};
				Update: {
					class_id?: string;
					user_id?: string;
				};
				Relationships: [{ foreignKeyName: "attention_screens_class_id_fkey"; columns: ["class_id"]; isOneToOne: false; referencedRelation: "class_lessons"; referencedColumns: ["class_id"] }];
			};
			challenge_submissions: {
				Row: {
					challenge_id: string;
					check_report: Json | null;
					checked_at: string | null;
					client_action_id: string | null;
					helps: Json | null;
					id: string;
					points_awarded: number;
					reopen_reason: string | null;
					reviewed_at: string | null;
					reviewed_by: string | null;
					revision: number;
					rubric: Json | null;
					status: string;
					student_id: string;
					submission_file_names: string[] | null;
					submission_files: string[] | null;
					submission_text: string | null;
					submitted_at: string;
					teacher_feedback: string | null;
					together_first: boolean | null;
					together_id: string | null;
					work: Json | null;
				};
				Insert: {
					challenge_id: string;
					check_report?: Json | null;
					checked_at?: string | null;
					client_action_id?: string | null;
					helps?: Json | null;
					id?: string;
					points_awarded?: number;
					reopen_reason?: string | null;
					reviewed_at?: string | null;
					reviewed_by?: string | null;
					revision?: number;
					rubric?: Json | null;
					status?: string;
					student_id?: string;
					submission_file_names?: string[] | null;
					submission_files?: string[] | null;
					submission_text?: string | null;
					submitted_at?: string;
					teacher_feedback?: string | null;
					together_first?: never;
					together_id?: string | null;
					work?: Json | null;
				};
				Update: {
					challenge_id?: string;
					check_report?: Json | null;
					checked_at?: string | null;
					client_action_id?: string | null;
					helps?: Json | null;
					id?: string;
					points_awarded?: number;
					reopen_reason?: string | null;
					reviewed_at?: string | null;
					reviewed_by?: string | null;
					revision?: number;
					rubric?: Json | null;
					status?: string;
					student_id?: string;
					submission_file_names?: string[] | null;
					submission_files?: string[] | null;
					submission_text?: string | null;
					submitted_at?: string;
					teacher_feedback?: string | null;
					together_first?: never;
					together_id?: string | null;
					work?: Json | null;
				};
				Relationships: [{ foreignKeyName: "challenge_submissions_challenge_id_fkey"; columns: ["challenge_id"]; isOneToOne: false; referencedRelation: "challenges"; referencedColumns: ["id"] }, { foreignKeyName: "challenge_submissions_student_id_fkey"; columns: ["student_id"]; isOneToOne: false; referencedRelation: "people"; referencedColumns: ["id"] }];
			};
			challenges: {
				Row: {
					category: string;
					created_at: string;
					created_by: string | null;
					description: string;
					difficulty: string;
					for_everyone: boolean;
					id: string;
					points: number;
					project: boolean;
					rubric: string[];
					status: string;
					title: string;
				};
				Insert: {
					category: string;
					created_at?: string;
					created_by?: string | null;
					description?: string;
					difficulty: string;
					for_everyone?: boolean;
					id?: string;
					points?: number;
					project?: boolean;
					rubric?: string[];
					status?: string;
					title: string;
				};
				Update: {
					category?: string;
					created_at?: string;
					created_by?: string | null;
					description?: string;
					difficulty?: string;
					for_everyone?: boolean;
					id?: string;
					points?: number;
					project?: boolean;
					rubric?: string[];
					status?: string;
					title?: string;
				};
				Relationships: [{ foreignKeyName: "challenges_created_by_fkey"; columns: ["created_by"]; isOneToOne: false; referencedRelation: "people"; referencedColumns: ["id"] }];
			};
			check_attempts: {
				Row: {
					action_id: string;
					attempted_at: string;
					failed_step: string | null;
					id: number;
					kind: string;
					passed: boolean;
					passed_steps: string[];
					program: string | null;
					project_id: string;
					seen: Json | null;
					step_count: number;
					user_id: string;
				};
				Insert: {
					action_id: string;
					attempted_at?: string;
					failed_step?: string | null;
					id?: never;
					kind: string;
					passed: boolean;
					passed_steps: string[];
					program?: string | null;
					project_id: string;
					seen?: Json | null;
					step_count: number;
					user_id: string;
				};
				Update: {
					action_id?: string;
					attempted_at?: string;
					failed_step?: string | null;
					id?: never;
					kind?: string;
					passed?: boolean;
					passed_steps?: string[];
					program?: string | null;
					project_id?: string;
					seen?: Json | null;
					step_count?: number;
					user_id?: string;
				};
				Relationships: [{ foreignKeyName: "check_attempts_project_id_fkey"; columns: ["project_id"]; isOneToOne: false; referencedRelation: "challenges"; referencedColumns: ["id"] }];
			};
			class_accounts: {
				Row: {
					chosen_at: string | null;
					handle: string;
					last_class_id: string | null;
					last_signed_in_at: string | null;
					locked_at: string | null;
					made_by: string | null;
					secret_kind: string | null;
					user_id: string;
					waits_until: string | null;
					wrong_tries: number;
				};
				Insert: {
					chosen_at?: string | null;
					handle: string;
					last_class_id?: string | null;
					last_signed_in_at?: string | null;
					locked_at?: string | null;
					made_by?: string | null;
					secret_kind?: string | null;
					user_id: string;
					waits_until?: string | null;
					wrong_tries?: number;
				};
				Update: {
					chosen_at?: string | null;
					handle?: string;
					last_class_id?: string | null;
					last_signed_in_at?: string | null;
					locked_at?: string | null;
					made_by?: string | null;
					secret_kind?: string | null;
					user_id?: string;
					waits_until?: string | null;
					wrong_tries?: number;
				};
				Relationships: [{ foreignKeyName: "class_accounts_last_class_id_fkey"; columns: ["last_class_id"]; isOneToOne: false; referencedRelation: "class_codes"; referencedColumns: ["id"] }, { foreignKeyName: "class_accounts_user_id_fkey"; columns: ["user_id"]; isOneToOne: true; referencedRelation: "people"; referencedColumns: ["id"] }];
			};
			class_boards: {
				Row: {
					class_id: string;
					id: string;
					name: string;
					position: number;
					turn: number | null;
					turn_started_at: string | null;
				};
				Insert: {
					class_id: string;
					id: string;
					name?: string;
					position: number;
					turn?: number | null;
					turn_started_at?: string | null;
				};
				Update: {
					class_id?: string;
					id?: string;
					name?: string;
					position?: number;
					turn?: number | null;
					turn_started_at?: string | null;
				};
				Relationships: [{ foreignKeyName: "class_boards_class_id_fkey"; columns: ["class_id"]; isOneToOne: false; referencedRelation: "class_codes"; referencedColumns: ["id"] }];
			};
			class_codes: {
				Row: {
					changed_at: string;
					class_name: string;
					code: string;
					created_at: string;
					grade_level: string | null;
					id: string;
					is_active: boolean;
					subject: string | null;
					swap_minutes: number | null;
					teacher_id: string | null;
				};
				Insert: {
					changed_at?: string;
					class_name: string;
					code?: string;
					created_at?: string;
					grade_level?: string | null;
					id?: string;
					is_active?: boolean;
					subject?: string | null;
					swap_minutes?: number | null;
					teacher_id?: string | null;
				};
				Update: {
					changed_at?: string;
					class_name?: string;
					code?: string;
					created_at?: string;
					grade_level?: string | null;
					id?: string;
					is_active?: boolean;
					subject?: string | null;
					swap_minutes?: number | null;
					teacher_id?: string | null;
				};
				Relationships: [];
			};
			class_group_members: {
				Row: {
					class_id: string;
					group_id: string;
					user_id: string;
				};
				Insert: {
					class_id: string;
					group_id: string;
					user_id: string;
				};
				Update: {
					class_id?: string;
					group_id?: string;
					user_id?: string;
				};
				Relationships: [{ foreignKeyName: "class_group_members_class_id_user_id_fkey"; columns: ["class_id","user_id"]; isOneToOne: true; referencedRelation: "class_members"; referencedColumns: ["class_id","user_id"] }, { foreignKeyName: "class_group_members_group_id_class_id_fkey"; columns: ["group_id","class_id"]; isOneToOne: false; referencedRelation: "class_groups"; referencedColumns: ["id","class_id"] }];
			};
			class_groupings: {
				Row: {
					changed_at: string;
					class_id: string;
					turn_minutes: number;
				};
				Insert: {
					changed_at?: string;
					class_id: string;
					turn_minutes?: number;
				};
				Update: {
					changed_at?: string;
					class_id?: string;
					turn_minutes?: number;
				};
				Relationships: [{ foreignKeyName: "class_groupings_class_id_fkey"; columns: ["class_id"]; isOneToOne: true; referencedRelation: "class_codes"; referencedColumns: ["id"] }];
			};
			class_groups: {
				Row: {
					class_id: string;
					id: string;
					name: string;
					position: number;
					tried_at: string | null;
				};
				Insert: {
					class_id: string;
					id: string;
					name?: string;
					position: number;
					tried_at?: string | null;
				};
				Update: {
					class_id?: string;
					id?: string;
					name?: string;
					position?: number;
					tried_at?: string | null;
				};
				Relationships: [{ foreignKeyName: "class_groups_class_id_fkey"; columns: ["class_id"]; isOneToOne: false; referencedRelation: "class_codes"; referencedColumns: ["id"] }];
			};
			class_join_requests: {
				Row: {
					age: number | null;
					class_id: string;
					created_at: string;
					gender: string | null;
					grade: string | null;
					guardian_agreed_at: string | null;
					id: string;
					name: string;
					state: string;
					user_id: string | null;
				};
				Insert: {
					age?: number | null;
					class_id: string;
					created_at?: string;
					gender?: string | null;
					grade?: string | null;
					guardian_agreed_at?: string | null;
					id?: string;
					name: string;
					state?: string;
					user_id?: string | null;
				};
				Update: {
					age?: number | null;
					class_id?: string;
					created_at?: string;
					gender?: string | null;
					grade?: string | null;
					guardian_agreed_at?: string | null;
					id?: string;
					name?: string;
					state?: string;
					user_id?: string | null;
				};
				Relationships: [{ foreignKeyName: "class_join_requests_class_id_fkey"; columns: ["class_id"]; isOneToOne: false; referencedRelation: "class_codes"; referencedColumns: ["id"] }, { foreignKeyName: "class_join_requests_user_id_fkey"; columns: ["user_id"]; isOneToOne: false; referencedRelation: "people"; referencedColumns: ["id"] }];
			};
			class_lessons: {
				Row: {
					attention_by: string | null;
					attention_since: string | null;
					attention_until: string | null;
					attention_words: string | null;
					class_id: string;
					ended_at: string | null;
				};
				Insert: {
					attention_by?: string | null;
					attention_since?: string | null;
					attention_until?: string | null;
					attention_words?: string | null;
					class_id: string;
					ended_at?: string | null;
				};
				Update: {
					attention_by?: string | null;
					attention_since?: string | null;
					attention_until?: string | null;
					attention_words?: string | null;
					class_id?: string;
					ended_at?: string | null;
				};
				Relationships: [{ foreignKeyName: "class_lessons_class_id_fkey"; columns: ["class_id"]; isOneToOne: true; referencedRelation: "class_codes"; referencedColumns: ["id"] }];
			};
			class_members: {
				Row: {
					class_id: string;
					display_key: string | null;
					joined_at: string;
					user_id: string;
				};
				Insert: {
					class_id: string;
					display_key?: string | null;
					joined_at?: string;
					user_id: string;
				};
				Update: {
					class_id?: string;
					display_key?: string | null;
					joined_at?: string;
					user_id?: string;
				};
				Relationships: [{ foreignKeyName: "class_members_class_id_fkey"; columns: ["class_id"]; isOneToOne: false; referencedRelation: "class_codes"; referencedColumns: ["id"] }, { foreignKeyName: "class_members_user_id_fkey"; columns: ["user_id"]; isOneToOne: false; referencedRelation: "people"; referencedColumns: ["id"] }];
			};
			class_notes: {
				Row: {
					class_id: string;
					day: string;
					note: string;
				};
				Insert: {
					class_id: string;
					day: string;
					note: string;
				};
				Update: {
					class_id?: string;
					day?: string;
					note?: string;
				};
				Relationships: [{ foreignKeyName: "class_notes_class_id_fkey"; columns: ["class_id"]; isOneToOne: false; referencedRelation: "class_codes"; referencedColumns: ["id"] }];
			};
			class_pulses: {
				Row: {
					changed_at: string;
					class_id: string;
				};
				Insert: {
					changed_at?: string;
					class_id: string;
				};
				Update: {
					changed_at?: string;
					class_id?: string;
				};
				Relationships: [{ foreignKeyName: "class_pulses_class_id_fkey"; columns: ["class_id"]; isOneToOne: true; referencedRelation: "class_codes"; referencedColumns: ["id"] }];
			};
			class_teachers: {
				Row: {
					added_at: string;
					class_id: string;
					user_id: string;
				};
				Insert: {
					added_at?: string;
					class_id: string;
					user_id: string;
				};
				Update: {
					added_at?: string;
					class_id?: string;
					user_id?: string;
				};
				Relationships: [{ foreignKeyName: "class_teachers_class_id_fkey"; columns: ["class_id"]; isOneToOne: false; referencedRelation: "class_codes"; referencedColumns: ["id"] }, { foreignKeyName: "class_teachers_user_id_fkey"; columns: ["user_id"]; isOneToOne: false; referencedRelation: "people"; referencedColumns: ["id"] }];
			};
			consent_requests: {
				Row: {
					asked_at: string;
					user_id: string;
				};
				Insert: {
					asked_at?: string;
					user_id: string;
				};
				Update: {
					asked_at?: string;
					user_id?: string;
				};
				Relationships: [{ foreignKeyName: "consent_requests_user_id_fkey"; columns: ["user_id"]; isOneToOne: true; referencedRelation: "people"; referencedColumns: ["id"] }];
			};
			consents: {
				Row: {
					how: string;
					id: string;
					recorded_at: string;
					recorded_by: string | null;
					subject_id: string;
					text_version: string;
					withdrawn_at: string | null;
					withdrawn_by: string | null;
				};
				Insert: {
					how: string;
					id?: string;
					recorded_at?: string;
					recorded_by?: string | null;
					subject_id: string;
					text_version: string;
					withdrawn_at?: string | null;
					withdrawn_by?: string | null;
				};
				Update: {
					how?: string;
					id?: string;
					recorded_at?: string;
					recorded_by?: string | null;
					subject_id?: string;
					text_version?: string;
					withdrawn_at?: string | null;
					withdrawn_by?: string | null;
				};
				Relationships: [{ foreignKeyName: "consents_recorded_by_fkey"; columns: ["recorded_by"]; isOneToOne: false; referencedRelation: "people"; referencedColumns: ["id"] }, { foreignKeyName: "consents_subject_id_fkey"; columns: ["subject_id"]; isOneToOne: false; referencedRelation: "people"; referencedColumns: ["id"] }, { foreignKeyName: "consents_withdrawn_by_fkey"; columns: ["withdrawn_by"]; isOneToOne: false; referencedRelation: "people"; referencedColumns: ["id"] }];
			};
			forum_comments: {
				Row: {
					action_id: string;
					content: string;
					created_at: string;
					edited_at: string | null;
					hidden_at: string | null;
					id: string;
					image_url: string | null;
					post_id: string;
					user_id: string | null;
				};
				Insert: {
					action_id?: string;
					content: string;
					created_at?: string;
					edited_at?: string | null;
					hidden_at?: string | null;
					id?: string;
					image_url?: string | null;
					post_id: string;
					user_id?: string | null;
				};
				Update: {
					action_id?: string;
					content?: string;
					created_at?: string;
					edited_at?: string | null;
					hidden_at?: string | null;
					id?: string;
					image_url?: string | null;
					post_id?: string;
					user_id?: string | null;
				};
				Relationships: [{ foreignKeyName: "forum_comments_post_id_fkey"; columns: ["post_id"]; isOneToOne: false; referencedRelation: "forum_posts"; referencedColumns: ["id"] }, { foreignKeyName: "forum_comments_user_id_fkey"; columns: ["user_id"]; isOneToOne: false; referencedRelation: "people"; referencedColumns: ["id"] }];
			};
			forum_posts: {
				Row: {
					action_id: string;
					answer_id: string | null;
					category: string;
					class_id: string | null;
					comment_count: number;
					content: string;
					created_at: string;
					edited_at: string | null;
					hidden_at: string | null;
					id: string;
					image_url: string | null;
					status: string;
					title: string;
					user_id: string | null;
					work: Json | null;
				};
				Insert: {
					action_id?: string;
					answer_id?: string | null;
					category: string;
					class_id?: string | null;
					comment_count?: number;
					content: string;
					created_at?: string;
					edited_at?: string | null;
					hidden_at?: string | null;
					id?: string;
					image_url?: string | null;
					status?: string;
					title: string;
					user_id?: string | null;
					work?: Json | null;
				};
				Update: {
					action_id?: string;
					answer_id?: string | null;
					category?: string;
					class_id?: string | null;
					comment_count?: number;
					content?: string;
					created_at?: string;
					edited_at?: string | null;
					hidden_at?: string | null;
					id?: string;
					image_url?: string | null;
					status?: string;
					title?: string;
					user_id?: string | null;
					work?: Json | null;
				};
				Relationships: [{ foreignKeyName: "forum_posts_answer_id_fkey"; columns: ["answer_id"]; isOneToOne: false; referencedRelation: "forum_comments"; referencedColumns: ["id"] }, { foreignKeyName: "forum_posts_class_id_fkey"; columns: ["class_id"]; isOneToOne: false; referencedRelation: "class_codes"; referencedColumns: ["id"] }, { foreignKeyName: "forum_posts_user_id_fkey"; columns: ["user_id"]; isOneToOne: false; referencedRelation: "people"; referencedColumns: ["id"] }];
			};
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
			lesson_progress: {
				Row: {
					changed_at: string;
					prediction: number | null;
					project_id: string;
					steps: string[];
					user_id: string;
				};
				Insert: {
					changed_at?: string;
					prediction?: number | null;
					project_id: string;
					steps?: string[];
					user_id: string;
				};
				Update: {
					changed_at?: string;
					prediction?: number | null;
					project_id?: string;
					steps?: string[];
					user_id?: string;
				};
				Relationships: [{ foreignKeyName: "lesson_progress_project_id_fkey"; columns: ["project_id"]; isOneToOne: false; referencedRelation: "challenges"; referencedColumns: ["id"] }];
			};
			moderation_cases: {
				Row: {
					author_id: string | null;
					comment_id: string | null;
					decided_at: string | null;
					decided_by: string | null;
					decision: string | null;
					due_at: string;
					id: string;
					kind: string;
					line: string | null;
					opened_at: string;
					person_id: string | null;
					post_id: string | null;
					reported: string;
					restored_at: string | null;
					revision: number;
					safety: boolean;
					status: string;
					warned: boolean;
				};
				Insert: {
					author_id?: string | null;
					comment_id?: string | null;
					decided_at?: string | null;
					decided_by?: string | null;
					decision?: string | null;
					due_at: string;
					id?: string;
					kind: string;
					line?: string | null;
					opened_at?: string;
					person_id?: string | null;
					post_id?: string | null;
					reported: string;
					restored_at?: string | null;
					revision?: number;
					safety: boolean;
					status?: string;
					warned?: boolean;
				};
				Update: {
					author_id?: string | null;
					comment_id?: string | null;
					decided_at?: string | null;
					decided_by?: string | null;
					decision?: string | null;
					due_at?: string;
					id?: string;
					kind?: string;
					line?: string | null;
					opened_at?: string;
					person_id?: string | null;
					post_id?: string | null;
					reported?: string;
					restored_at?: string | null;
					revision?: number;
					safety?: boolean;
					status?: string;
					warned?: boolean;
				};
				Relationships: [{ foreignKeyName: "moderation_cases_author_id_fkey"; columns: ["author_id"]; isOneToOne: false; referencedRelation: "people"; referencedColumns: ["id"] }, { foreignKeyName: "moderation_cases_comment_id_fkey"; columns: ["comment_id"]; isOneToOne: false; referencedRelation: "forum_comments"; referencedColumns: ["id"] }, { foreignKeyName: "moderation_cases_decided_by_fkey"; columns: ["decided_by"]; isOneToOne: false; referencedRelation: "people"; referencedColumns: ["id"] }, { foreignKeyName: "moderation_cases_person_id_fkey"; columns: ["person_id"]; isOneToOne: false; referencedRelation: "people"; referencedColumns: ["id"] }, { foreignKeyName: "moderation_cases_post_id_fkey"; columns: ["post_id"]; isOneToOne: false; referencedRelation: "forum_posts"; referencedColumns: ["id"] }];
			};
			moderation_log: {
				Row: {
					action: string;
					actor_id: string | null;
					at: string;
					case_id: string;
					id: number;
					line: string | null;
				};
				Insert: {
					action: string;
					actor_id?: string | null;
					at?: string;
					case_id: string;
					id?: never;
					line?: string | null;
				};
				Update: {
					action?: string;
					actor_id?: string | null;
					at?: string;
					case_id?: string;
					id?: never;
					line?: string | null;
				};
				Relationships: [{ foreignKeyName: "moderation_log_actor_id_fkey"; columns: ["actor_id"]; isOneToOne: false; referencedRelation: "people"; referencedColumns: ["id"] }, { foreignKeyName: "moderation_log_case_id_fkey"; columns: ["case_id"]; isOneToOne: false; referencedRelation: "moderation_cases"; referencedColumns: ["id"] }];
			};
			moderation_reports: {
				Row: {
					case_id: string;
					id: string;
					note: string | null;
					reason: string;
					repeated_at: string | null;
					repeats: number;
					reported_at: string;
					reporter_id: string | null;
				};
				Insert: {
					case_id: string;
					id?: string;
					note?: string | null;
					reason: string;
					repeated_at?: string | null;
					repeats?: number;
					reported_at?: string;
					reporter_id?: string | null;
				};
				Update: {
					case_id?: string;
					id?: string;
					note?: string | null;
					reason?: string;
					repeated_at?: string | null;
					repeats?: number;
					reported_at?: string;
					reporter_id?: string | null;
				};
				Relationships: [{ foreignKeyName: "moderation_reports_case_id_fkey"; columns: ["case_id"]; isOneToOne: false; referencedRelation: "moderation_cases"; referencedColumns: ["id"] }, { foreignKeyName: "moderation_reports_reporter_id_fkey"; columns: ["reporter_id"]; isOneToOne: false; referencedRelation: "people"; referencedColumns: ["id"] }];
			};
			moderation_words: {
				Row: {
					added_at: string;
					added_by: string | null;
					allowed: boolean;
					word: string;
				};
				Insert: {
					added_at?: string;
					added_by?: string | null;
					allowed?: boolean;
					word: string;
				};
				Update: {
					added_at?: string;
					added_by?: string | null;
					allowed?: boolean;
					word?: string;
				};
				Relationships: [{ foreignKeyName: "moderation_words_added_by_fkey"; columns: ["added_by"]; isOneToOne: false; referencedRelation: "people"; referencedColumns: ["id"] }];
			};
			notifications: {
				Row: {
					asks_to_act: boolean;
					code: string;
					created_at: string;
					id: string;
					is_read: boolean;
					link: string | null;
					message: string;
					params: Json;
					title: string;
					type: string;
					user_id: string;
				};
				Insert: {
					asks_to_act?: boolean;
					code: string;
					created_at?: string;
					id?: string;
					is_read?: boolean;
					link?: string | null;
					message?: string;
					params?: Json;
					title?: string;
					type: string;
					user_id: string;
				};
				Update: {
					asks_to_act?: boolean;
					code?: string;
					created_at?: string;
					id?: string;
					is_read?: boolean;
					link?: string | null;
					message?: string;
					params?: Json;
					title?: string;
					type?: string;
					user_id?: string;
				};
				Relationships: [];
			};
			people: {
				Row: {
					avatar: string;
					display_name: string;
					id: string;
					role: string;
				};
				Insert: {
					avatar?: string;
					display_name: string;
					id: string;
					role: string;
				};
				Update: {
					avatar?: string;
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
			presences: {
				Row: {
					active_at: string | null;
					hand_raised_at: string | null;
					project_id: string | null;
					seen_at: string;
					user_id: string;
					week_minutes: number;
					week_on: string | null;
				};
				Insert: {
					active_at?: string | null;
					hand_raised_at?: string | null;
					project_id?: string | null;
					seen_at?: string;
					user_id: string;
					week_minutes?: number;
					week_on?: string | null;
				};
				Update: {
					active_at?: string | null;
					hand_raised_at?: string | null;
					project_id?: string | null;
					seen_at?: string;
					user_id?: string;
					week_minutes?: number;
					week_on?: string | null;
				};
				Relationships: [{ foreignKeyName: "presences_project_id_fkey"; columns: ["project_id"]; isOneToOne: false; referencedRelation: "challenges"; referencedColumns: ["id"] }];
			};
			profiles: {
				Row: {
					age: number | null;
					age_given_at: string | null;
					asked_age: number | null;
					avatar: string;
					created_at: string;
					email: string;
					gender: string | null;
					grade: string | null;
					guardian_agreed_at: string | null;
					id: string;
					name: string;
					region: string | null;
					restored_at: string | null;
					school_name: string | null;
					subject_taught: string | null;
					teacher_grade_level: string | null;
					updated_at: string;
					user_type: string;
				};
				Insert: {
					age?: number | null;
					age_given_at?: string | null;
					asked_age?: number | null;
					avatar?: string;
					created_at?: string;
					email?: string;
					gender?: string | null;
					grade?: string | null;
					guardian_agreed_at?: string | null;
					id: string;
					name: string;
					region?: string | null;
					restored_at?: string | null;
					school_name?: string | null;
					subject_taught?: string | null;
					teacher_grade_level?: string | null;
					updated_at?: string;
					user_type?: string;
				};
				Update: {
					age?: number | null;
					age_given_at?: string | null;
					asked_age?: number | null;
					avatar?: string;
					created_at?: string;
					email?: string;
					gender?: string | null;
					grade?: string | null;
					guardian_agreed_at?: string | null;
					id?: string;
					name?: string;
					region?: string | null;
					restored_at?: string | null;
					school_name?: string | null;
					subject_taught?: string | null;
					teacher_grade_level?: string | null;
					updated_at?: string;
					user_type?: string;
				};
				Relationships: [{ foreignKeyName: "profiles_role_fkey"; columns: ["id"]; isOneToOne: true; referencedRelation: "roles"; referencedColumns: ["user_id"] }];
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
			project_documents: {
				Row: {
					challenge_id: string | null;
					created_at: string;
					description: string;
					document_url: string;
					file_name: string;
					file_size: number;
					id: string;
					teacher_id: string;
					title: string;
					updated_at: string;
				};
				Insert: {
					challenge_id?: string | null;
					created_at?: string;
					description?: string;
					document_url: string;
					file_name: string;
					file_size?: number;
					id?: string;
					teacher_id?: string;
					title: string;
					updated_at?: string;
				};
				Update: {
					challenge_id?: string | null;
					created_at?: string;
					description?: string;
					document_url?: string;
					file_name?: string;
					file_size?: number;
					id?: string;
					teacher_id?: string;
					title?: string;
					updated_at?: string;
				};
				Relationships: [{ foreignKeyName: "project_documents_challenge_id_fkey"; columns: ["challenge_id"]; isOneToOne: false; referencedRelation: "challenges"; referencedColumns: ["id"] }, { foreignKeyName: "project_documents_teacher_id_fkey"; columns: ["teacher_id"]; isOneToOne: false; referencedRelation: "people"; referencedColumns: ["id"] }];
			};
			project_helps: {
				Row: {
					cost: number;
					help_id: string;
					kind: string;
					project_id: string;
					taken_at: string;
					user_id: string;
				};
				Insert: {
					cost: number;
					help_id: string;
					kind: string;
					project_id: string;
					taken_at?: string;
					user_id: string;
				};
				Update: {
					cost?: number;
					help_id?: string;
					kind?: string;
					project_id?: string;
					taken_at?: string;
					user_id?: string;
				};
				Relationships: [{ foreignKeyName: "project_helps_project_id_fkey"; columns: ["project_id"]; isOneToOne: false; referencedRelation: "challenges"; referencedColumns: ["id"] }];
			};
			review_comments: {
				Row: {
					body: string;
					created_at: string;
					id: string;
					reviewer_id: string;
				};
				Insert: {
					body: string;
					created_at?: string;
					id?: string;
					reviewer_id?: string;
				};
				Update: {
					body?: string;
					created_at?: string;
					id?: string;
					reviewer_id?: string;
				};
				Relationships: [];
			};
			role_changes: {
				Row: {
					changed_at: string;
					changed_by: string | null;
					from_standing: string;
					id: number;
					to_standing: string;
					user_id: string;
				};
				Insert: {
					changed_at?: string;
					changed_by?: string | null;
					from_standing: string;
					id?: never;
					to_standing: string;
					user_id: string;
				};
				Update: {
					changed_at?: string;
					changed_by?: string | null;
					from_standing?: string;
					id?: never;
					to_standing?: string;
					user_id?: string;
				};
				Relationships: [{ foreignKeyName: "role_changes_changed_by_fkey"; columns: ["changed_by"]; isOneToOne: false; referencedRelation: "people"; referencedColumns: ["id"] }, { foreignKeyName: "role_changes_user_id_fkey"; columns: ["user_id"]; isOneToOne: false; referencedRelation: "people"; referencedColumns: ["id"] }];
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
			submission_reviews: {
				Row: {
					feedback: string | null;
					from_status: string;
					id: number;
					points: number;
					reason: string | null;
					reviewed_at: string;
					reviewer_id: string | null;
					submission_id: string;
					to_status: string;
				};
				Insert: {
					feedback?: string | null;
					from_status: string;
					id?: never;
					points: number;
					reason?: string | null;
					reviewed_at?: string;
					reviewer_id?: string | null;
					submission_id: string;
					to_status: string;
				};
				Update: {
					feedback?: string | null;
					from_status?: string;
					id?: never;
					points?: number;
					reason?: string | null;
					reviewed_at?: string;
					reviewer_id?: string | null;
					submission_id?: string;
					to_status?: string;
				};
				Relationships: [{ foreignKeyName: "submission_reviews_reviewer_id_fkey"; columns: ["reviewer_id"]; isOneToOne: false; referencedRelation: "people"; referencedColumns: ["id"] }, { foreignKeyName: "submission_reviews_submission_id_fkey"; columns: ["submission_id"]; isOneToOne: false; referencedRelation: "challenge_submissions"; referencedColumns: ["id"] }];
			};
			together_members: {
				Row: {
					confirmed_at: string;
					drives_since: string | null;
					host_id: string;
					joined_at: string;
					proved_at: string;
					seat: number;
					seen_at: string;
					session_id: string;
					user_id: string;
				};
				Insert: {
					confirmed_at?: string;
					drives_since?: string | null;
					host_id: string;
					joined_at?: string;
					proved_at?: string;
					seat: number;
					seen_at?: string;
					session_id: string;
					user_id: string;
				};
				Update: {
					confirmed_at?: string;
					drives_since?: string | null;
					host_id?: string;
					joined_at?: string;
					proved_at?: string;
					seat?: number;
					seen_at?: string;
					session_id?: string;
					user_id?: string;
				};
				Relationships: [{ foreignKeyName: "together_members_host_id_fkey"; columns: ["host_id"]; isOneToOne: false; referencedRelation: "people"; referencedColumns: ["id"] }, { foreignKeyName: "together_members_user_id_fkey"; columns: ["user_id"]; isOneToOne: false; referencedRelation: "people"; referencedColumns: ["id"] }];
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
			work_heads: {
				Row: {
					kind: string;
					project_id: string;
					revision: number;
					saved_at: string;
					user_id: string;
				};
				Insert: {
					kind: string;
					project_id: string;
					revision: number;
					saved_at?: string;
					user_id: string;
				};
				Update: {
					kind?: string;
					project_id?: string;
					revision?: number;
					saved_at?: string;
					user_id?: string;
				};
				Relationships: [{ foreignKeyName: "work_heads_project_id_fkey"; columns: ["project_id"]; isOneToOne: false; referencedRelation: "challenges"; referencedColumns: ["id"] }];
			};
			work_versions: {
				Row: {
					action_id: string;
					begun_at: string;
					body: string;
					kind: string;
					pressed: boolean;
					project_id: string;
					revision: number;
					saved_at: string;
					together_session: string | null;
					user_id: string;
				};
				Insert: {
					action_id: string;
					begun_at?: string;
					body: string;
					kind: string;
					pressed: boolean;
					project_id: string;
					revision: number;
					saved_at?: string;
					together_session?: string | null;
					user_id: string;
				};
				Update: {
					action_id?: string;
					begun_at?: string;
					body?: string;
					kind?: string;
					pressed?: boolean;
					project_id?: string;
					revision?: number;
					saved_at?: string;
					together_session?: string | null;
					user_id?: string;
				};
				Relationships: [{ foreignKeyName: "work_versions_project_id_fkey"; columns: ["project_id"]; isOneToOne: false; referencedRelation: "challenges"; referencedColumns: ["id"] }];
			};
		};
		Views: { [_ in never]: never };
		Functions: {
			add_class_teacher: {
				Args: {
					class_id: string;
					user_id: string;
				};
				Returns: undefined;
			};
			add_to_roster: {
				Args: {
					teacher: string;
					class_id: string;
					entries: Json;
				};
				Returns: Json;
			};
			admit_request: {
				Args: { [_ in never]: never };
				Returns: undefined;
			};
			answer_assistant: {
				Args: {
					exchange: string;
					answer: string;
					outcome: string;
					model: string;
				};
				Returns: undefined;
			};
			ask_assistant: {
				Args: {
					person: string;
					conversation: string;
					project: string;
					question: string;
					outside: boolean;
				};
				Returns: ({ exchange_id: string; person_name: string; before: Json })[];
			};
			ask_for_consent: {
				Args: { [_ in never]: never };
				Returns: string;
			};
			ask_teacher: {
				Args: {
					exchange: string;
					program: string;
				};
				Returns: undefined;
			};
			ask_to_join_class: {
				Args: {
					id: string;
					class_id: string;
					name: string;
					grade: string;
					kind: string;
					verifier: string;
					gender?: string;
					age?: number;
					guardian_agrees?: boolean;
				};
				Returns: string;
			};
			assignment_counts: {
				Args: { [_ in never]: never };
				Returns: ({ assignment_id: string; done: number; members: number; missing: string[]; groups: Json })[];
			};
			assignment_progress: {
				Args: {
					batch: string;
				};
				Returns: Json;
			};
			assistant_standing: {
				Args: { [_ in never]: never };
				Returns: ({ bar: string; asked_at: string; questions_left: number })[];
			};
			begin_board_turn: {
				Args: {
					class_id: string;
					turn: number;
					board_id?: string;
				};
				Returns: undefined;
			};
			begin_class_sign_in: {
				Args: {
					code: string;
					name: string;
					browser: string;
				};
				Returns: Json;
			};
			begin_erasures: {
				Args: {
					at: string;
				};
				Returns: (string)[];
			};
			call_attention: {
				Args: {
					class_id: string;
					words?: string;
				};
				Returns: undefined;
			};
			cares_for: {
				Args: {
					person: string;
				};
				Returns: boolean;
			};
			choose_class_secret: {
				Args: {
					handle: string;
					class_id: string;
					kind: string;
					verifier: string;
				};
				Returns: boolean;
			};
			choose_role: {
				Args: {
					user_type: string;
				};
				Returns: undefined;
			};
			claim_administration: {
				Args: {
					code: string;
				};
				Returns: boolean;
			};
			class_boards: {
				Args: {
					class_id: string;
					wanted: Json;
				};
				Returns: Json;
			};
			class_grouping: {
				Args: {
					class_id: string;
				};
				Returns: Json;
			};
			class_lesson: {
				Args: {
					class_id: string;
				};
				Returns: Json;
			};
			class_progress: {
				Args: {
					class_id: string;
				};
				Returns: Json;
			};
			class_report: {
				Args: {
					class_id: string;
					from_at: string;
					to_at: string;
				};
				Returns: Json;
			};
			classes_in_case: {
				Args: {
					of_case: string;
				};
				Returns: (string)[];
			};
			co_teaches: {
				Args: {
					class_id: string;
				};
				Returns: boolean;
			};
			complete_project: {
				Args: {
					person: string;
					project_id: string;
					source: string;
					session?: string;
				};
				Returns: Json;
			};
			confirm_attention: {
				Args: {
					class_id: string;
				};
				Returns: undefined;
			};
			confirm_together: {
				Args: { [_ in never]: never };
				Returns: undefined;
			};
			copy_class: {
				Args: {
					class_id: string;
					copy_id: string;
					name: string;
				};
				Returns: undefined;
			};
			correct_age: {
				Args: {
					user_id: string;
					age: number;
				};
				Returns: undefined;
			};
			create_comment: {
				Args: {
					author: string;
					action: string;
					post: string;
					content: string;
					image: string;
				};
				Returns: Database["public"]["Tables"]["forum_comments"]["Row"];
			};
			create_post: {
				Args: {
					author: string;
					action: string;
					title: string;
					content: string;
					category: string;
					image: string;
					work: Json;
					class: string;
				};
				Returns: Database["public"]["Tables"]["forum_posts"]["Row"];
			};
			decide_case: {
				Args: {
					case_id: string;
					read_revision: number;
					decision: string;
					warn: boolean;
					line?: string;
				};
				Returns: undefined;
			};
			delete_comment: {
				Args: {
					comment: string;
				};
				Returns: undefined;
			};
			delete_post: {
				Args: {
					post: string;
				};
				Returns: undefined;
			};
			drive_together: {
				Args: {
					person: string;
				};
				Returns: undefined;
			};
			edit_comment: {
				Args: {
					author: string;
					comment: string;
					content: string;
				};
				Returns: Database["public"]["Tables"]["forum_comments"]["Row"];
			};
			edit_post: {
				Args: {
					author: string;
					post: string;
					title: string;
					content: string;
					category: string;
				};
				Returns: Database["public"]["Tables"]["forum_posts"]["Row"];
			};
			end_lesson: {
				Args: {
					class_id: string;
				};
				Returns: undefined;
			};
			end_picture_permit: {
				Args: {
					bucket: string;
					path: string;
				};
				Returns: undefined;
			};
			files_of: {
				Args: {
					person: string;
				};
				Returns: (string)[];
			};
			forum_standing: {
				Args: { [_ in never]: never };
				Returns: ({ bar: string; asked_at: string; class_only: boolean; classes: Json })[];
			};
			give_assignment: {
				Args: {
					batch: string;
					challenge: string;
					classes: string[];
					instruction: string;
					due?: string;
					groups?: string[];
				};
				Returns: undefined;
			};
			give_tip: {
				Args: {
					learner: string;
					tip: string;
					project_id?: string;
				};
				Returns: undefined;
			};
			hand_over_class: {
				Args: {
					class_id: string;
					user_id: string;
				};
				Returns: undefined;
			};
			has_administrator: {
				Args: { [_ in never]: never };
				Returns: boolean;
			};
			has_class_account: {
				Args: { [_ in never]: never };
				Returns: boolean;
			};
			has_room_for_file: {
				Args: {
					metadata: Json;
				};
				Returns: boolean;
			};
			is_administrator: {
				Args: { [_ in never]: never };
				Returns: boolean;
			};
			is_class_open: {
				Args: {
					code: string;
				};
				Returns: boolean;
			};
			is_classmate: {
				Args: {
					person: string;
				};
				Returns: boolean;
			};
			is_educator: {
				Args: { [_ in never]: never };
				Returns: boolean;
			};
			is_given_to_me: {
				Args: {
					class_id: string;
				};
				Returns: boolean;
			};
			is_in_class: {
				Args: {
					class_id: string;
				};
				Returns: boolean;
			};
			is_staff: {
				Args: { [_ in never]: never };
				Returns: boolean;
			};
			is_verified: {
				Args: {
					person: string;
				};
				Returns: boolean;
			};
			is_verified_educator: {
				Args: { [_ in never]: never };
				Returns: boolean;
			};
			join_class: {
				Args: {
					code: string;
				};
				Returns: string;
			};
			join_together: {
				Args: {
					host: string;
					session: string;
					person: string;
				};
				Returns: string;
			};
			learner_progress: {
				Args: {
					learner: string;
				};
				Returns: Json;
			};
			learners_who_did: {
				Args: {
					challenge: string;
				};
				Returns: (string)[];
			};
			leave_account: {
				Args: {
					heir?: string;
				};
				Returns: string;
			};
			leave_class: {
				Args: {
					class_id: string;
				};
				Returns: undefined;
			};
			leave_together: {
				Args: {
					person: string;
				};
				Returns: undefined;
			};
			let_into_class: {
				Args: {
					teacher: string;
					request_id: string;
					in_stead_of?: string;
				};
				Returns: Json;
			};
			list_educators: {
				Args: { [_ in never]: never };
				Returns: ({ id: string; name: string })[];
			};
			list_posts: {
				Args: {
					only_category?: string;
					search?: string;
					before_at?: string;
					before_id?: string;
					most?: number;
					only_post?: string;
				};
				Returns: ({ id: string; user_id: string; author_name: string; author_role: string; title: string; content: string; category: string; image_url: string; has_work: boolean; status: string; answer_id: string; comment_count: number; created_at: string; edited_at: string; hidden: boolean; class_id: string; class_name: string })[];
			};
			list_solved_like: {
				Args: {
					post: string;
				};
				Returns: ({ id: string; title: string; comment_count: number })[];
			};
			lower_hand: {
				Args: {
					learner: string;
				};
				Returns: undefined;
			};
			mark_group_tried: {
				Args: {
					class_id: string;
					group_id: string;
					tried: boolean;
				};
				Returns: undefined;
			};
			mark_helped: {
				Args: {
					learner: string;
				};
				Returns: undefined;
			};
			mark_solved: {
				Args: {
					post: string;
					solved: boolean;
					answer?: string;
				};
				Returns: undefined;
			};
			may_store_picture: {
				Args: {
					bucket: string;
					path: string;
				};
				Returns: boolean;
			};
			move_class_member: {
				Args: {
					from_class: string;
					to_class: string;
					user_id: string;
				};
				Returns: undefined;
			};
			my_classes: {
				Args: { [_ in never]: never };
				Returns: Json;
			};
			my_together: {
				Args: { [_ in never]: never };
				Returns: Json;
			};
			open_challenge_to_everyone: {
				Args: {
					challenge_id: string;
					everyone: boolean;
				};
				Returns: undefined;
			};
			open_class_name: {
				Args: {
					user_id: string;
				};
				Returns: undefined;
			};
			own_lesson: {
				Args: { [_ in never]: never };
				Returns: Json;
			};
			own_teachers: {
				Args: { [_ in never]: never };
				Returns: string[];
			};
			permit_class_password: {
				Args: {
					user_id: string;
				};
				Returns: undefined;
			};
			permit_one_time_password: {
				Args: {
					user_id: string;
				};
				Returns: undefined;
			};
			permit_picture: {
				Args: {
					user_id: string;
					bucket: string;
					path: string;
				};
				Returns: undefined;
			};
			project_state: {
				Args: {
					project_id: string;
				};
				Returns: Json;
			};
			publish_listed_words: {
				Args: {
					words: string[];
				};
				Returns: undefined;
			};
			purge_assistant_exchanges: {
				Args: { [_ in never]: never };
				Returns: undefined;
			};
			purge_attendance: {
				Args: { [_ in never]: never };
				Returns: undefined;
			};
			put_back_class_member: {
				Args: {
					class_id: string;
					user_id: string;
				};
				Returns: undefined;
			};
			raise_hand: {
				Args: { [_ in never]: never };
				Returns: undefined;
			};
			reads_forum_image: {
				Args: {
					path: string;
				};
				Returns: boolean;
			};
			reads_submission_with: {
				Args: {
					path: string;
				};
				Returns: boolean;
			};
			record_attempt: {
				Args: {
					person: string;
					action_id: string;
					project_id: string;
					kind: string;
					passed: boolean;
					passed_steps: string[];
					step_count: number;
					failed_step?: string;
					seen?: Json;
					program?: string;
				};
				Returns: undefined;
			};
			record_consent: {
				Args: {
					subject: string;
					how: string;
					text_version: string;
				};
				Returns: undefined;
			};
			refuse_join: {
				Args: {
					request_id: string;
				};
				Returns: undefined;
			};
			release_attention: {
				Args: {
					class_id: string;
				};
				Returns: undefined;
			};
			remind_of_assignment: {
				Args: {
					batch: string;
					learner: string;
				};
				Returns: undefined;
			};
			remove_class_member: {
				Args: {
					class_id: string;
					user_id: string;
				};
				Returns: undefined;
			};
			remove_class_teacher: {
				Args: {
					class_id: string;
					user_id: string;
				};
				Returns: undefined;
			};
			rename_class_member: {
				Args: {
					class_id: string;
					user_id: string;
					name: string;
				};
				Returns: undefined;
			};
			report: {
				Args: {
					kind: string;
					target: string;
					reason: string;
					note?: string;
				};
				Returns: undefined;
			};
			require_forum_gate: {
				Args: {
					author: string;
					action: string;
					edits: string;
					below: string;
					class: string;
				};
				Returns: undefined;
			};
			reset_class_secret: {
				Args: {
					user_id: string;
				};
				Returns: undefined;
			};
			review_submission: {
				Args: {
					submission_id: string;
					expected_revision: number;
					status: string;
					points?: number;
					feedback?: string;
					reason?: string;
					rubric?: Json;
				};
				Returns: Database["public"]["Tables"]["challenge_submissions"]["Row"];
			};
			save_class_groups: {
				Args: {
					class_id: string;
					plan: Json;
				};
				Returns: undefined;
			};
			save_lesson_progress: {
				Args: {
					person: string;
					project_id: string;
					steps: string[];
					prediction?: number;
				};
				Returns: ({ done_steps: string[]; guessed: number })[];
			};
			save_work: {
				Args: {
					person: string;
					project_id: string;
					kind: string;
					body: string;
					base_revision: number;
					action_id: string;
					pressed?: boolean;
				};
				Returns: ({ revision: number; diverged: boolean })[];
			};
			see_exchange: {
				Args: {
					exchange: string;
				};
				Returns: undefined;
			};
			send_heartbeat: {
				Args: {
					person: string;
					project_id?: string;
					active?: boolean;
				};
				Returns: boolean;
			};
			set_forum_class_only: {
				Args: {
					class_only: boolean;
				};
				Returns: undefined;
			};
			set_role: {
				Args: {
					user_id: string;
					role: string;
				};
				Returns: undefined;
			};
			set_setup_code: {
				Args: {
					hash: string;
				};
				Returns: undefined;
			};
			setup_code_waits: {
				Args: { [_ in never]: never };
				Returns: boolean;
			};
			submission_room: {
				Args: {
					challenge_id: string;
				};
				Returns: ({ waiting: number; today: number; bytes: number })[];
			};
			submissions_to_check: {
				Args: {
					kinds: string[];
					most: number;
				};
				Returns: ({ id: string; student_id: string; project_id: string; work: Json })[];
			};
			take_help: {
				Args: {
					person: string;
					project_id: string;
					kind: string;
					help_ids: string[];
					session?: string;
				};
				Returns: Json;
			};
			teacher_today: {
				Args: {
					zone: string;
				};
				Returns: Json;
			};
			teaches: {
				Args: {
					person: string;
				};
				Returns: boolean;
			};
			teaches_class: {
				Args: {
					class_id: string;
				};
				Returns: boolean;
			};
			teaching_room: {
				Args: { [_ in never]: never };
				Returns: ({ challenges: number; bytes: number })[];
			};
			together_points: {
				Args: {
					project_id: string;
				};
				Returns: ({ id: string; name: string; points: number })[];
			};
			try_class_secret: {
				Args: {
					handle: string;
					class_id: string;
					verifier: string;
					browser: string;
				};
				Returns: Json;
			};
			verify_educator: {
				Args: {
					user_id: string;
					verified: boolean;
				};
				Returns: undefined;
			};
			withdraw_consent: {
				Args: {
					subject: string;
				};
				Returns: undefined;
			};
			write_check_report: {
				Args: {
					submission: string;
					report: Json;
				};
				Returns: undefined;
			};
		};
		Enums: { [_ in never]: never };
		CompositeTypes: { [_ in never]: never };
	};
};
