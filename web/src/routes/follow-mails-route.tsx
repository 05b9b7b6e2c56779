import { texts } from "@runko/domain/texts/texts";
import { Link, useLocation } from "react-router";
import { PublicFrame } from "../components/public/public-frame.tsx";
import { FollowMailsForm } from "../notifications/follow-mails-form.tsx";

/** /follow-mails, with the token of a mailed link behind `#` */
export function FollowMailsRoute() {
  const { hash } = useLocation();
  return (
    <PublicFrame title={texts.mailConsents.title}>
      <FollowMailsForm key={hash} token={decodeURIComponent(hash.slice(1))} />
      <Link to="/login">{texts.notificationPanel.toLogin}</Link>
    </PublicFrame>
  );
}
