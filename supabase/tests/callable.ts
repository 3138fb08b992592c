import type { Role } from "./world.ts";

const signedIn: Role[] = ["classmate", "owner", "unverifiedEducator", "verifiedEducator", "administrator", "service"];
const server: Role[] = ["service"];

/** Each function of the schema `public`: who may call it. Its effects are tested with its rule. */
export const CALLABLE: Record<string, Role[]> = {
	"choose_role(text)": signedIn,
	"is_educator()": signedIn,
	"is_verified_educator()": signedIn,
	"is_administrator()": signedIn,
	"is_staff()": signedIn,
	"has_administrator()": signedIn,
	"claim_administration(text)": signedIn,
	"verify_educator(uuid,boolean)": signedIn,
	"set_role(uuid,text)": signedIn,
	"set_setup_code(text)": server,
	"setup_code_waits()": signedIn,
	"leave_account(uuid)": signedIn,
	"begin_erasures(timestamp with time zone)": server,
	"files_of(uuid)": server,
	"permit_one_time_password(uuid)": signedIn,
	"correct_age(uuid,integer)": signedIn,
	"admit_request()": ["stranger", ...signedIn],
	"review_submission(uuid,integer,text,integer,text,text)": signedIn,
	"submission_room(text)": signedIn,
	"has_room_for_file(jsonb)": signedIn,
	"save_work(uuid,text,text,text,integer,uuid,boolean)": signedIn,
	"project_state(text)": signedIn,
	"take_help(uuid,text,text,text[])": server,
	"complete_project(uuid,text,text)": server,
	"may_store_picture(text,text)": signedIn,
	"reads_submission_with(text)": signedIn,
	"permit_picture(uuid,text,text)": server,
	"end_picture_permit(text,text)": server,
};
