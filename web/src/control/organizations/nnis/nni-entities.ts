import type { components } from "../../../api/schema.generated.ts";

type Schemas = components["schemas"];

/** An NNI with everything that is told of it. */
export type Nni = Required<Schemas["Nni"]>;
export type NamedOrganization = Schemas["KnownSubscriber"];
