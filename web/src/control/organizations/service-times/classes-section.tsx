import Add from "@mui/icons-material/Add";
import DeleteOutlined from "@mui/icons-material/DeleteOutlined";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { longestClassName, mostClasses } from "@runko/domain/service-times/check-service-times";
import { texts } from "@runko/domain/texts/texts";
import { useFieldArray, type Control } from "react-hook-form";
import { ActionButton } from "../../../components/buttons/action-button.tsx";
import { fieldId } from "../../../components/forms/field-frame.tsx";
import { TextInput } from "../../../components/forms/text-input.tsx";
import { Section } from "../../../components/layout/section.tsx";
import { newClass, type ServiceTimesValues } from "./service-times-values.ts";

const words = texts.controlServiceTimes;

const Row = styled("div")({ display: "flex", alignItems: "flex-start", gap: 8 });

type ClassesSectionProps = { control: Control<ServiceTimesValues>; values: ServiceTimesValues };

/** By which names products are served in their own times. */
export function ClassesSection({ control, values }: ClassesSectionProps) {
  const { fields, append, remove } = useFieldArray({ control, name: "classes" });
  return (
    <Section title={words.classes}>
      <p>{words.classesHelp}</p>
      {fields.length === 0 && <p>{words.noClasses}</p>}
      {fields.map(({ id }, index) => (
        <Row key={id}>
          <TextInput
            control={control}
            name={`classes.${index}.name`}
            label={words.className(index + 1)}
            help={words.classNameHelp(longestClassName)}
            required
          />
          <IconButton
            aria-label={words.removeClass(values.classes[index]?.name.trim() || String(index + 1))}
            sx={{ marginTop: 3 }}
            onClick={() => {
              remove(index);
              document.getElementById(fieldId("classes"))?.focus();
            }}
          >
            <DeleteOutlined />
          </IconButton>
        </Row>
      ))}
      <ActionButton
        id={fieldId("classes")}
        variant="outlined"
        startIcon={<Add />}
        onClick={() => append(newClass())}
        disabledReason={fields.length < mostClasses ? undefined : words.mostClasses(mostClasses)}
        sx={{ marginTop: 2 }}
      >
        {words.addClass}
      </ActionButton>
    </Section>
  );
}
