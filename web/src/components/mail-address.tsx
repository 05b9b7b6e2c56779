import Link from "@mui/material/Link";
import { inOrder } from "./markdown/in-order.ts";

const mayBreak = <wbr />;

/** A mail address that goes on after its @ or a dot where it does not fit. */
export function MailAddress({ address }: { address: string }) {
  const parts = address.match(/[^@.]*[@.]?/g) ?? [];
  return inOrder(parts.flatMap((part) => [part, mayBreak]));
}

/** A mail address that one writes to by a press. */
export const MailLink = ({ address }: { address: string }) => (
  <Link href={`mailto:${address}`}>
    <MailAddress address={address} />
  </Link>
);
