import { invitationDays } from "../../accounts/invitations.ts";
import { joiningDays } from "../../accounts/joining.ts";
import { keptDays } from "../../operations/kept-days.ts";
import { makeYears, type PrivacyFacts } from "../any-language/privacy-words.ts";
import type { TextSection } from "../text-section.ts";

const years = makeYears({
  aDay: "one day",
  days: (days) => `${days} days`,
  aYear: "one year",
  years: (amount) => `${amount} years`,
});

const hours = (amount: number): string => (amount === 1 ? "one hour" : `${amount} hours`);

const sections = ({
  controller,
  retentionDays,
  securityLogDays,
  tokenHours,
  resetLinkMinutes,
}: PrivacyFacts): TextSection[] => [
  {
    title: "Controller",
    paragraphs: [
      controller ??
        "The controller is the company that runs this portal and has made the contract of use with your organisation.",
      "In matters of data protection you reach the controller by the contact form of the portal. Each organisation that uses the portal answers itself for the information that its users record in documents.",
    ],
  },
  {
    title: "What the data is used for",
    paragraphs: [
      "Runko is a service between operators, in which network connections and services are ordered. Personal data is processed so that the subscriber and the supplier can take care of availability requests, inquiries, orders, changes, terminations and fault reports, and so that users can be identified and misuse of the portal noticed.",
      "The basis of processing is the legitimate interest of the controller and the organisations, and the contracts between them. The data is not used for marketing, profiling or automated decisions.",
    ],
  },
  {
    title: "What data is stored",
    paragraphs: [],
    list: [
      "Of a user: name, email address, phone number, job title, organisations and roles, latest login, and the sender and times of the latest invitation. Of the password only a hash is stored, from which the password cannot be restored.",
      "Of an invitation to an organisation: email address, the roles offered, sender and answer.",
      "Of documents: the customer’s name, the names, phone numbers and email addresses of contact persons, the addresses of connections, the email addresses of followers, messages and attachments, and the organisation’s own notes.",
      "Of logins that are valid: browser, operating system, network address, when it began and when it was last used.",
      "Of the event log: who did what and when.",
      "Of the security log: logins and attempts to log in, refused requests and administrative changes with their times and network addresses.",
      "Of contact requests: the name, organisation, business ID, email address, phone number and message given on the form. Of feedback also the page and the error ID that it concerns.",
      "Of emails: recipient, subject, content and the result of sending.",
      "Of the use of the portal: the notifications you have received, the news you have read, saved searches and notification settings.",
    ],
  },
  {
    title: "Where the data comes from",
    paragraphs: [
      "The data is given by the user, by the administrator of the user’s organisation or by the organisation that made the document. Log data comes from the use of the portal.",
    ],
  },
  {
    title: "How long the data is kept",
    paragraphs: [],
    list: [
      `The details of a document’s contact persons are removed ${years(retentionDays)} after the document became ready or was cancelled, or earlier if the subscriber’s organisation has chosen a shorter time. The other details of the document stay.`,
      `A handled contact request is removed ${years(retentionDays)} after it was handled.`,
      `A login is valid for ${hours(tokenHours)}, a password change link for ${resetLinkMinutes} minutes and an invitation for ${invitationDays} days.`,
      `Sent emails are removed after ${keptDays.mails} days, the notifications of the portal, imported files and the network addresses of logins after ${keptDays.notices} days, the column headings of imported files ${keptDays.importHeaders} days after they were last used, and the results of mass emails after ${years(keptDays.massMails)}.`,
      `An invitation to an organisation is removed after ${joiningDays.kept} days.`,
      "An attachment that is not sent with any document is removed after a day.",
      "The details of a user are kept as long as the account exists. The account is deleted by the administrator of the organisation.",
      `The event log is kept so that the course of documents can be shown afterwards. The security log is removed a month at a time, ${years(securityLogDays)} after the month has ended.`,
    ],
  },
  {
    title: "Who sees the data",
    paragraphs: [
      "A document is seen by its subscriber and supplier, by a parent organisation to which visibility has been given, and by the portal administrator. The details of users are seen by the administrators of their own organisation and the portal administrator. The log of a document is read by its parties, administrative changes by the organisation’s administrators, and the security log, contact requests and outgoing mail by the portal administrator. Notifications of documents are sent to the recipients named by the organisation and to the followers of the document.",
      "The data is given to no others unless the law requires it. The portal loads no content from outside services and sends no data to them.",
    ],
  },
  {
    title: "How the data is protected",
    paragraphs: [
      "Connections are encrypted, only hashes of passwords are kept, attempts to log in are limited, and each search is limited to the roles of the user. Passwords and password change links are not written to logs, and the rows of logs cannot be changed.",
    ],
  },
  {
    title: "What is stored in the browser",
    paragraphs: [
      "The portal does not track its users. Its only cookie tells the language you have chosen, and it is stored only if the portal offers several languages. The browser’s storage holds the login, the chosen organisation, searches, view settings and drafts that have not been sent. The login is removed when you log out, the portal then asks about the drafts, and you can remove the rest by clearing the site data of the browser.",
    ],
  },
  {
    title: "Your rights",
    paragraphs: [
      "You can check and correct your own details under My details in the portal. You also have the right to a copy of your data, to ask that it be removed or its processing restricted, and to object to its processing. Make the request to the administrator of your organisation or to the controller; an answer is given within a month.",
      "If you think that your data is processed against the law, you can lodge a complaint with the Office of the Data Protection Ombudsman (tietosuoja.fi).",
    ],
  },
];

/** What is stored of people, why and for how long. */
export const privacy = { title: "Privacy policy", sections };
