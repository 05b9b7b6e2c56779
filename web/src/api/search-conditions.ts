const longestText = 100;

/** A pattern of like that finds the text anywhere, taking its special characters as they are. */
const anywhere = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Conditions by which every typed word is found in one of the fields. */
export function searchConditions(text: string, fields: readonly string[]): object[] {
  const typed = text.slice(0, longestText).split(/\s+/).filter(Boolean);
  return typed.map((word) => ({ or: fields.map((field) => ({ [field]: { ilike: anywhere(word) } })) }));
}
