import { styled } from "@mui/material/styles";
import {
  checkContactRequest,
  contactKinds,
  tidyContactRequest,
  type ContactField,
  type ContactRequest,
} from "@runko/domain/contact/contact-request";
import { texts } from "@runko/domain/texts/texts";
import { useEffect, useRef } from "react";
import { useForm, useWatch, type Control } from "react-hook-form";
import { Link } from "react-router";
import { answer } from "../api/answer.ts";
import { api } from "../api/client.ts";
import { ActionButton } from "../components/buttons/action-button.tsx";
import { resolverOf } from "../components/forms/errors-of-issues.ts";
import { FormErrorSummary } from "../components/forms/form-error-summary.tsx";
import { flattenErrors } from "../components/forms/form-errors.ts";
import { PhoneInput } from "../components/forms/phone-input.tsx";
import { RadioInput } from "../components/forms/radio-input.tsx";
import { TextInput } from "../components/forms/text-input.tsx";
import { useFormSubmit } from "../components/submit/use-form-submit.ts";
import { contactDraft } from "./contact-draft.ts";

const words = texts.contact;
const { fields } = words;
const isField = (name: string): name is ContactField => Object.hasOwn(fields, name);
const kinds = contactKinds.map((value) => ({ value, label: words.kinds[value] }));

const empty: ContactRequest = {
  kind: "credentials",
  name: "",
  organizationName: "",
  businessId: "",
  emailAddress: "",
  phoneNumber: "",
  message: "",
};

const Form = styled("form")({ display: "grid", gap: 16 });
const Grid = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: 16,
  "& > [data-whole]": { gridColumn: "1 / -1" },
  [theme.breakpoints.down("sm")]: { gridTemplateColumns: "minmax(0, 1fr)" },
}));
const Foot = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "12px 24px",
  marginTop: 8,
});
/** Out of sight and out of the order of the keys: only what fills in every field finds it. */
const Trap = styled("div")({
  position: "absolute",
  insetInlineStart: -10_000,
  width: 1,
  height: 1,
  overflow: "hidden",
});

function ContactFields({ control, kind }: { control: Control<ContactRequest>; kind: ContactRequest["kind"] }) {
  const orders = kind === "credentials";
  return (
    <Grid sx={{ mt: 6 }}>
      <TextInput control={control} name="name" label={fields.name} autoComplete="name" required />
      <TextInput
        control={control}
        name="emailAddress"
        type="email"
        label={fields.emailAddress}
        autoComplete="email"
        tidy={(text) => text.trim()}
        required
      />
      <TextInput
        control={control}
        name="organizationName"
        label={fields.organizationName}
        autoComplete="organization"
        required={orders}
      />
      <PhoneInput
        control={control}
        name="phoneNumber"
        label={fields.phoneNumber}
        autoComplete="tel"
        required={orders}
      />
      <TextInput control={control} name="businessId" label={fields.businessId} help={words.businessIdHelp} />
      <div data-whole>
        <TextInput
          control={control}
          name="message"
          label={fields.message}
          help={words.messageHelp[kind]}
          rows={5}
          required={!orders}
        />
      </div>
    </Grid>
  );
}

/** The form of a credentials order and of a contact; what was typed stays until it is sent, also over a change of language. */
export function ContactForm({ onSent }: { onSent: (emailAddress: string) => void }) {
  const trap = useRef<HTMLInputElement>(null);
  const form = useForm<ContactRequest>({
    mode: "onSubmit",
    shouldFocusError: false,
    defaultValues: contactDraft.read() ?? empty,
    resolver: resolverOf(checkContactRequest),
  });
  const { control, subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => contactDraft.write(values) }),
    [subscribe],
  );
  const kind = useWatch({ control, name: "kind" });

  const { submit, busy, general, tries } = useFormSubmit(form, {
    perform: async (values) => {
      const body = { ...tidyContactRequest(values), website: trap.current?.value ?? "" };
      await answer(api.POST("/contact", { body }));
      return body.emailAddress;
    },
    onDone: (emailAddress) => {
      contactDraft.clear();
      onSent(emailAddress);
    },
    once: true,
    fieldOf: (path) => (isField(path) ? path : undefined),
  });

  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <FormErrorSummary
        errors={flattenErrors(form.formState.errors)}
        general={general}
        labelOf={(name) => (isField(name) ? fields[name] : name)}
        tries={tries}
      />
      <RadioInput
        control={control}
        name="kind"
        label={words.kindLabel}
        options={kinds}
        help={words.kindHelp[kind]}
        row
      />
      <ContactFields control={control} kind={kind} />
      <Trap aria-hidden>
        <label>
          {words.trap}
          <input ref={trap} type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </Trap>
      <Foot>
        <ActionButton type="submit" variant="contained" size="large" busy={busy}>
          {busy ? words.submitting : words.submit}
        </ActionButton>
        <p style={{ margin: 0 }}>
          {words.privacy} <Link to="/privacy-policy">{texts.privacy.title}</Link>
        </p>
      </Foot>
    </Form>
  );
}
