/** SQL with its values, and the name under which a connection keeps it planned. */
export type Statement = { name?: string | undefined; text: string; values: unknown[] };
