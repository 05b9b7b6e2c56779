import { expect, it } from "vitest";
import { documentTypes } from "../enumerations/document-types.ts";
import { eventMessageKinds } from "../enumerations/event-message-kinds.ts";
import { wordsOutside } from "../texts/en-xa/words-outside.ts";
import { textsFor } from "../texts/texts-for.ts";
import { texts as finnish } from "../texts/texts.ts";
import { noticeSubjects, type Hearer } from "./notice-table.ts";
import { renderConsentMail } from "./render-consent-mail.ts";
import { renderDigest } from "./render-digest.ts";
import { renderNoticeMail, type RenderedMail } from "./render-notice-mail.ts";
import { renderSubscriptionMail } from "./render-subscription-mail.ts";
import { subscriptionSubjects } from "./subscription-notices.ts";

const texts = textsFor("en-XA");
const at = "2026-03-05T12:07:00.000Z";
const link = "https://portaali.example/x";
const partner = "Toimittaja Oy";
const organization = "Tilaaja Oy";
const hearers: readonly Hearer[] = ["organization", "maker", "handler", "followers", "watchers", "answerers"];

const notice = { urgent: true, eventId: 100234, at, by: partner, counterparty: partner, documentText: "" };
const line = { eventId: 100300, at, counterparty: partner, link };

function mailsIn(language: typeof texts): RenderedMail[] {
  return [
    ...noticeSubjects.flatMap((subject) =>
      documentTypes.flatMap((documentType) =>
        eventMessageKinds.flatMap((kind) => [
          ...hearers.map((who) =>
            renderNoticeMail(
              language,
              { ...notice, subject, kind, documentType },
              { who, organization, link, stopLink: link },
            ),
          ),
          renderDigest(language, [{ ...line, subject, kind, documentType }], { stopLink: link }),
        ]),
      ),
    ),
    ...subscriptionSubjects.map((subject) =>
      renderSubscriptionMail(language, { subject, eventTypes: documentTypes, partner, at }, { organization, link }),
    ),
    ...documentTypes.map((documentType) =>
      renderConsentMail(language, { organization, about: { documentType, eventId: 100234 }, link }),
    ),
    renderConsentMail(language, { organization, link }),
  ];
}

const outside = (mails: readonly RenderedMail[]) =>
  new Set(
    mails.flatMap(({ subject, text, html }) =>
      wordsOutside([subject, text, html.replaceAll(/<style>[^]*?<\/style>|<[^>]+>/g, "\n")].join("\n"), [
        partner,
        organization,
      ]),
    ),
  );

it("no mail of any notice says a word of another language than its reader's (issue G, 5)", () => {
  const mails = mailsIn(texts);
  expect(mails.length).toBeGreaterThan(1000);
  expect(mails.filter(({ subject, text }) => !subject.includes("⟦") || !text.includes("⟦"))).toEqual([]);
  expect([...outside(mails)]).toEqual([]);
});

it("one that does is found", () => {
  expect(outside(mailsIn(finnish)).size).toBeGreaterThan(100);
  const mixed = { ...texts, documents: finnish.documents };
  expect([...outside(mailsIn(mixed))]).toContain("Tilaus");
});
