/** A file of more rows is given to who has a second factor after a recent proof of it alone (0189). */
export const exportProof = { rows: 10_000 };
