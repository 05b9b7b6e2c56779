import { texts } from "@runko/domain/texts/texts";
import { Link } from "react-router";
import { LoginForm } from "./login-form.tsx";
import { PublicFrame } from "./public-frame.tsx";

type LoginPageProps = {
  /** Called once the user is let in; tells whether it is the same user as last time in this browser. */
  onEntered: (sameUser: boolean) => void;
  /** Where a new password is asked for. */
  resetPath: string;
};

/** The login, and the way on for who has forgotten the password. */
export function LoginPage({ onEntered, resetPath }: LoginPageProps) {
  return (
    <PublicFrame title={texts.login.title}>
      <LoginForm onEntered={onEntered} />
      <Link to={resetPath}>{texts.login.forgotten}</Link>
    </PublicFrame>
  );
}
