import { makeGroupUses } from "../any-language/make-group-uses.ts";

/** Products, product groups and common products of the control area. */
export const products = {
  groupUses: makeGroupUses({
    products: ["tuote", "tuotetta"],
    commonProducts: ["yhteinen tuote", "yhteistä tuotetta"],
    nnis: ["NNI-tunnus", "NNI-tunnusta"],
    documents: "tapahtumia",
    said: (uses) => `Tuoteryhmää käyttää ${uses}`,
  }),
  commonProductUses: (amount: number) =>
    `Yhteiseen tuotteeseen perustuu ${amount === 1 ? "yksi toimittajan tuote" : `${amount} toimittajien tuotetta`}`,
};
