import type { Pool } from "pg";

const SAMPLED = 1000;
const RENEWED_MS = 3_600_000;

const samples = new WeakMap<Pool, { at: number; texts: Promise<string[]> }>();

async function readSample(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ search_text: string }>({
    text: `SELECT search_text FROM document_texts TABLESAMPLE SYSTEM ((
      SELECT least(100, 100.0 * ${SAMPLED} / greatest(reltuples, 1)) FROM pg_class WHERE oid = 'document_texts'::regclass))
      LIMIT ${2 * SAMPLED}`,
  });
  return rows.map(({ search_text: text }) => text);
}

/** Some texts of all documents, taken anew every hour: they tell how to look for words, never what is found. */
export function textSample(pool: Pool): Promise<string[]> {
  const known = samples.get(pool);
  if (known && Date.now() - known.at < RENEWED_MS) return known.texts;
  const texts = readSample(pool);
  samples.set(pool, { at: Date.now(), texts });
  texts.catch(() => samples.delete(pool));
  return texts;
}
