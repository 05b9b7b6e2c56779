import type { Address } from "@runko/domain/values/address";
import type { DraftCase, DraftDocument, DraftFile } from "../cases/draft-document.ts";
import { chance, int, pick, type Random } from "../chance/random.ts";
import {
  accessTexts,
  answerFile,
  fileWords,
  formFiles,
  measurementLines,
  measurementTitle,
} from "../data/file-phrases.ts";
import { makeMapPicture } from "./make-map-picture.ts";
import { makePdf } from "./make-pdf.ts";

type Content = Pick<DraftFile, "name" | "description" | "contentType" | "content">;

function addressText(address: Address | null | undefined): string {
  const { streetName, streetNumber, postalCode, postalPlace } = address ?? {};
  return [`${streetName ?? ""} ${streetNumber ?? ""}`.trim(), `${postalCode ?? ""} ${postalPlace ?? ""}`.trim()]
    .filter(Boolean)
    .join(", ");
}

function siteLines({ fields, supplier }: DraftDocument): string[] {
  return [
    [fileWords.customer, fields.customerName],
    [fileWords.address, addressText(fields.targetAddress)],
    [fileWords.contact, fields.contactName],
    [fileWords.supplier, supplier.name],
  ].flatMap(([word, value]) => (value ? [`${word}: ${value}`] : []));
}

function makeFormFile(random: Random, document: DraftDocument): Content {
  if (chance(random, 0.5)) return { ...formFiles.map, contentType: "image/png", content: makeMapPicture(random) };
  const text = [...siteLines(document), "", pick(random, accessTexts), ""].join("\n");
  return { ...formFiles.access, contentType: "text/plain", content: Buffer.from(text) };
}

function makeAnswerFile(random: Random, document: DraftDocument): Content {
  const attenuation = `${int(random, 2, 9)},${int(random, 0, 9)}`;
  const measured = measurementLines(attenuation, int(random, 240, 9800));
  const content = makePdf([measurementTitle, ...siteLines(document), "", ...measured]);
  return { ...answerFile, contentType: "application/pdf", content };
}

type Adding = Pick<DraftFile, "by" | "organization" | "at"> & { versioned: boolean };

function add(document: DraftDocument, content: Content, { by, organization, at, versioned }: Adding): void {
  document.files.push({ ...content, by, organization, at });
  document.log.push({
    at,
    label: "file_added",
    action: "addFile",
    by,
    organization,
    seenBy: null,
    changes: [{ field: "files", from: null, to: content.name }],
    versioned,
  });
}

/** Gives some forms a file that came along with them, and some finished orders one of the supplier's. */
export function attachFiles(cases: readonly DraftCase[], random: Random): void {
  for (const document of cases.flatMap(({ documents }) => documents)) {
    const { createdBy, subscriber, supplier, supplierUser, createdAt, times, documentType } = document;
    if (document.createdByRole === "SUBSCRIBER" && chance(random, 0.05))
      add(document, makeFormFile(random, document), {
        by: createdBy,
        organization: subscriber,
        at: createdAt,
        versioned: false,
      });
    if (documentType === "Order" && times.ready && supplierUser && chance(random, 0.12))
      add(document, makeAnswerFile(random, document), {
        by: supplierUser,
        organization: supplier,
        at: times.ready,
        versioned: true,
      });
  }
}
