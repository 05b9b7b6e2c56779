/** Nanometres. Source: specification §3 */
export const wavelengths = [1270, 1310, 1330, 1490, 1550] as const;
export type Wavelength = (typeof wavelengths)[number];
