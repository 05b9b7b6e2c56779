import { describe, expect, it } from "vitest";
import { escapeHtml } from "../values/escape-html.ts";
import { renderDigest, type DigestLine } from "./render-digest.ts";
import { noticeSubjects } from "./notice-table.ts";
import { oneLine, renderNoticeMail, type NoticeReader, type WrittenNotice } from "./render-notice-mail.ts";
import { texts } from "../texts/texts.ts";

const notice: WrittenNotice = {
  subject: "confirm",
  kind: "Info",
  urgent: false,
  documentType: "Order",
  eventId: 100234,
  at: "2026-03-05T12:07:00.000Z",
  by: "Toimittaja Oy",
  counterparty: "Toimittaja Oy",
  documentText: "Tilaus\nTID: 100234\nTila: Vahvistettu\n",
};
const reader: NoticeReader = {
  who: "maker",
  organization: "Tilaaja Oy",
  link: "https://portaali.example/subscriber/documents/100234",
  stopLink: "https://portaali.example/stop-mails#a.b",
};

describe("a notice by mail", () => {
  it("says what happened, to what and by whom, with the text form and the links", () => {
    const { subject, text } = renderNoticeMail(texts, notice, reader);
    expect(subject).toBe("Tilaus TID 100234 (Toimittaja Oy)");
    expect(text).toMatch(/^Tilaus TID 100234: vahvistettu\n/);
    expect(text).toContain("Toimittaja Oy, 5.3.2026 klo 14.07");
    expect(text).toContain("Tila: Vahvistettu");
    expect(text).toContain(`Avaa tapahtuma portaalissa:\n${reader.link}`);
    expect(text).toContain(`Lopeta tämän tapahtumatyypin sähköpostit:\n${reader.stopLink}`);
    expect(text).not.toContain("Tehtävää");
  });

  it("says what there is to do, marks what is urgent, and tells each reader why", () => {
    const fault = { ...notice, subject: "create", kind: "Control", urgent: true, documentType: "Fault" } as const;
    const { subject, text, html } = renderNoticeMail(texts, fault, {
      ...reader,
      who: "organization",
      stopLink: undefined,
    });
    expect(subject).toBe("KIIREELLINEN: Vikailmoitus TID 100234 (Toimittaja Oy)");
    expect(text).toContain("Tehtävää: Ota tapahtuma käsittelyyn.");
    expect(text).toContain("koska Tilaaja Oy on valinnut osoitteesi tapahtumaviestiensä vastaanottajaksi");
    expect(`${text}${html}`).not.toContain("Lopeta");
    expect(renderNoticeMail(texts, { ...fault, subject: "confirm" }, reader).text).toContain(
      "Tehtävää: Avaa tapahtuma.",
    );
    const followed = renderNoticeMail(texts, notice, { ...reader, who: "followers" }).text;
    expect(followed).toContain("merkinnyt sinut");
    expect(followed).toContain("Lopeta tämän asian sähköpostit:");
    expect(followed).toContain(`(vaatii tunnuksen):\n${reader.link}`);
    expect(renderNoticeMail(texts, notice, { ...reader, who: "handler" }).text).toContain("käsittelet");
    expect(renderNoticeMail(texts, notice, { ...reader, who: "watchers" }).text).toContain("seuraat");
  });

  it("has one subject for every step of a document, for mailboxes thread by it (control F25)", () => {
    const subjects = noticeSubjects.map((subject) => renderNoticeMail(texts, { ...notice, subject }, reader).subject);
    expect(new Set(subjects)).toEqual(new Set(["Tilaus TID 100234 (Toimittaja Oy)"]));
    const firstLines = noticeSubjects.map(
      (subject) => renderNoticeMail(texts, { ...notice, subject }, reader).text.split("\n", 1)[0],
    );
    expect(new Set(firstLines).size).toBeGreaterThan(noticeSubjects.length / 2);
    // RFC 5256 takes a leading [blob] away before it compares: the number would not tell documents apart.
    expect(subjects[0]).not.toMatch(/^\[/);
  });

  it("lets nothing that people wrote be markup or a header", () => {
    const hostile = `<img src=x onerror="alert(1)">\r\nBcc: a@x.example\u2028&'`;
    const { subject, html } = renderNoticeMail(
      texts,
      { ...notice, by: hostile, counterparty: hostile, documentText: hostile },
      { ...reader, link: 'https://x.example/"><script>' },
    );
    expect(subject).not.toMatch(/[\r\n\u2028]/);
    expect(html).not.toMatch(/<img|<script|onerror="/);
    expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;");
    expect(escapeHtml(`<>&"'`)).toBe("&lt;&gt;&amp;&quot;&#39;");
    expect(oneLine(" a\r\n\tb ")).toBe("a b");
  });
});

describe("a digest", () => {
  const line: DigestLine = {
    subject: "message",
    kind: "Control",
    documentType: "Inquiry",
    eventId: 100300,
    at: "2026-03-05T12:07:00.000Z",
    counterparty: "Tilaaja Oy",
    link: "https://portaali.example/vendor/documents/100300",
  };

  it("names each notice with the link of its document", () => {
    const { subject, text } = renderDigest(texts, [line], { stopLink: "https://portaali.example/stop-mails#a.b" });
    expect(subject).toBe("Runko: 1 ilmoitus");
    expect(text).toContain(
      `Tarjouspyyntö TID 100300 (Tilaaja Oy):\n${line.link}\n\n- 5.3.2026 klo 14.07: uusi viesti. Tehtävää: Lue viesti ja vastaa tarvittaessa.`,
    );
  });

  it("keeps what is told of one document together", () => {
    const other = { ...line, eventId: 100301, link: `${line.link}1` };
    const later = { ...line, subject: "confirm", kind: "Info", at: "2026-03-05T13:00:00.000Z" } as const;
    const { subject, text, html } = renderDigest(texts, [line, other, later], { stopLink: "https://x.example" });
    expect(subject).toBe("Runko: 3 ilmoitusta");
    expect(text.match(/TID \d+/g)).toEqual(["TID 100300", "TID 100301"]);
    expect(text).toContain("- 5.3.2026 klo 15.00: vahvistettu\n");
    expect(html.match(/<li>/g)).toHaveLength(3);
  });

  it("names a hundred and counts the rest", () => {
    const { subject, text } = renderDigest(
      texts,
      Array.from({ length: 103 }, () => line),
      { stopLink: "https://x.example" },
    );
    expect(subject).toBe("Runko: 103 ilmoitusta");
    expect(text).toContain("ja 3 muuta ilmoitusta portaalissa");
  });
});
