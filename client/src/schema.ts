// Generated of the OpenAPI document once, for the browser and for this package.
export type { components, paths } from "../../web/src/api/schema.generated.ts";

/** The names of what may be given, none where nothing may. */
export type NamesOf<Given> = [NonNullable<Given>] extends [never] ? never : keyof NonNullable<Given>;
