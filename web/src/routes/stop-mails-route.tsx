import { texts } from "@runko/domain/texts/texts";
import { Link, useLocation } from "react-router";
import { PublicFrame } from "../components/public/public-frame.tsx";
import { StopMailsForm } from "../notifications/stop-mails-form.tsx";

const words = texts.notificationPanel;

/** /stop-mails, with the token of a mailed link behind `#` */
export function StopMailsRoute() {
  const { hash } = useLocation();
  return (
    <PublicFrame title={words.stopTitle}>
      <StopMailsForm key={hash} token={decodeURIComponent(hash.slice(1))} />
      <Link to="/login">{words.toLogin}</Link>
    </PublicFrame>
  );
}
