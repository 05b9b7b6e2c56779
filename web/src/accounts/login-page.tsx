import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { PublicFrame } from "../components/public/public-frame.tsx";
import { LoginForm } from "./login-form.tsx";

const Links = styled("div")({ display: "grid", justifyItems: "start", "& a": { padding: "4px 0" } });

type LoginPageProps = {
  /** Called once the user is let in; tells whether it is the same user as last time in this browser. */
  onEntered: (sameUser: boolean) => void;
  /** Where a new password is asked for. */
  resetPath: string;
  /** The latest public news, which may come later. */
  news: ReactNode;
};

/** The login, the ways on for who cannot log in, and the latest news. */
export function LoginPage({ onEntered, resetPath, news }: LoginPageProps) {
  return (
    <PublicFrame title={texts.login.title} below={news}>
      <LoginForm onEntered={onEntered} />
      <Links>
        <Link to={resetPath}>{texts.login.forgotten}</Link>
        <Link to="/order-credentials">{texts.login.orderCredentials}</Link>
        <Link to="/more-info">{texts.login.moreInfo}</Link>
      </Links>
    </PublicFrame>
  );
}
