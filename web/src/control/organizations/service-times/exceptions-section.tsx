import Add from "@mui/icons-material/Add";
import DeleteOutlined from "@mui/icons-material/DeleteOutlined";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { longestReason, mostExceptions } from "@runko/domain/service-times/check-service-times";
import { texts } from "@runko/domain/texts/texts";
import { useFieldArray, type Control } from "react-hook-form";
import { ActionButton } from "../../../components/buttons/action-button.tsx";
import { CheckboxInput } from "../../../components/forms/checkbox-input.tsx";
import { DateInput } from "../../../components/forms/date-input.tsx";
import { fieldId } from "../../../components/forms/field-frame.tsx";
import { TextInput } from "../../../components/forms/text-input.tsx";
import { Section } from "../../../components/layout/section.tsx";
import { FormGrid } from "../../form-grid.tsx";
import { newException, type ServiceTimesValues } from "./service-times-values.ts";

const words = texts.controlServiceTimes;

const Item = styled("fieldset")(({ theme }) => ({
  border: 0,
  borderTop: `1px solid ${theme.colors.divider}`,
  margin: "12px 0 0",
  padding: "12px 0 0",
  minWidth: 0,
  "& legend": { fontWeight: 650, padding: "12px 0 8px" },
}));

type ExceptionsSectionProps = { control: Control<ServiceTimesValues>; values: ServiceTimesValues };

/** Single days on which the supplier is open or closed in its own way. */
export function ExceptionsSection({ control, values }: ExceptionsSectionProps) {
  const { fields, append, remove } = useFieldArray({ control, name: "exceptions" });
  return (
    <Section title={words.exceptions}>
      <p>{words.exceptionsHelp}</p>
      {fields.length === 0 && <p>{words.noExceptions}</p>}
      {fields.map(({ id }, index) => (
        <Item key={id}>
          <legend>{words.exception(index + 1)}</legend>
          <FormGrid>
            <DateInput control={control} name={`exceptions.${index}.date`} label={words.date} required />
            <TextInput
              control={control}
              name={`exceptions.${index}.reason`}
              label={words.reason}
              help={words.reasonHelp(longestReason)}
              required
            />
            <div data-wide>
              <CheckboxInput control={control} name={`exceptions.${index}.open`} label={words.openThen} />
            </div>
            {values.exceptions[index]?.open && (
              <>
                <TextInput control={control} name={`exceptions.${index}.from`} label={words.from} required />
                <TextInput control={control} name={`exceptions.${index}.to`} label={words.to} required />
              </>
            )}
          </FormGrid>
          <Button
            startIcon={<DeleteOutlined />}
            onClick={() => {
              remove(index);
              document.getElementById(fieldId("exceptions"))?.focus();
            }}
          >
            {words.removeException(index + 1)}
          </Button>
        </Item>
      ))}
      <ActionButton
        id={fieldId("exceptions")}
        variant="outlined"
        startIcon={<Add />}
        onClick={() => append(newException())}
        disabledReason={fields.length < mostExceptions ? undefined : words.mostExceptions(mostExceptions)}
        sx={{ marginTop: 2 }}
      >
        {words.addException}
      </ActionButton>
    </Section>
  );
}
