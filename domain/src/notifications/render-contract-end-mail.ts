import type { Catalogue } from "../texts/catalogue.ts";
import { renderMail, type MailPart } from "./mail-html.ts";
import { oneLine, type RenderedMail } from "./render-notice-mail.ts";

export type EndingContract = {
  id: number;
  productName: string;
  partner: string;
  contractEnd: string;
  /** The last day, where the supplier has told that it ends the connection. */
  supplierEndsOn: string | null;
};

/** So many are listed in the mail; its link leads to all. */
const listedEndings = 20;

/** Which contracts end soon, as a mail to an administrator of their subscriber; the first ones are listed. */
export function renderContractEndMail(
  texts: Catalogue,
  endings: readonly EndingContract[],
  { organization, link }: { organization: string; link: string },
): RenderedMail {
  const words = texts.connections.endMail;
  const headline = words.headline(endings.length);
  const lines = endings
    .slice(0, listedEndings)
    .map(({ id, productName, partner, contractEnd, supplierEndsOn }) =>
      [
        words.line(texts.formats.date(contractEnd), `${productName}, ${partner}`, id),
        ...(supplierEndsOn === null ? [] : [texts.connections.supplierEnds(texts.formats.date(supplierEndsOn))]),
      ].join(". "),
    );
  const more = endings.length - lines.length;
  const parts: MailPart[] = [
    { heading: headline },
    { text: words.text },
    { list: [...lines, ...(more > 0 ? [words.more(more)] : [])] },
    { link, label: words.open, button: true },
    { small: words.why(organization) },
  ];
  return { subject: oneLine(`${headline} (${organization})`), ...renderMail(texts, parts) };
}
