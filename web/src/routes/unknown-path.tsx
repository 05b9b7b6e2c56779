import { Navigate, useLocation } from "react-router";

/** Says at an address of its own which one leads nowhere. */
export function UnknownPath() {
  const { pathname } = useLocation();
  return <Navigate to="/not-found" replace state={{ path: pathname }} />;
}
