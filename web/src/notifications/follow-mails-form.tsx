import { texts } from "@runko/domain/texts/texts";
import { answer } from "../api/answer.ts";
import { api } from "../api/client.ts";
import { MailedLinkForm } from "./mailed-link-form.tsx";

const { text, linkInvalid: invalid, failed, ...words } = texts.mailConsents;

const byToken = (token: string) => ({ params: { query: { token } } });
const answers = [
  {
    press: words.agree,
    done: words.agreed,
    send: (token: string) => answer(api.POST("/follow-mails", byToken(token))),
  },
  {
    press: words.decline,
    done: words.declined,
    send: (token: string) => answer(api.DELETE("/follow-mails", byToken(token))),
  },
];

/** Agrees to the mails whose link was followed, or declines them. */
export function FollowMailsForm({ token }: { token: string }) {
  return <MailedLinkForm token={token} words={{ text, invalid, failed }} answers={answers} />;
}
