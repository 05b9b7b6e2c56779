import { texts } from "@runko/domain/texts/texts";
import { useState } from "react";
import Button from "@mui/material/Button";
import { Notice } from "../components/feedback/notice.tsx";
import { PublicPage } from "../components/public/public-page.tsx";
import { ContactForm } from "./contact-form.tsx";

const words = texts.contact;

/** Orders credentials, or asks something, without a login. */
export function OrderCredentialsPage() {
  const [sentFrom, setSentFrom] = useState<string>();
  return (
    <PublicPage title={words.title} lead={words.lead}>
      {sentFrom === undefined ? (
        <ContactForm onSent={setSentFrom} />
      ) : (
        <>
          <Notice severity="success" title={words.doneTitle} live>
            {words.done(sentFrom)}
          </Notice>
          <Button variant="outlined" sx={{ mt: 6 }} onClick={() => setSentFrom(undefined)}>
            {words.another}
          </Button>
        </>
      )}
    </PublicPage>
  );
}
