import { texts } from "@runko/domain/texts/texts";

/** What a recipient reads: the text, and below it from whom and why. */
export const massMailText = (text: string): string => `${text}\n\n-- \n${texts.controlEmails.footer}\n`;
