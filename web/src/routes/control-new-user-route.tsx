import { NewUserPage } from "../control/users/new-user-page.tsx";

/** /control/users/add */
export default function ControlNewUserRoute() {
  return <NewUserPage />;
}
