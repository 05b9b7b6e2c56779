import Close from "@mui/icons-material/Close";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useWatch, type Control, type FieldPath, type FieldValues } from "react-hook-form";
import { controlProps, FieldFrame } from "../components/forms/field-frame.tsx";
import { OptionSearch } from "../components/forms/option-search.tsx";
import { useField } from "../components/forms/use-field.ts";

const Chosen = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  maxHeight: 320,
  overflowY: "auto",
  "& > li": { display: "flex", alignItems: "center", gap: 8, minHeight: 36, overflowWrap: "anywhere" },
  "& > li + li": { borderTop: `1px solid ${theme.colors.divider}` },
  "& > li > span": { flex: 1, minWidth: 0 },
}));

type OrganizationPickerProps<Values extends FieldValues> = {
  control: Control<Values>;
  /** A field that holds ids. */
  name: FieldPath<Values>;
  /** The name of the chosen ones, and of the search by which more are added. */
  label: string;
  addLabel: string;
  help: string;
  noneLeft: string;
  /** Undefined while they are fetched. */
  options: readonly { id: string; name: string }[] | undefined;
  nameOf: (id: string) => string;
};

/** Organizations found by typing part of the name, twenty more whenever the end of the list comes near, and added. */
export function OrganizationPicker<Values extends FieldValues>(props: OrganizationPickerProps<Values>) {
  const { control, name, label, addLabel, help, noneLeft, options, nameOf } = props;
  const { id, field, texts: frame } = useField({ control, name, label: addLabel, help });
  const chosen: readonly string[] = useWatch({ control, name });
  const others = (options ?? []).filter((one) => !chosen.includes(one.id));
  const inOrder = chosen.toSorted((one, other) => texts.formats.compare(nameOf(one), nameOf(other)));
  return (
    <div>
      <FieldFrame id={id} {...frame}>
        <OptionSearch
          key={chosen.length}
          options={others.map((one) => ({ value: one.id, label: one.name }))}
          value=""
          onChange={(added) => added !== "" && field.onChange([...chosen, added])}
          onBlur={field.onBlur}
          control={controlProps(id, frame)}
          inputRef={field.ref}
          invalid={frame.error !== undefined}
          loading={options === undefined}
          noOptionsText={noneLeft}
        />
      </FieldFrame>
      {inOrder.length > 0 && (
        <Chosen aria-label={label} tabIndex={0}>
          {inOrder.map((organizationId) => (
            <li key={organizationId}>
              <span>{nameOf(organizationId)}</span>
              <IconButton
                size="small"
                aria-label={texts.common.remove(nameOf(organizationId))}
                onClick={() => field.onChange(chosen.filter((one) => one !== organizationId))}
              >
                <Close fontSize="small" />
              </IconButton>
            </li>
          ))}
        </Chosen>
      )}
    </div>
  );
}
