/** The two who deal with each other over a document. */
export type Side = "subscriber" | "supplier";

export const otherSide = (side: Side): Side => (side === "subscriber" ? "supplier" : "subscriber");
