export type FilterValue = string | number | boolean;

export type Condition =
  | { readonly kind: "equal"; readonly field: string; readonly negated: boolean; readonly value: FilterValue | null }
  | {
      readonly kind: "compare";
      readonly field: string;
      readonly operator: "gt" | "gte" | "lt" | "lte";
      readonly value: FilterValue;
    }
  | { readonly kind: "between"; readonly field: string; readonly low: FilterValue; readonly high: FilterValue }
  | { readonly kind: "among"; readonly field: string; readonly negated: boolean; readonly values: FilterValue[] }
  | {
      readonly kind: "like";
      readonly field: string;
      readonly negated: boolean;
      readonly ignoreCase: boolean;
      readonly pattern: string;
    };

/** A checked condition on one entity: every field is published, every value has its type. No parts: always true. */
export type Where = Condition | { readonly kind: "and" | "or"; readonly parts: readonly Where[] };

export type OrderTerm = { readonly field: string; readonly direction: "ASC" | "DESC" };

export type FieldSelection = { readonly mode: "only" | "without"; readonly names: readonly string[] };

/** A filter in which the page is still open: `limit` and `skip` are undefined when not given. */
export type OpenFilter = Omit<Filter, "limit" | "skip"> & {
  readonly limit: number | undefined;
  readonly skip: number | undefined;
};

export type Inclusion = { readonly relation: string; readonly scope: OpenFilter };

export type Filter = {
  readonly where: Where;
  readonly fields: FieldSelection | undefined;
  readonly order: readonly OrderTerm[];
  readonly limit: number;
  readonly skip: number;
  readonly include: readonly Inclusion[];
};

export const everything: Where = { kind: "and", parts: [] };
