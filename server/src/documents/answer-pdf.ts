import { describeLetter } from "@runko/domain/documents/describe-letter";
import type { FastifyReply } from "fastify";
import { attachmentDisposition } from "../platform/http/attachment-disposition.ts";
import { writePdf } from "../platform/pdf/write-pdf.ts";
import type { ShownDocument } from "./get-document.ts";

/** Sends a document as its reader sees it, in the reader's words, as one party sends it to the other. */
export async function answerPdf(reply: FastifyReply, { json }: ShownDocument, now: Date): Promise<FastifyReply> {
  const { texts, language } = reply.request;
  const { letters, formats } = texts;
  const document = JSON.parse(json);
  const { title, sender, head, sections } = describeLetter(texts, document, document.names);
  const pdf = await writePdf({
    language,
    title,
    author: sender,
    made: now,
    head,
    sections: sections.map((section) => ({ title: section.title, rows: section.lines })),
    foot: (page, pages) => ({
      left: letters.foot(sender, formats.instant(now.toISOString())),
      right: letters.page(page, pages),
    }),
  });
  return reply
    .type("application/pdf")
    .header("content-disposition", attachmentDisposition(letters.fileName(title)))
    .send(pdf);
}
