import type { Catalogue } from "@runko/domain/texts/catalogue";

/** What a recipient reads: the text, and below it from whom and why. */
export const massMailText = ({ controlEmails }: Catalogue, text: string): string =>
  `${text}\n\n-- \n${controlEmails.footer}\n`;
