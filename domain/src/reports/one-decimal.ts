/** As the figures of reports are told. */
export const oneDecimal = (value: number): number => Math.round(value * 10) / 10;
