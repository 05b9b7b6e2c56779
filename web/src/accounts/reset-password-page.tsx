import { texts } from "@runko/domain/texts/texts";
import { useState } from "react";
import { Link } from "react-router";
import { Notice } from "../components/feedback/notice.tsx";
import { AskLinkForm } from "./ask-link-form.tsx";
import { MailedLink } from "./mailed-link.tsx";
import { PublicFrame } from "../components/public/public-frame.tsx";

const words = texts.passwordReset;

type ResetPasswordPageProps = {
  /** Of the mailed link; empty for one who is still to ask for it. */
  token: string;
  loginPath: string;
  askPath: string;
};

/** Asks for a link by mail, or sets the new password that a link leads to. */
export function ResetPasswordPage({ token, loginPath, askPath }: ResetPasswordPageProps) {
  const [done, setDone] = useState<string>();
  const form =
    token === "" ? (
      <AskLinkForm onDone={setDone} />
    ) : (
      <MailedLink token={token} askPath={askPath} onDone={() => setDone(words.done)} />
    );
  return (
    <PublicFrame title={token === "" ? words.title : words.newTitle}>
      {done === undefined ? (
        form
      ) : (
        <Notice severity="success" live>
          {done}
        </Notice>
      )}
      <Link to={loginPath} style={{ padding: "4px 0" }}>
        {words.toLogin}
      </Link>
    </PublicFrame>
  );
}
