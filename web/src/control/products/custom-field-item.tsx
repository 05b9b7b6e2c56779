import ArrowDownward from "@mui/icons-material/ArrowDownward";
import ArrowUpward from "@mui/icons-material/ArrowUpward";
import DeleteOutlined from "@mui/icons-material/DeleteOutlined";
import ExpandLess from "@mui/icons-material/ExpandLess";
import ExpandMore from "@mui/icons-material/ExpandMore";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { customFieldKinds, type CustomFieldKind } from "@runko/domain/enumerations/custom-field-kinds";
import { texts } from "@runko/domain/texts/texts";
import { useState, type KeyboardEvent } from "react";
import { useFormState, useWatch, type Control } from "react-hook-form";
import { CheckboxInput } from "../../components/forms/checkbox-input.tsx";
import { ListInput } from "../../components/forms/list-input.tsx";
import { SelectInput } from "../../components/forms/select-input.tsx";
import { TextInput } from "../../components/forms/text-input.tsx";
import { FormGrid } from "../form-grid.tsx";
import type { ProductValues } from "./product-values.ts";

const words = texts.controlProducts.customFields;

const Item = styled("li")(({ theme }) => ({
  border: `1px solid ${theme.colors.divider}`,
  borderRadius: theme.shape.borderRadius,
  padding: "6px 12px 8px",
  "& > header": { display: "flex", alignItems: "center", gap: 4, minHeight: 36, marginBottom: 4 },
  "& > header > div": { flex: 1, minWidth: 0, overflowWrap: "anywhere" },
  "& h3": { margin: 0, fontSize: "0.875rem" },
  "& small": { fontSize: "0.8125rem", color: theme.colors.textSecondary },
}));

const dimmed = { opacity: 0.45, cursor: "not-allowed" } as const;

export type Direction = "up" | "down";
const step: Record<Direction, -1 | 1> = { up: -1, down: 1 };

type CustomFieldItemProps = {
  control: Control<ProductValues>;
  index: number;
  count: number;
  /** Folded to its title until it is opened, or has something to correct. */
  folded: boolean;
  /** Moves the field to this place and puts the focus back to what moved it. */
  onMove: (to: number, focusId: string) => void;
  onRemove: () => void;
};

const noCheck = () => undefined;
const buttonId = (index: number, direction: Direction) => `field-customFields.${index}.${direction}`;

type FieldInputsProps = { control: Control<ProductValues>; at: `customFields.${number}`; kind: CustomFieldKind };

function FieldInputs({ control, at, kind }: FieldInputsProps) {
  return (
    <FormGrid>
      <TextInput control={control} name={`${at}.name`} label={words.name} required />
      <SelectInput
        control={control}
        name={`${at}.kind`}
        label={words.kind}
        emptyLabel={null}
        options={customFieldKinds.map((value) => ({ value, label: texts.enumerations.customFieldKind[value] }))}
      />
      {kind === "select" && (
        <div data-wide>
          <ListInput
            control={control}
            name={`${at}.selections`}
            label={words.selections}
            help={words.selectionsHelp}
            check={noCheck}
            required
          />
        </div>
      )}
      <CheckboxInput control={control} name={`${at}.required`} label={words.required} />
      <CheckboxInput control={control} name={`${at}.onlyForOrders`} label={words.onlyForOrders} />
    </FormGrid>
  );
}

/** Moves a field among the others, by its buttons or by Alt and an arrow. */
function movesOf({ index, count, onMove }: Pick<CustomFieldItemProps, "index" | "count" | "onMove">, title: string) {
  const reasonNot = { up: index === 0 ? words.first : undefined, down: index === count - 1 ? words.last : undefined };

  const move = (direction: Direction, focusId: (index: number) => string) => {
    const to = index + step[direction];
    if (reasonNot[direction] === undefined) onMove(to, focusId(to));
  };
  const byKeyboard = (event: KeyboardEvent<HTMLElement>) => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    // The same input of the same field keeps the focus where the field goes.
    const { id } = event.target as HTMLElement;
    move(event.key === "ArrowUp" ? "up" : "down", (to) => id.replace(`.${index}.`, `.${to}.`));
  };
  const arrow = (direction: Direction) => {
    const Icon = direction === "up" ? ArrowUpward : ArrowDownward;
    const reason = reasonNot[direction];
    return (
      <IconButton
        id={buttonId(index, direction)}
        size="small"
        aria-label={words[direction](title)}
        aria-disabled={reason !== undefined || undefined}
        title={reason}
        onClick={() => move(direction, (to) => buttonId(to, direction))}
        sx={reason === undefined ? {} : dimmed}
      >
        <Icon fontSize="small" />
      </IconButton>
    );
  };
  return { byKeyboard, arrow };
}

/** One of the product's own fields: what it asks and how, and where it stands among the others. */
export function CustomFieldItem({ control, index, count, folded, onMove, onRemove }: CustomFieldItemProps) {
  const at = `customFields.${index}` as const;
  const [name, kind, required] = useWatch({ control, name: [`${at}.name`, `${at}.kind`, `${at}.required`] });
  const [opened, setOpened] = useState(!folded);
  const { errors } = useFormState({ control, name: at });
  const open = opened || errors.customFields?.[index] !== undefined;
  const kindName = texts.enumerations.customFieldKind[kind];
  const title = words.title(index + 1, name.trim());
  const { byKeyboard, arrow } = movesOf({ index, count, onMove }, title);
  return (
    <Item onKeyDown={byKeyboard}>
      <header>
        <div>
          <h3>{title}</h3>
          {!open && <small>{[kindName, ...(required ? [words.required] : [])].join(" · ")}</small>}
        </div>
        <IconButton
          size="small"
          aria-expanded={open}
          aria-label={open ? words.close(title) : words.open(title)}
          onClick={() => setOpened(!open)}
        >
          {open ? <ExpandLess fontSize="small" /> : <ExpandMore fontSize="small" />}
        </IconButton>
        {arrow("up")}
        {arrow("down")}
        <IconButton size="small" aria-label={words.remove(title)} onClick={onRemove}>
          <DeleteOutlined fontSize="small" />
        </IconButton>
      </header>
      {open && <FieldInputs control={control} at={at} kind={kind} />}
    </Item>
  );
}
