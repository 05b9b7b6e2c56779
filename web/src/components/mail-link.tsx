import Link from "@mui/material/Link";
import { inOrder } from "./markdown/in-order.ts";

const mayBreak = <wbr />;

/** A mail address that one writes to by a press; where it does not fit, it goes on after its @ or a dot. */
export function MailLink({ address }: { address: string }) {
  const parts = address.match(/[^@.]*[@.]?/g) ?? [];
  return <Link href={`mailto:${address}`}>{inOrder(parts.flatMap((part) => [part, mayBreak]))}</Link>;
}
