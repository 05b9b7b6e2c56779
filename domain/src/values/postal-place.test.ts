import { expect, test } from "vitest";
import { writtenPlace } from "./postal-place.ts";

test.each([
  ["HELSINKI", "Helsinki"],
  ["ÄHTÄRI", "Ähtäri"],
  ["YLI-II", "Yli-Ii"],
  ["UUSIKAARLEPYY", "Uusikaarlepyy"],
  ["RUOTSINPYHTÄÄN KK", "Ruotsinpyhtään Kk"],
])("%s is written %s", (name, written) => expect(writtenPlace(name)).toBe(written));
