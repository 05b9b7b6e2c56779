/** SQL of the version of a kept thing: a digest of what may be changed of it, so that no writer can forget to raise it. */
export const versionSql = (columns: readonly string[]): string =>
  `left(encode(sha256(convert_to(json_build_array(${columns.join(", ")})::text, 'UTF8')), 'hex'), 32)`;
