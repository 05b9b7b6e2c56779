import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ActionButton } from "../../../components/buttons/action-button.tsx";
import { ProblemNotice } from "../../../components/feedback/notice.tsx";
import { controlProps, FieldFrame } from "../../../components/forms/field-frame.tsx";
import { OptionSearch } from "../../../components/forms/option-search.tsx";
import { useAction } from "../../../components/submit/use-action.ts";
import { controlKeys } from "../../control-keys.ts";
import { controlProblemText } from "../../control-problem.ts";
import type { NamedOrganization, Nni } from "./nni-entities.ts";
import { shareNni } from "./nni-queries.ts";

const words = texts.controlNnis;
const ids = { nni: "share-nni", receiver: "share-receiver" };

const Row = styled("form")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "1fr 1fr auto",
  alignItems: "end",
  gap: "12px 16px",
  marginTop: 16,
  [theme.breakpoints.down("sm")]: { gridTemplateColumns: "1fr" },
}));

type ShareFormProps = { nnis: readonly Nni[]; below: readonly NamedOrganization[] };

/** Shares one of the organization's NNIs to one below it. */
export function ShareForm({ nnis, below }: ShareFormProps) {
  const client = useQueryClient();
  const [nniId, setNniId] = useState("");
  const [receiverId, setReceiverId] = useState("");
  const { run, busy, failure } = useAction({
    perform: async ({ nni: shared, receiver: to }: { nni: Nni; receiver: NamedOrganization }) => {
      await shareNni(to.id, shared.id);
      await client.invalidateQueries({ queryKey: controlKeys.nnis() });
    },
    done: (_shared, { nni: { identifier }, receiver: { name } }) => words.shared(identifier, name),
    onDone: () => setReceiverId(""),
  });
  const nni = nnis.find(({ id }) => id === nniId);
  const receiver = below.find(({ id }) => id === receiverId);

  if (below.length === 0) return <p>{words.noBelow}</p>;
  if (nnis.length === 0) return <p>{words.noneToShare}</p>;
  const held = nni?.subOrganizations.map(({ id }) => id) ?? [];
  return (
    <>
      <Row
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (nni && receiver) void run({ nni, receiver });
        }}
      >
        <FieldFrame id={ids.nni} label={words.sharedNni}>
          <OptionSearch
            options={nnis.map(({ id, identifier }) => ({ value: id, label: identifier }))}
            value={nniId}
            onChange={setNniId}
            control={controlProps(ids.nni, { label: words.sharedNni })}
          />
        </FieldFrame>
        <FieldFrame id={ids.receiver} label={words.receiver}>
          <OptionSearch
            options={below.filter(({ id }) => !held.includes(id)).map(({ id, name }) => ({ value: id, label: name }))}
            value={receiverId}
            onChange={setReceiverId}
            control={controlProps(ids.receiver, { label: words.receiver })}
          />
        </FieldFrame>
        <ActionButton
          type="submit"
          variant="contained"
          busy={busy}
          disabledReason={nni && receiver ? undefined : words.chooseBoth}
        >
          {words.share}
        </ActionButton>
      </Row>
      <ProblemNotice problem={failure ? controlProblemText(failure) : undefined} />
    </>
  );
}
