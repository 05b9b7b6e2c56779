import { expect, test } from "vitest";
import { changeText, isAutomatic } from "./log-changes.ts";

const nni = "0190c0de-0000-7000-8000-000000000001";
const text = (field: string, from: unknown, to: unknown, naming = {}) =>
  changeText({ field, from, to }, "Order", naming).replaceAll("\u00a0", " ");

test("old and new value in Finnish", () => {
  expect(text("requestedDate", "2026-12-01", "2026-12-10")).toBe("Toivottu päivä: 1.12.2026 → 10.12.2026");
  expect(text("deliveryType", null, "urgent")).toBe("Toimitustapa: Kiireellinen");
  expect(text("monthlyFee", "120.50", null)).toBe("Kuukausimaksu yhteensä: 120,50 € → tyhjä");
});

test("an id is told by its name, and never as it is", () => {
  expect(text("nniFromId", null, nni, { [nni]: "TRE-01" })).toBe("NNI-tunnus, mistä: TRE-01");
  expect(text("nniFromId", null, nni)).toBe("NNI-tunnus, mistä");
});

test("products by name and price", () => {
  const before = [{ product: "Kuitu 1G", productPrice: "0.00", monthPrice: "10.00", active: true }];
  const after = [{ ...before[0], monthPrice: "12.00" }];
  expect(text("eventProducts", before, after)).toBe(
    "Tuotteet: Kuitu 1G, Kytkentämaksu 0,00 €, Kuukausimaksu 10,00 € → Kuitu 1G, Kytkentämaksu 0,00 €, Kuukausimaksu 12,00 €",
  );
});

test("a mark by yes and no, an unknown field without its key", () => {
  expect(text("userProcessed", false, true)).toBe("Käsittelymerkintä: Ei → Kyllä");
  expect(text("secretKey", 1, 2)).toBe("Muu tieto");
});

test("a file by its name, an erased person not at all", () => {
  expect(text("files", null, "kuva.png")).toBe("Liite: kuva.png");
  expect(text("files", "kuva.png", null)).toBe("Liite: kuva.png");
  expect(
    changeText({ field: "contactName", from: null, to: null, erased: true }, "Order", {}).replaceAll("\u00a0", " "),
  ).toMatch(/: henkilötieto on poistettu$/);
});

test("what the portal does is told apart from what people do", () => {
  const changes = [{ field: "modified", from: false, to: true }];
  expect(isAutomatic({ userName: "Aino Asiakas", changes })).toBe(true);
  expect(isAutomatic({ userName: null, changes: [] })).toBe(true);
  expect(isAutomatic({ userName: "Aino Asiakas", changes: [] })).toBe(false);
  expect(isAutomatic({ userName: "Aino Asiakas", changes: [{ field: "customerName", from: "a", to: "b" }] })).toBe(
    false,
  );
});
