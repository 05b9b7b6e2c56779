/** How many connections one call hands over at most (D-53). */
export const handedOverAtOnce = 200;

/** Why a connection stays with its supplier although the others are handed over. */
export const handOverRefusals = ["NOT_A_LIVE_CONNECTION", "SUPPLIER_IS_SUBSCRIBER", "CONNECTION_ID_IN_USE"] as const;
export type HandOverRefusal = (typeof handOverRefusals)[number];
