/** How programs write what forms read as people type it. */
export const valuesOfPrograms = {
  INVALID_MONEY: "Ange beloppet i euro med två decimaler, i formen 120.50",
  INVALID_DATE: "Ange dagen i formen 2026-03-05",
  INVALID_INSTANT: "Ange tid och tidszon i formen 2026-03-05T12:30:00Z",
};

/** Why a query is refused, by the reasons of the server's filter grammar (D-28). */
export const filterReasons = {
  NOT_JSON: "Villkoret är inte giltig JSON",
  NOT_AN_OBJECT: "Villkoret måste vara ett objekt",
  NOT_A_LIST: "Villkoret måste vara en lista",
  BAD_BRACKETS: "Hakparenteserna är fel",
  AMBIGUOUS_BRACKETS: "Tomma hakparenteser får bara stå sist, numrera de andra: [or][0][namn]",
  GIVEN_TWICE: "Samma villkor har angetts två gånger",
  EMPTY: "Villkoret är tomt",
  TOO_LONG: "Villkoret är för långt, förkorta det",
  TOO_DEEP: "Villkoret har för många nivåer inuti varandra",
  TOO_MANY_CONDITIONS: "För många villkor, ta bort en del",
  TOO_MANY_VALUES: "För många värden, ta bort en del",
  UNKNOWN_KEY: "Okänd del av sökvillkoret",
  UNKNOWN_FIELD: "Okänt fält",
  UNKNOWN_RELATION: "Okänd relation",
  UNKNOWN_OPERATOR: "Jämförelsen passar inte för det här fältet",
  NOT_FILTERABLE: "Det går inte att avgränsa med det här fältet",
  NOT_SORTABLE: "Det går inte att ordna enligt det här fältet",
  BAD_VALUE: "Värdet passar inte för det här fältet",
  BAD_DATE: "Ange dagen i formen 2026-03-05",
  BAD_INSTANT: "Ange tid och tidszon i formen 2026-03-05T12:30:00Z eller 2026-03-05T14:30:00+02:00",
  BAD_MONEY: "Ange beloppet i formen 120.50",
  OUT_OF_RANGE: "Talet är inte inom tillåtna gränser",
};
