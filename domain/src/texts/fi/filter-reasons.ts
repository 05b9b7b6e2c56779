/** How programs write what forms read as people type it. */
export const valuesOfPrograms = {
  INVALID_MONEY: "Anna summa euroina kahdella desimaalilla, muodossa 120.50",
  INVALID_DATE: "Anna päivä muodossa 2026-03-05",
  INVALID_INSTANT: "Anna aika ja aikavyöhyke muodossa 2026-03-05T12:30:00Z",
};

/** Why a query is refused, by the reasons of the server's filter grammar (D-28). */
export const filterReasons = {
  NOT_JSON: "Ehto ei ole kelvollista JSONia",
  NOT_AN_OBJECT: "Ehdon täytyy olla olio",
  NOT_A_LIST: "Ehdon täytyy olla lista",
  BAD_BRACKETS: "Hakasulkeet ovat väärin",
  AMBIGUOUS_BRACKETS: "Tyhjät hakasulkeet voivat olla vain viimeisinä, numeroi muut: [or][0][nimi]",
  GIVEN_TWICE: "Sama ehto on annettu kahdesti",
  EMPTY: "Ehto on tyhjä",
  TOO_LONG: "Ehto on liian pitkä, lyhennä sitä",
  TOO_DEEP: "Ehdossa on liian monta sisäkkäistä tasoa",
  TOO_MANY_CONDITIONS: "Ehtoja on liian monta, poista osa",
  TOO_MANY_VALUES: "Arvoja on liian monta, poista osa",
  UNKNOWN_KEY: "Tuntematon hakuehdon osa",
  UNKNOWN_FIELD: "Tuntematon kenttä",
  UNKNOWN_RELATION: "Tuntematon liitostieto",
  UNKNOWN_OPERATOR: "Vertailu ei sovi tähän kenttään",
  NOT_FILTERABLE: "Tällä kentällä ei voi rajata",
  NOT_SORTABLE: "Tällä kentällä ei voi järjestää",
  BAD_VALUE: "Arvo ei sovi tähän kenttään",
  BAD_DATE: "Anna päivä muodossa 2026-03-05",
  BAD_INSTANT: "Anna aika ja aikavyöhyke muodossa 2026-03-05T12:30:00Z tai 2026-03-05T14:30:00+02:00",
  BAD_MONEY: "Anna summa muodossa 120.50",
  OUT_OF_RANGE: "Luku ei ole sallituissa rajoissa",
};
