import { texts } from "@runko/domain/texts/texts";
import { answer } from "../api/answer.ts";
import { api } from "../api/client.ts";
import { MailedLinkForm } from "./mailed-link-form.tsx";

const { stopText: text, stopLinkInvalid: invalid, stopFailed: failed, stop, stopped } = texts.notificationPanel;

const send = (token: string) => answer(api.POST("/stop-mails", { params: { query: { token } } }));

/** Ends the mails whose link was followed. */
export function StopMailsForm({ token }: { token: string }) {
  return (
    <MailedLinkForm token={token} words={{ text, invalid, failed }} answers={[{ press: stop, done: stopped, send }]} />
  );
}
