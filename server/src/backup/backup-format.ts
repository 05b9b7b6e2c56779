import { z } from "zod";

export const BACKUP_FORMAT = 1;
export const MANIFEST = "manifest.json";

const amount = z.int().min(0);
const part = z.strictObject({ sha256: z.string() });

/** What a backup says of itself; it is written last, so that one that was cut short has none. */
export const manifestSchema = z.strictObject({
  format: z.literal(BACKUP_FORMAT),
  madeAt: z.string(),
  version: z.string(),
  /** The schema of its tables, by the migrations that made it. */
  migrations: z.array(z.strictObject({ version: z.int(), checksum: z.string() })).min(1),
  tables: z.array(part.extend({ name: z.string(), columns: z.array(z.string()).min(1), rows: amount })),
  sequences: z.array(z.strictObject({ name: z.string(), last: z.string().nullable() })),
  files: part.extend({ amount, bytes: amount, missing: amount }),
  secrets: part,
  /** Of the key that sealed it; null of one that anyone can read. */
  salt: z.string().nullable(),
  /** How its key was derived; backups of before do not say it. Bounded, for who reads it has not judged the signature yet. */
  scrypt: z
    .strictObject({
      N: z
        .int()
        .min(2)
        .max(2 ** 18),
      r: z.int().min(1).max(8),
      p: z.int().min(1).max(4),
    })
    .optional(),
});
export type Manifest = z.output<typeof manifestSchema>;

export const secretsSchema = z.strictObject({ jwtSecret: z.string() });
export const fileLineSchema = z.strictObject({ key: z.string(), size: amount, sha256: z.string() });
export type FileLine = z.output<typeof fileLineSchema>;

/** The contents of attachments lie under their keys, which name no other place. */
export const isPlainKey = (key: string): boolean =>
  /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(key) && !key.split("/").includes("..");
