import { UsersPage } from "../control/users/users-page.tsx";

/** /control/users */
export default function ControlUsersRoute() {
  return <UsersPage />;
}
