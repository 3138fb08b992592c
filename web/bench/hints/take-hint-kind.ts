/** The kind of the free hints that were read here and that the server has not recorded, by project and step. */
export const TAKE_HINT = "take_hint";
