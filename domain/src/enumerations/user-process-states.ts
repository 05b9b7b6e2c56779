export const userProcessStates = ["processed", "notProcessed"] as const;
export type UserProcessState = (typeof userProcessStates)[number];
