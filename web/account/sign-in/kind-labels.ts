import { SIGN_UP_KINDS, type SignUpKind } from "#domain/account/account-kinds.ts";
import { m } from "#messages/generated/messages.js";
import type { SelectOption } from "#web/platform/ui/SelectField.tsx";

const KINDS: Record<SignUpKind, () => string> = {
	educator: m.account_kind_educator,
	"student-code": m.account_kind_student_code,
	"student-email": m.account_kind_student_email,
};

export function kindOptions(): SelectOption[] {
	return SIGN_UP_KINDS.map((value) => ({ value, label: KINDS[value]() }));
}

/** Who signs in; by phone only where codes can be sent. */
export type SignInKind = SignUpKind | "phone";

export function signInOptions(byPhone: boolean): SelectOption[] {
	return [...kindOptions(), ...(byPhone ? [{ value: "phone", label: m.account_kind_phone() }] : [])];
}
