export type Schema = Record<string, unknown>;

export const text = { type: "string" } as const;
export const instant = { type: "string", format: "date-time" } as const;
export const described = (schema: Schema, description: string): Schema => ({ ...schema, description });
export const listOf = (name: string): Schema => ({ type: "array", items: refTo(name) });
export const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
export const object = (properties: Schema, required: readonly string[] = []): Schema => ({
  type: "object",
  properties,
  ...(required.length > 0 && { required: [...required] }),
});
export const reference = (description: string) =>
  object({ id: described(text, description), name: text, href: text }, ["id"]);
