/** How what cannot be used for now looks, where MUI has no look of its own for it. */
export const FADED = { opacity: 0.45 } as const;
