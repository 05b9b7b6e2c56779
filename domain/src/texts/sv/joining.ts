import type { JoiningState } from "../../accounts/joining.ts";

const states: Record<JoiningState, string> = {
  open: "Väntar på svar",
  expired: "Utgången",
  accepted: "Accepterad",
  declined: "Avböjd",
  withdrawn: "Återtagen",
};

/** A person of another operator joins an organization: the administrator's dialog, and the person's own page. */
export const joining = {
  states,
  open: "Bjud in från en annan organisation",
  title: (organization: string) => `Inbjudan till organisationen ${organization}`,
  help: (days: number) =>
    `Bjud in en person som redan har ett konto i en annan organisation. Personen får ett e-postmeddelande och avgör själv om inbjudan accepteras. Inbjudan gäller i ${days} dagar.`,
  emailAddress: "E-postadress",
  roles: "Roller",
  send: "Skicka inbjudan",
  sent: (email: string) => `Inbjudan skickas till ${email}`,
  list: "Inbjudningar",
  none: "Det finns inga inbjudningar",
  told: (by: string, at: string) => `${by}, ${at}`,
  until: (at: string) => `gäller till ${at}`,
  withdraw: "Återta inbjudan",
  withdrawWhich: (email: string) => `Återta inbjudan: ${email}`,
  withdrawn: (email: string) => `Inbjudan till ${email} återtagen`,
  inUseElsewhere:
    "Om personen redan har ett konto i en annan organisation, skicka en inbjudan: personen avgör själv om inbjudan accepteras.",

  pageTitle: "Inbjudningar till organisationer",
  pageNone: (email: string) =>
    `Du har inga öppna inbjudningar. Inbjudan kan ha gått ut eller återtagits, eller så skickades den till en annan adress än ${email}. Be i så fall avsändaren om en ny.`,
  invitedBy: (name: string) => `${name} bjuder in dig till organisationen. Dina nuvarande roller behålls.`,
  accept: "Acceptera",
  acceptWhich: (organization: string) => `Acceptera inbjudan: ${organization}`,
  decline: "Avböj",
  declineWhich: (organization: string) => `Avböj inbjudan: ${organization}`,
  accepted: (organization: string) => `Du hör nu till organisationen ${organization}`,
  declined: (organization: string) => `Inbjudan till organisationen ${organization} avböjd`,
};
