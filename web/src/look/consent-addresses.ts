import { texts } from "@runko/domain/texts/texts";
import type { components } from "../api/schema.generated.ts";
import type { AskedAddress } from "../components/tables/asked-addresses.tsx";

const words = texts.mailConsents;

type MailConsent = components["schemas"]["MailConsent"];

function stateOf({ consent, askedAt }: MailConsent): string {
  if (consent !== "waiting") return words.states[consent];
  if (askedAt === null) return words.notAsked;
  return `${words.states.waiting}, ${words.askedAt(texts.formats.instant(askedAt))}`;
}

/** What each address says to mails, with the press that asks it again where it may be asked. */
export const consentAddresses = (
  consents: readonly MailConsent[],
  { mayAct, asking, onAsk }: { mayAct: boolean; asking: boolean; onAsk: (address: string) => void },
): AskedAddress[] =>
  consents.map((consent) => {
    const { emailAddress: address, askedAt, mayAsk } = consent;
    const label = askedAt === null ? words.askFirst : words.ask;
    const press = {
      label,
      name: words.askWhich(label, address),
      busy: asking,
      onPress: () => onAsk(address),
    };
    return { address, state: stateOf(consent), press: mayAct && mayAsk ? press : undefined };
  });
