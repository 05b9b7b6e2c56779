import type { Pool } from "pg";

const SAMPLED = 1000;
const RENEWED_MS = 3_600_000;

/** Beyond so many pieces the sample forgets those that it was asked for. */
const MOST_KNOWN = 10_000;

/** Some texts of documents, numbered from 0. */
export type TextSample = {
  amount: number;
  /** The numbers of those that have this piece. */
  having: (piece: string) => readonly number[];
};

/** To look through all the texts takes a tenth of a millisecond, and a long search asks for many pieces. */
export function sampleOf(texts: readonly string[]): TextSample {
  const known = new Map<string, readonly number[]>();
  const having = (piece: string) => {
    const before = known.get(piece);
    if (before) return before;
    if (known.size >= MOST_KNOWN) known.clear();
    const found = texts.flatMap((text, number) => (text.includes(piece) ? [number] : []));
    known.set(piece, found);
    return found;
  };
  return { amount: texts.length, having };
}

const samples = new WeakMap<Pool, { at: number; texts: Promise<TextSample> }>();

async function readSample(pool: Pool): Promise<TextSample> {
  const { rows } = await pool.query<{ search_text: string }>({
    text: `SELECT search_text FROM document_texts TABLESAMPLE SYSTEM ((
      SELECT least(100, 100.0 * ${SAMPLED} / greatest(reltuples, 1)) FROM pg_class WHERE oid = 'document_texts'::regclass))
      LIMIT ${2 * SAMPLED}`,
  });
  return sampleOf(rows.map(({ search_text: text }) => text));
}

/** Some texts of all documents, taken anew every hour: they tell how to look for words, never what is found. */
export function textSample(pool: Pool): Promise<TextSample> {
  const known = samples.get(pool);
  if (known && Date.now() - known.at < RENEWED_MS) return known.texts;
  const texts = readSample(pool);
  samples.set(pool, { at: Date.now(), texts });
  texts.catch(() => samples.delete(pool));
  return texts;
}
