/** The reference is large: it is loaded after the bench, so that it is there without a network. */
export const loadReference = () => import("./SketchReference.tsx");
