import { resetPath } from "@runko/domain/accounts/password-reset";
import { useLocation } from "react-router";
import { ResetPasswordPage } from "../accounts/reset-password-page.tsx";

/** /reset-password, with the token of a mailed link behind `#` */
export function ResetPasswordRoute() {
  const { hash } = useLocation();
  return <ResetPasswordPage key={hash} token={hash.slice(1)} loginPath="/login" askPath={resetPath} />;
}
