/** Where a learner of a class proves who they are once more. */
export const loadSecretForm = () => import("#web/features/class-sign-in/ProveBySecret.tsx");
