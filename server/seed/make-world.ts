import { makeNnis } from "./catalogue/make-nnis.ts";
import { makeProducts } from "./catalogue/make-products.ts";
import { makeContacts } from "./parties/make-contacts.ts";
import { makeMachines } from "./parties/make-machines.ts";
import { addOrganizationRows, makeOperators } from "./parties/make-operators.ts";
import { addEventVisibilities, makeTrades } from "./parties/make-trades.ts";
import { makeUsers, type PasswordHashes } from "./parties/make-users.ts";
import type { Making } from "./parties/making.ts";
import type { SeedRows } from "./seed-rows.ts";
import type { World } from "./world.ts";

/** The operators, their people and what they sell to whom; their rows are added to `rows`. */
export function makeWorld(rows: SeedRows, making: Making, passwords: PasswordHashes): World {
  const operators = makeOperators(making);
  const adminIds = makeUsers(rows, making, operators, passwords);
  addOrganizationRows(rows, making, operators, adminIds);
  makeContacts(rows, making, operators);
  const trades = makeTrades(rows, making, operators);
  const groupIds = makeProducts(rows, making, operators, trades);
  makeNnis(rows, making, operators, trades, groupIds);
  addEventVisibilities(rows, operators);
  makeMachines(rows, making, operators, adminIds);
  return { operators, trades };
}
