import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { MailLink } from "./mail-address.tsx";

const Lines = styled("span")({ "& > *": { display: "block", overflowWrap: "anywhere" }, "& a": { minHeight: 24 } });

const dialled = (number: string): string => number.replace(/[^+\d]/g, "");

type ContactLinesProps = { lines?: readonly string[]; phones: readonly string[]; emails: readonly string[] };

/** How somebody is reached, a line each; what is empty is left out. */
export function ContactLines({ lines, phones, emails }: ContactLinesProps) {
  const said = (text: string) => text !== "";
  return (
    <Lines>
      {lines?.filter(said).map((line) => (
        <span key={line}>{line}</span>
      ))}
      {emails.filter(said).map((email) => (
        <MailLink key={email} address={email} />
      ))}
      {phones.filter(said).map((number) => (
        <Link key={number} href={`tel:${dialled(number)}`}>
          {number}
        </Link>
      ))}
    </Lines>
  );
}
