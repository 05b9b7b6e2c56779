import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useState, type SubmitEvent } from "react";
import { useNavigate } from "react-router";
import { showSnackbar } from "../../components/feedback/snackbar.ts";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { useShortcut } from "../../shortcuts/use-shortcut.ts";
import { DiscardDraft } from "../drafts/discard-draft.tsx";
import { formChoices, namingOf } from "../fields/form-choices.ts";
import { agreedOf } from "./form-source.ts";
import { FormFiles } from "./form-files.tsx";
import { LiveSummary } from "./live-summary.tsx";
import { StepContent } from "./step-content.tsx";
import { useNewDocument, type NewDocumentProps } from "./use-new-document.ts";
import { WizardBar } from "./wizard-bar.tsx";
import { WizardNotices } from "./wizard-notices.tsx";
import { WizardSteps } from "./wizard-steps.tsx";

const Columns = styled("form")(({ theme }) => ({
  display: "grid",
  gap: "0 24px",
  padding: "0 24px",
  gridTemplateColumns: "168px minmax(0, 860px) 264px",
  minHeight: "calc(100dvh - 116px)",
  gridTemplateRows: "1fr auto",
  alignItems: "start",
  "&[data-step=summary]": { gridTemplateColumns: "168px minmax(0, 860px)" },
  [theme.breakpoints.up("xl")]: { gridTemplateColumns: "200px minmax(0, 860px) 340px" },
  [theme.breakpoints.down("lg")]: { gridTemplateColumns: "168px minmax(0, 860px)" },
  [theme.breakpoints.down("md")]: {
    "&, &[data-step]": { gridTemplateColumns: "minmax(0, 1fr)" },
    gridTemplateRows: "auto 1fr auto",
  },
  [theme.breakpoints.down("sm")]: { padding: "0 12px" },
}));
const Middle = styled("div")({ display: "flex", flexDirection: "column", gap: 16, minWidth: 0 });
const Head = styled("div")(({ theme }) => ({
  padding: "0 24px",
  [theme.breakpoints.down("sm")]: { padding: "0 12px" },
}));

/** Throws the draft away and leaves the form. */
function useDiscard({ place }: NewDocumentProps, drop: () => void) {
  const navigate = useNavigate();
  return () => {
    drop();
    showSnackbar(texts.newDocument.drafts.discarded);
    void navigate(place.back.to);
  };
}

/** What the inputs offer, and the names of what they hold. */
function useChoicesOf({ type, source }: NewDocumentProps, { data, asked }: ReturnType<typeof useNewDocument>) {
  const [now] = useState(() => new Date());
  const fetched = {
    nnis: data.nnis.data ?? { from: [], to: [] },
    billingGroups: data.billingGroups.data ?? [],
    billingGroupsFailed: data.billingGroups.isError && !data.billingGroups.data,
    supplier: data.supplier,
    asked,
    limiting: { documentType: type, products: data.chosen, agreed: agreedOf(source) },
  };
  return { now, choices: formChoices(fetched, now), naming: { ...source?.document.names, ...namingOf(fetched) } };
}

/** A new document in three steps: product and supplier, connection and delivery, summary (D-12). */
export function NewDocument(props: NewDocumentProps) {
  const { type, place, source, attachments } = props;
  const page = useNewDocument(props);
  const { draft, form, data, step, goTo, moveOn, sending } = page;
  const { naming, ...offered } = useChoicesOf(props, page);
  const discard = useDiscard(props, draft.drop);
  useShortcut("mod+Enter", moveOn, { label: texts.documentForm.moveOn });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    moveOn();
  };
  const shared = { type, place, source, page };
  return (
    <>
      <Head>
        <PageHeader
          title={texts.newDocument.newTitles[type]}
          takesFocus={false}
          back={place.back}
          actions={draft.state.kind === "none" ? undefined : <DiscardDraft onDiscard={discard} />}
        />
      </Head>
      <Columns noValidate onSubmit={submit} data-step={step}>
        <WizardSteps step={step} type={type} ofOrder={source?.mode === "FROM_EXISTING"} onSelect={goTo} />
        <Middle>
          <WizardNotices {...shared} />
          <StepContent {...shared} {...offered} naming={naming} />
          {attachments && (
            <FormFiles
              control={form.control}
              scope={place.scope}
              attachments={attachments}
              hidden={step === "product"}
            />
          )}
        </Middle>
        {step !== "summary" && (
          <LiveSummary
            control={form.control}
            type={type}
            chosen={{ groupName: data.group?.name, supplier: data.supplier, products: data.chosen }}
            asked={page.asked}
            naming={naming}
          />
        )}
        <WizardBar step={step} type={type} draft={draft.state} sending={sending} onBack={goTo} onSend={page.sendNow} />
      </Columns>
    </>
  );
}
