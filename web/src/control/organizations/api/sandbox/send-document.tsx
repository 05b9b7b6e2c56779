import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { documentTypes, type DocumentType } from "@runko/domain/enumerations/document-types";
import { texts } from "@runko/domain/texts/texts";
import { useForm } from "react-hook-form";
import { ActionButton } from "../../../../components/buttons/action-button.tsx";
import { ProblemNotice } from "../../../../components/feedback/notice.tsx";
import { SelectInput } from "../../../../components/forms/select-input.tsx";
import { useFormSubmit } from "../../../../components/submit/use-form-submit.ts";
import { sandboxQuery, sendDocument } from "./sandbox-queries.ts";

const words = texts.sandbox;

const Form = styled("form")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  gap: 12,
  "& > div": { flex: "0 1 280px" },
});

const options = documentTypes.map((value) => ({ value, label: texts.documents.types[value].one }));

type Values = { documentType: DocumentType };

/** Lets the robot send the twin a document of a chosen type. */
export function SendDocument({ organizationId, twinId }: { organizationId: string; twinId: string }) {
  const form = useForm<Values>({ defaultValues: { documentType: "Order" } });
  const { submit, busy, general } = useFormSubmit<Values, { eventId: number }>(form, {
    perform: ({ documentType }) => sendDocument(twinId, documentType),
    done: ({ eventId }) => words.sent(eventId),
    stale: [sandboxQuery(organizationId).queryKey],
  });
  return (
    <>
      <Typography variant="h3" sx={{ mt: 2 }}>
        {words.sendTitle}
      </Typography>
      <Typography sx={{ my: 1, maxWidth: "75ch" }}>{words.sendWhat}</Typography>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <SelectInput
          control={form.control}
          name="documentType"
          label={words.documentType}
          options={options}
          emptyLabel={null}
        />
        <ActionButton type="submit" variant="outlined" busy={busy}>
          {words.send}
        </ActionButton>
      </Form>
      <ProblemNotice problem={general} />
    </>
  );
}
