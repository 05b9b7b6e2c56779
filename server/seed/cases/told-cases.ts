import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { Trade } from "../world.ts";
import type { DraftCase, DraftDocument } from "./draft-document.ts";

/** The cases told so far, and their documents by trade and type. */
export type ToldCases = {
  cases: readonly DraftCase[];
  keep: (found: readonly DraftCase[]) => void;
  documentCount: () => number;
  of: (trade: Trade, type: DocumentType) => readonly DraftDocument[];
};

export function makeToldCases(): ToldCases {
  const cases: DraftCase[] = [];
  const byTrade = new Map<Trade, Map<DocumentType, DraftDocument[]>>();
  let count = 0;
  const keepDocument = (trade: Trade, document: DraftDocument): void => {
    const ofTrade = byTrade.get(trade) ?? new Map<DocumentType, DraftDocument[]>();
    byTrade.set(trade, ofTrade);
    const ofType = ofTrade.get(document.documentType);
    if (ofType) ofType.push(document);
    else ofTrade.set(document.documentType, [document]);
    count += 1;
  };
  return {
    cases,
    keep: (found) => {
      cases.push(...found);
      for (const { matter, documents } of found) for (const document of documents) keepDocument(matter.trade, document);
    },
    documentCount: () => count,
    of: (trade, type) => byTrade.get(trade)?.get(type) ?? [],
  };
}

/** Numbers of many series, each from 1 on. */
export function makeSeries(): (series: string) => number {
  const numbers = new Map<string, number>();
  return (series) => {
    const number = (numbers.get(series) ?? 0) + 1;
    numbers.set(series, number);
    return number;
  };
}
