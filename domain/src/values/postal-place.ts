/** A place as it is written, of the capitals in which the post keeps it. */
export const writtenPlace = (name: string): string =>
  name.toLocaleLowerCase("fi").replaceAll(/(^|[ -])\p{L}/gu, (start) => start.toLocaleUpperCase("fi"));
