import { largestPage, valuesOfCondition } from "@runko/domain/values/list-limits";

/** Source: R3, D-27, D-28. Lengths are in characters. */
export const filterLimits = {
  text: 8192,
  bracketDepth: 24,
  booleanNesting: 5,
  conditions: 50,
  values: valuesOfCondition,
  valueLength: 255,
  includeDepth: 2,
  includes: 10,
  orderTerms: 5,
  selectedFields: 100,
  limit: largestPage,
  defaultLimit: 25,
  skip: 10_000_000,
} as const;
