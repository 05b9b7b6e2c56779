/** The header of a change: the version that was read of what is changed. */
export const ifMatch = ({ version }: { version: number | string }) => ({ "if-match": `"${version}"` });
