import type { DocumentType } from "../enumerations/document-types.ts";
import type { Catalogue } from "../texts/catalogue.ts";
import { renderMail } from "./mail-html.ts";
import { oneLine, type RenderedMail } from "./render-notice-mail.ts";

type AskedConsent = {
  organization: string;
  /** What is to be followed; absent of a recipient. */
  about?: { documentType: DocumentType; eventId: number } | undefined;
  link: string;
};

/** Asks an address whether it wants an organization's mails, without a word that anybody wrote. */
export function renderConsentMail(texts: Catalogue, { organization, about, link }: AskedConsent): RenderedMail {
  const words = texts.mailConsents.mail;
  const asks = about ? words.follow(organization, about.documentType, about.eventId) : words.receive(organization);
  return {
    subject: oneLine(words.subject(organization)),
    ...renderMail(texts, [
      { heading: words.title },
      { text: asks },
      { text: words.nothingYet },
      { link, label: words.answer, button: true },
      { small: words.otherwise },
    ]),
  };
}
