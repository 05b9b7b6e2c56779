/** How many calls a client may make in a minute, reads and writes apart. */
export const callLimits = { reads: 600, writes: 120 } as const;
export type CallKind = keyof typeof callLimits;
export const callWindowSeconds = 60;
/** How often a minute one address may come with what is no token. */
export const failedTokensPerMinute = 20;
