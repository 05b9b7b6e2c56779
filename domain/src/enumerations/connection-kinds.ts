export const connectionKinds = ["NNI_TO_PORT", "TRANSPORT_COMPONENT", "JOIN_CONNECTION"] as const;
export type ConnectionKind = (typeof connectionKinds)[number];
