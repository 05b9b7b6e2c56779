type Node = Record<string, unknown>;

/** Leaves out the component schemas that nothing refers to: each is made for requests and answers alike. */
export function pruneComponents<Document extends object>(document: Document): Document {
  const { components, ...rest } = document as Node & { components?: { schemas?: Node } };
  const schemas = components?.schemas ?? {};
  const reached = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key !== "$ref" || typeof value !== "string") visit(value);
      else {
        const name = value.replace("#/components/schemas/", "");
        if (reached.has(name)) continue;
        reached.add(name);
        visit(schemas[name]);
      }
    }
  };
  visit(rest);
  const kept = Object.entries(schemas).filter(([name]) => reached.has(name));
  return { ...document, components: { ...components, schemas: Object.fromEntries(kept) } };
}
