/** What a spreadsheet shows where a formula failed, in any of its languages: `#N/A`, `#PUUTTUU!`, `#NAMN?`, `Err:502`. */
const pattern = /^(?:#N\/A|#[\p{Lu}\d/]+[!?]|(?:Err|Virhe|Fel):\d{3})$/u;

/** Whether a cell holds no value but the failure of its formula. */
export const isSheetError = (cell: string): boolean => pattern.test(cell.trim());
