import Search from "@mui/icons-material/Search";
import OutlinedInput from "@mui/material/OutlinedInput";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { parseEventId } from "@runko/domain/values/event-number";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState, type SubmitEvent } from "react";
import { useNavigate } from "react-router";
import { ApiProblem, problemText } from "../../api/api-problem.ts";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { FieldFrame } from "../../components/forms/field-frame.tsx";
import type { DocumentType } from "@runko/domain/documents/document-types";
import { areaOfRole, paths } from "../../look/paths.ts";
import { documentQuery } from "../api/document-queries.ts";
import type { Scope } from "../api/entities.ts";

const words = texts.front;

const Form = styled("form")({ display: "flex", alignItems: "flex-end", gap: 8, maxWidth: 640, marginBottom: 20 });
const Field = styled("div")({ flex: 1, minWidth: 0 });

const isMissing = (error: unknown) => error instanceof ApiProblem && (error.status === 404 || error.status === 403);

type FindDocumentProps = { scope: Scope; listType: DocumentType };

/** One field that opens a document by its TID, or the list of a type by an id, a customer or an address. */
export function FindDocument({ scope, listType }: FindDocumentProps) {
  const area = areaOfRole[scope.role];
  const id = useId();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const openList = () =>
    navigate(`${paths.documents(area, { type: listType })}&${new URLSearchParams({ q: text.trim() })}`);

  const find = async () => {
    const eventId = parseEventId(text);
    if (eventId === null) return await openList();
    try {
      await client.fetchQuery(documentQuery(scope, eventId));
      return await navigate(paths.document(area, eventId));
    } catch (failure) {
      if (isMissing(failure)) return await openList();
      return setError(problemText(failure));
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() === "" || busy) return;
    setBusy(true);
    setError(undefined);
    void find().finally(() => setBusy(false));
  };

  return (
    <Form role="search" onSubmit={submit}>
      <Field>
        <FieldFrame id={id} label={words.search} help={words.searchHelp} error={error}>
          <OutlinedInput
            id={id}
            value={text}
            onChange={(event) => setText(event.target.value)}
            startAdornment={<Search fontSize="small" sx={{ mr: 2 }} />}
            error={error !== undefined}
            slotProps={{ input: { autoComplete: "off", "aria-describedby": `${id}-help` } }}
          />
        </FieldFrame>
      </Field>
      <ActionButton type="submit" variant="contained" busy={busy} sx={{ mb: 5.25 }}>
        {words.searchButton}
      </ActionButton>
    </Form>
  );
}
