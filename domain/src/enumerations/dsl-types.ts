export const dslTypes = ["ADSL", "G.SHDSL", "G.SHDSL.bis", "VDSL", "fibre"] as const;
export type DslType = (typeof dslTypes)[number];
