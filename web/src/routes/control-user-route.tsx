import { UserPage } from "../control/users/user-page.tsx";

/** /control/users/{id}/{mode} */
export default function ControlUserRoute() {
  return <UserPage />;
}
