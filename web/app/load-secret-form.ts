/** Where a learner of a class proves who they are once more. */
export const loadSecretForm = () => import("#web/account/class-sign-in/ProveBySecret.tsx");
