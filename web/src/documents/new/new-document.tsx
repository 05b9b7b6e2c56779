import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useState, type SubmitEvent } from "react";
import { useNavigate } from "react-router";
import { ApiProblem } from "../../api/api-problem.ts";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { showSnackbar } from "../../components/feedback/snackbar.ts";
import { Notice } from "../../components/feedback/notice.tsx";
import { FormErrorSummary } from "../../components/forms/form-error-summary.tsx";
import { flattenErrors } from "../../components/forms/form-errors.ts";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { Stepper } from "../../components/layout/stepper.tsx";
import { StickyActionBar } from "../../components/layout/sticky-action-bar.tsx";
import { paths } from "../../look/paths.ts";
import { useMedia } from "../../screen/use-media.ts";
import { useShortcut } from "../../shortcuts/use-shortcut.ts";
import { inputLabel } from "../fields/input-label.ts";
import { inScreenOrder } from "./fields-step.tsx";
import { DiscardDraft } from "./discard-draft.tsx";
import { DraftStatus } from "./draft-status.tsx";
import { FormFiles } from "./form-files.tsx";
import { areaOfPlace } from "./form-place.ts";
import { refusalOfSource } from "./form-source.ts";
import { LiveSummary } from "./live-summary.tsx";
import { steps } from "./new-document-url.ts";
import { SendFailure } from "./send-failure.tsx";
import { StepContent } from "./step-content.tsx";
import { formChoices, namingOf } from "./form-choices.ts";
import { SourceNotice } from "./source-notice.tsx";
import { useNewDocument, type NewDocumentProps } from "./use-new-document.ts";

const words = texts.documentForm;

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
const Steps = styled("nav")(({ theme }) => ({
  position: "sticky",
  top: 72,
  [theme.breakpoints.down("md")]: { position: "static", marginBottom: 12 },
}));
const Middle = styled("div")({ display: "flex", flexDirection: "column", gap: 16, minWidth: 0 });
const Bar = styled("div")({ gridColumn: "1 / -1", position: "sticky", bottom: 0, zIndex: 2 });
const Head = styled("div")(({ theme }) => ({
  padding: "0 24px",
  [theme.breakpoints.down("sm")]: { padding: "0 12px" },
}));

/** A new document in three steps: product and supplier, connection and delivery, summary (D-12). */
export function NewDocument(props: NewDocumentProps) {
  const { type, place, source, attachments } = props;
  const page = useNewDocument(props);
  const area = areaOfPlace(place);
  const ofOrder = source?.mode === "FROM_EXISTING";
  const { draft, form, data, step, tries, general, goTo, moveOn, sending, sendError } = page;
  const navigate = useNavigate();
  const [now] = useState(() => new Date());
  const beside = useMedia("(min-width: 960px)");
  useShortcut("mod+Enter", moveOn, { label: words.moveOn });

  const fetched = {
    nnis: data.nnis.data ?? { from: [], to: [] },
    billingGroups: data.billingGroups.data ?? [],
    billingGroupsFailed: data.billingGroups.isError && !data.billingGroups.data,
    supplier: data.supplier,
    asked: page.asked,
  };
  const choices = formChoices(fetched, now);
  const naming = { ...source?.document.names, ...namingOf(fetched) };
  const [customNames = [], ...moreNames] = page.customNames;
  const stepLabels = {
    product: ofOrder ? words.steps.order : words.steps.product,
    fields: type === "Order" ? words.steps.fields : words.steps.details,
    summary: words.steps.summary,
  };
  const current = steps.indexOf(step);
  const failed = sendError && !(sendError instanceof ApiProblem && sendError.errors.length > 0);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    moveOn();
  };
  const discard = () => {
    draft.drop();
    showSnackbar(texts.newDocument.drafts.discarded);
    void navigate(place.back.to);
  };

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
        <Steps aria-label={words.steps.label}>
          <Stepper
            label={words.steps.label}
            direction={beside ? "vertical" : "horizontal"}
            steps={steps.map((id, index) => ({
              id,
              label: stepLabels[id],
              state: index < current ? "done" : index === current ? "current" : "todo",
            }))}
            onSelect={(id) => goTo(steps.find((known) => known === id) ?? "product")}
          />
        </Steps>
        <Middle>
          <FormErrorSummary
            errors={inScreenOrder(flattenErrors(form.formState.errors), type, page.asked)}
            labelOf={(name) => inputLabel(name, type, customNames, moreNames)}
            general={general}
            tries={tries}
          />
          {failed && (
            <SendFailure error={sendError} listPath={paths.documents(area, { type })} onSendAsNew={page.sendAsNew} />
          )}
          {source && (
            <SourceNotice source={source} area={area} refusal={sending ? undefined : refusalOfSource(source, type)} />
          )}
          {page.gone.length > 0 && (
            <Notice severity="warning" live>
              {page.gone.map(({ id, name }) => (
                <div key={id}>{words.productGone(name)}</div>
              ))}
              {data.chosen.length === 0 && <div>{words.chooseAnother}</div>}
            </Notice>
          )}
          <StepContent
            type={type}
            place={place}
            source={source}
            page={page}
            choices={choices}
            naming={naming}
            now={now}
          />
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
        <Bar>
          <StickyActionBar message={<DraftStatus state={draft.state} />}>
            {step !== "product" && (
              <Button variant="outlined" onClick={() => goTo(steps[current - 1] ?? "product")}>
                {words.steps.previous}
              </Button>
            )}
            <ActionButton type="submit" variant="contained" busy={sending}>
              {step === "product" && words.steps.next}
              {step === "fields" && words.steps.toSummary}
              {step === "summary" && texts.documents.actions.create(type)}
            </ActionButton>
          </StickyActionBar>
        </Bar>
      </Columns>
    </>
  );
}
