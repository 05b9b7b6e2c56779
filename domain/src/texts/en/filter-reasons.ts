/** How programs write what forms read as people type it. */
export const valuesOfPrograms = {
  INVALID_MONEY: "Give the amount in euros with two decimals, in the form 120.50",
  INVALID_DATE: "Give the date in the form 2026-03-05",
  INVALID_INSTANT: "Give the time and time zone in the form 2026-03-05T12:30:00Z",
};

/** Why a query is refused, by the reasons of the server's filter grammar (D-28). */
export const filterReasons = {
  NOT_JSON: "The criterion is not valid JSON",
  NOT_AN_OBJECT: "The criterion must be an object",
  NOT_A_LIST: "The criterion must be a list",
  BAD_BRACKETS: "The brackets are wrong",
  AMBIGUOUS_BRACKETS: "Empty brackets can be only last, number the others: [or][0][name]",
  GIVEN_TWICE: "The same criterion has been given twice",
  EMPTY: "The criterion is empty",
  TOO_LONG: "The criterion is too long, shorten it",
  TOO_DEEP: "The criterion has too many nested levels",
  TOO_MANY_CONDITIONS: "There are too many criteria, remove some",
  TOO_MANY_VALUES: "There are too many values, remove some",
  UNKNOWN_KEY: "Unknown part of criterion",
  UNKNOWN_FIELD: "Unknown field",
  UNKNOWN_RELATION: "Unknown relation",
  UNKNOWN_OPERATOR: "The comparison does not suit this field",
  NOT_FILTERABLE: "This field cannot be filtered by",
  NOT_SORTABLE: "This field cannot be sorted by",
  BAD_VALUE: "The value does not suit this field",
  BAD_DATE: "Give the date in the form 2026-03-05",
  BAD_INSTANT: "Give the time and time zone in the form 2026-03-05T12:30:00Z or 2026-03-05T14:30:00+02:00",
  BAD_MONEY: "Give the amount in the form 120.50",
  OUT_OF_RANGE: "The number is out of range",
};
