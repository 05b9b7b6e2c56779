import type { JoiningState } from "../../accounts/joining.ts";

const states: Record<JoiningState, string> = {
  open: "Odottaa vastausta",
  expired: "Vanhentunut",
  accepted: "Hyväksytty",
  declined: "Hylätty",
  withdrawn: "Peruttu",
};

/** A person of another operator joins an organization: the administrator's dialog, and the person's own page. */
export const joining = {
  states,
  open: "Kutsu toisesta organisaatiosta",
  title: (organization: string) => `Kutsu organisaatioon ${organization}`,
  help: (days: number) =>
    `Kutsu henkilö, jolla on jo tunnus toisessa organisaatiossa. Hän saa sähköpostin ja päättää itse, hyväksyykö hän roolit. Kutsu on voimassa ${days} päivää.`,
  emailAddress: "Sähköpostiosoite",
  roles: "Roolit",
  send: "Lähetä kutsu",
  sent: (email: string) => `Kutsu lähetetään osoitteeseen ${email}`,
  list: "Kutsut",
  none: "Kutsuja ei ole",
  told: (by: string, at: string) => `${by}, ${at}`,
  until: (at: string) => `voimassa ${at} asti`,
  withdraw: "Peru kutsu",
  withdrawWhich: (email: string) => `Peru kutsu: ${email}`,
  withdrawn: (email: string) => `Kutsu osoitteeseen ${email} peruttu`,
  inUseElsewhere:
    "Jos henkilöllä on jo tunnus toisessa organisaatiossa, kutsu hänet: hän päättää itse, hyväksyykö hän roolit.",

  pageTitle: "Kutsut organisaatioihin",
  pageNone: (email: string) =>
    `Sinulla ei ole avoimia kutsuja. Kutsu on voinut vanhentua tai se on peruttu, tai se lähetettiin muuhun osoitteeseen kuin ${email}. Pyydä silloin lähettäjältä uusi.`,
  invitedBy: (name: string) => `${name} kutsuu sinut organisaatioon. Nykyiset roolisi säilyvät.`,
  accept: "Hyväksy",
  acceptWhich: (organization: string) => `Hyväksy kutsu: ${organization}`,
  decline: "Hylkää",
  declineWhich: (organization: string) => `Hylkää kutsu: ${organization}`,
  accepted: (organization: string) => `Kuulut nyt organisaatioon ${organization}`,
  declined: (organization: string) => `Kutsu organisaatioon ${organization} hylätty`,
};
