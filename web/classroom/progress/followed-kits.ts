/** The kits whose projects a class is followed in. Apart from their projects: each page's address is read with this list. */
export const FOLLOWED_KITS = ["primary-level-kit", "intermediate-kit", "advanced-kit"] as const;

export type FollowedKit = (typeof FOLLOWED_KITS)[number];
