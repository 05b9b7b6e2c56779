import { connectionStates, endsSoonDays } from "@runko/domain/connections/connection-state";
import { addDays, todayInHelsinki } from "@runko/domain/values/calendar-date";
import { address, type UrlOf } from "../../addresses/address.ts";
import { boundedPages, sortBy } from "../../addresses/list-parts.ts";
import { flag, idOf, oneOf, textOf } from "../../addresses/parts.ts";

/** The columns that the register has an index for. */
const sortedColumns = ["id", "monthlyFee", "contractEnd"] as const;

/** What the address of the register says. */
export const connectionsAddress = address({
  text: textOf("q"),
  endsSoon: flag("endsSoon"),
  openFault: flag("openFault"),
  supplierEnding: flag("supplierEnding"),
  state: oneOf("state", connectionStates),
  partnerId: idOf("partner"),
  municipality: idOf("municipality"),
  productId: idOf("product"),
  sort: sortBy(sortedColumns),
  ...boundedPages,
});
export type ConnectionsUrl = UrlOf<typeof connectionsAddress>;

/** The conditions of what the address narrows the register to, beside its words. */
export function connectionConditions(url: ConnectionsUrl): object[] {
  const { endsSoon, openFault, supplierEnding, state, partnerId, municipality, productId } = url;
  const today = todayInHelsinki(new Date());
  return [
    ...(endsSoon
      ? [{ contractEnd: { between: [today, addDays(today, endsSoonDays)] } }, { state: { neq: "terminated" } }]
      : []),
    ...(openFault ? [{ openFaults: { gt: 0 } }] : []),
    ...(supplierEnding ? [{ supplierEndsOn: { neq: null } }] : []),
    ...Object.entries({ state, partnerId, municipality, productId }).flatMap(([name, value]) =>
      value === undefined ? [] : [{ [name]: value }],
    ),
  ];
}

/** Nothing narrows the register any more. */
export const notNarrowed: Partial<ConnectionsUrl> = {
  endsSoon: false,
  openFault: false,
  supplierEnding: false,
  state: undefined,
  partnerId: undefined,
  municipality: undefined,
  productId: undefined,
};

/** How many filters narrow it, words aside. */
export const countNarrowing = ({
  endsSoon,
  openFault,
  supplierEnding,
  state,
  partnerId,
  municipality,
  productId,
}: ConnectionsUrl): number =>
  [endsSoon, openFault, supplierEnding, state, partnerId, municipality, productId].filter(Boolean).length;
