/** Who signs up, and who signs in by a form. */
export const SIGN_UP_KINDS = ["educator", "student-code", "student-email"] as const;
export type SignUpKind = (typeof SIGN_UP_KINDS)[number];
