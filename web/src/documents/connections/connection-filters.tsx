import Close from "@mui/icons-material/Close";
import { styled } from "@mui/material/styles";
import { connectionStates, endsSoonDays } from "@runko/domain/connections/connection-state";
import { texts } from "@runko/domain/texts/texts";
import type { ChangeAddress } from "../../addresses/use-address.ts";
import { ChoiceFilter } from "../../components/forms/choice-filter.tsx";
import { Chip, Chips } from "../../components/tables/filter-chips.tsx";
import type { ConnectionSums } from "./connection-queries.ts";
import { connectionsAddress, countNarrowing, notNarrowed, type ConnectionsUrl } from "./connections-address.ts";
import type { RegisterRole } from "./use-register-scope.ts";

const words = texts.connections;

const Choices = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  gap: "8px 12px",
  [theme.breakpoints.down("sm")]: { width: "100%", "& > *": { flex: "1 1 140px", minWidth: 0 } },
}));

type ConnectionFiltersProps = {
  role: RegisterRole;
  url: ConnectionsUrl;
  change: ChangeAddress<ConnectionsUrl>;
  /** Of the whole register: what there is to choose from. */
  sums: ConnectionSums | undefined;
};

const optionsOf = (sums: ConnectionSums["partners"] | undefined) =>
  (sums ?? []).flatMap(({ id, name, amount }) =>
    id === null ? [] : [{ value: id, label: words.option(name ?? id, texts.formats.number(amount)) }],
  );

/** By what the register is narrowed beside words. */
export function ConnectionFilters({ role, url, change, sums }: ConnectionFiltersProps) {
  const { endsSoon, openFault, supplierEnding } = url;
  const hrefOf = (part: Partial<ConnectionsUrl>) => `?${connectionsAddress.write({ ...url, page: 0, ...part })}`;
  const flags = [
    { label: words.endsSoon(endsSoonDays), on: endsSoon, to: hrefOf({ endsSoon: !endsSoon }) },
    { label: words.openFault, on: openFault, to: hrefOf({ openFault: !openFault }) },
    { label: words.supplierEnding, on: supplierEnding, to: hrefOf({ supplierEnding: !supplierEnding }) },
  ];
  return (
    <>
      <Choices>
        <ChoiceFilter
          id="partner"
          label={words.partner[role]}
          allLabel={words.any}
          options={optionsOf(sums?.partners)}
          value={url.partnerId}
          onChange={(partnerId) => change({ partnerId })}
        />
        <ChoiceFilter
          id="municipality"
          label={words.municipality}
          allLabel={words.any}
          options={optionsOf(sums?.municipalities)}
          value={url.municipality}
          onChange={(municipality) => change({ municipality })}
        />
        <ChoiceFilter
          id="product"
          label={words.product}
          allLabel={words.any}
          options={optionsOf(sums?.products)}
          value={url.productId}
          onChange={(productId) => change({ productId })}
        />
        <ChoiceFilter
          id="state"
          label={words.state}
          allLabel={words.any}
          options={connectionStates.map((state) => ({ value: state, label: words.states[state] }))}
          value={url.state}
          onChange={(state) => change({ state })}
        />
      </Choices>
      <Chips aria-label={words.narrowed}>
        {flags.map(({ label, on, to }) => (
          <li key={label}>
            <Chip to={to} aria-current={on || undefined}>
              {label}
              {on && <Close aria-hidden />}
            </Chip>
          </li>
        ))}
        {countNarrowing(url) > 0 && (
          <li>
            <Chip to={hrefOf(notNarrowed)}>{words.clear}</Chip>
          </li>
        )}
      </Chips>
    </>
  );
}
