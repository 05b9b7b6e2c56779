import { expect, test } from "vitest";
import { isSheetError } from "./sheet-error.ts";

test.each(["#N/A", "#PUUTTUU!", "#JAKO/0!", "#NAMN?", " #REF! ", "Err:502", "Virhe:508"])(
  "%s is the failure of a formula",
  (cell) => expect(isSheetError(cell)).toBe(true),
);

test.each(["", "# esimerkki", "#1", "#12 A", "N/A", "Hei!", "Katu #3!", "Virhe: ei vastaa"])(
  "%s is what somebody wrote",
  (cell) => expect(isSheetError(cell)).toBe(false),
);
