import type { IssueCode, IssueParams } from "../../values/issue.ts";
import { formats } from "./formats.ts";

/** What a user reads for each broken rule; the wording of specification §5 where it gives one. */
export const issues: Record<IssueCode, string | ((params: IssueParams) => string)> = {
  REQUIRED: "Required field",
  BODY_NOT_JSON: "The body of the request is not valid JSON",
  BODY_MISSING: "The request has no body, send one as JSON",
  TOO_LONG: ({ max }) => `The text is too long, shorten it to at most ${max ?? 255} characters`,
  TOO_SHORT: ({ min }) =>
    `The text is too short, write at least ${min ?? 1} ${(min ?? 1) === 1 ? "character" : "characters"}`,
  TOO_MANY: ({ max }) => (max === undefined ? "Too many, remove some" : `Too many, leave at most ${max}`),
  DUPLICATE: "The same value has already been added, remove one of them",
  INVALID_VALUE: "The value has the wrong format, check the field",
  INVALID_ID: "The ID is invalid, choose the item again",
  NOBODY_CHOSEN: "Choose whom the message is sent to",
  NOT_AN_OPTION: "Choose one of the options",
  NOT_WRITABLE: "You cannot change this field, restore its earlier value",
  UNKNOWN_FIELD: "Unknown field, remove it",
  NOT_A_COLLEAGUE:
    "Choose a person who has this role in your organisation. The account may have been deleted or the role changed",
  NOT_FOR_THIS_DOCUMENT: "The field does not belong to this document, clear it",

  INVALID_EMAIL: "Invalid email address",
  EMAIL_TOO_LONG: ({ max }) => `The email address is the username, so it can have at most ${max ?? 50} characters`,
  EMAIL_NOT_AVAILABLE: "This address cannot be used. Give another address, or ask the portal administrator",
  EMAIL_OF_PROVIDER:
    "Addresses of this domain are given by the organisation’s administrator or the portal administrator, because they log in at its identity provider",
  EMAIL_KEPT_FOR_PROVIDER:
    "The portal administrator changes this address, because it logs in at the organisation’s identity provider",
  EMAIL_IN_USE: "The email address is already another user’s username, give another address",
  INVALID_PHONE: "Invalid phone number",
  INVALID_ADDRESS: "Invalid address, check its fields",
  ADDRESS_INCOMPLETE: "The address is incomplete, complete it or clear all its fields",
  UNKNOWN_MUNICIPALITY: "The municipality is not known, write its name or its number of three digits",
  INVALID_POSTAL_CODE: "Give a postcode of five digits, for example 33100",
  INVALID_MONEY: "Give the amount in euros, for example 120.50",
  NOTHING_CHARGED: "Give a charge greater than zero, or accept the request without a charge",
  NOTHING_REQUESTED: "Choose at least one item and change it",
  INVALID_NUMBER: "Give a number, for example 12.5",
  INVALID_INTEGER: "Give a whole number without decimals",
  NUMBER_TOO_SMALL: ({ min }) => `The number is too small, give at least ${min ?? 0}`,
  NUMBER_TOO_LARGE: ({ max }) =>
    max === undefined ? "The number is too large" : `The number is too large, give at most ${max}`,
  INVALID_EVENT_NUMBER: "Give the ID as a number, for example 100234",
  INVALID_BUSINESS_ID: "Invalid business ID, give it in the form 1234567-8",
  INVALID_NETWORK: "Give the network in the form 192.0.2.0/24",
  INVALID_WEBHOOK_URL: "Give a public address that begins with https://",

  INVALID_ISSUER: "Give an https address without a query, such as https://login.example.com",
  ISSUER_UNREACHABLE: "No identity provider answers at this address. Check the address or try again in a moment",
  INVALID_DOMAIN: "Give a domain such as company.com",
  DOMAIN_IN_USE: "Another organisation has the domain already",
  INVALID_DATE: "Give the date in the form 5.3.2026",
  INVALID_TIME: "Give the time in the form 14:07",
  TIME_BEFORE_OPENING: "Closing time must be after opening time",
  NEVER_OPEN: "Choose at least one weekday of service",
  CLASS_IN_USE: ({ name, products }) =>
    `SLA class ${name ?? ""} is used by ${products === 1 ? "one product" : `${products ?? ""} products`}, change the class of the product first`,
  INVALID_INSTANT: "Give the date and time in the form 5.3.2026 14:07",
  PUBLISH_TIME_IN_PAST: "The time of publishing has passed, choose a later one or publish at once",
  DATE_IN_PAST: "The requested date cannot be in the past",
  DATE_UNCHANGED: "This date is already confirmed, propose another one",
  DATE_TOO_EARLY_FOR_NORMAL: ({ earliest }) =>
    earliest === undefined
      ? "The date is too early for normal delivery, choose a later date or another delivery type"
      : `Normal delivery is possible ${formats.date(String(earliest))} at the earliest, choose a later date or another delivery type`,
  VALID_UNTIL_IN_PAST: "The last day of validity cannot be in the past",
  FAULT_TIME_IN_FUTURE: "The time when the fault began cannot be in the future",
  DATE_TOO_OLD: "The date is before 1990, check the year",
  DATE_TOO_FAR: "The date is more than ten years ahead, check the year",
  ESTIMATE_BEFORE_CONFIRMATION: ({ earliest }) =>
    earliest === undefined
      ? "The confirmed date cannot be before confirmation"
      : `The confirmed date cannot be before confirmation ${formats.date(String(earliest))}`,
  DELIVERY_IN_FUTURE: "The actual date cannot be in the future",
  DELIVERY_BEFORE_ORDER: ({ earliest }) =>
    earliest === undefined
      ? "The actual date cannot be before the document was made"
      : `The actual date cannot be before the document was made ${formats.date(String(earliest))}`,
  CORRECTION_IN_FUTURE: "The time of repair cannot be in the future",
  CORRECTION_BEFORE_FAULT: ({ began }) =>
    began === undefined
      ? "The time of repair cannot be before the fault began"
      : `The time of repair cannot be before the fault began ${formats.instant(String(began))}`,
  DELIVERY_CHECK_TOO_LATE: ({ days }) =>
    `A delivery check can be requested within ${days ?? 14} days of delivery, choose fault as the type`,
  DATE_RANGE_OPEN: "Give the first day too, the period can be at most one year",
  DATE_RANGE_REVERSED: "The first day is after the last day, swap the days",
  DATE_RANGE_TOO_LONG: "The period can be at most one year, shorten it",
  ENDS_BEFORE_BEGINNING: "The end is before the beginning",
  ENDS_IN_PAST: "The end has already passed",
  NO_CONNECTIONS: "The choice finds no connection in use",
  LAST_DAY_TOO_EARLY: ({ days, earliest }) =>
    earliest === undefined
      ? "The last day is too soon, choose a later one"
      : `The notice period is ${days ?? ""} days: the last day is ${formats.date(String(earliest))} at the earliest`,
  CONTRACT_BINDS_LONGER: ({ until }) =>
    until === undefined
      ? "The contract binds longer, choose a later day"
      : `The contracts of the chosen connections bind until ${formats.date(String(until))}: choose that day or a later one, or narrow the choice`,

  CONNECTION_ID_IN_USE: "The ID is already in use",
  CANCEL_REASON_MISSING: "error: The reason for cancellation is missing",
  REJECT_REASON_MISSING: "The reason for rejection is missing, write it",
  IN_PROGRESS_REASON_MISSING: "The reason for return is missing, choose it",
  REOPEN_REASON_MISSING: "Tell what was still wrong after the repair",
  NOTHING_TO_TRANSFER: "There is nothing to copy in the answer",
  SUPPLIER_INFO_REQUIRED:
    "Delivery takes more than four weeks, give an estimate in the supplier’s additional information",
  MODIFICATION_TYPES_REQUIRED: "Choose at least one type of change",
  INVALID_MODIFICATION_TYPE: "Invalid type of change, choose one of those offered",
  NOT_OFFERED_BY_PRODUCT: ({ offered }) =>
    offered === undefined ? "The product does not have this option" : `The product offers only: ${offered}`,
  ORDER_NOT_FOUND: "No valid order was found, check the connection ID or the case ID",
  SOURCE_NOT_FOUND: ({ tid }) =>
    `The source document${tid === undefined ? "" : ` TID ${tid}`} was not found, return to the list and choose the document again`,

  SUPPLIER_NOT_AVAILABLE: "This cannot be ordered from the supplier, choose another supplier",
  SUBSCRIBER_NOT_AVAILABLE: "The subscriber cannot be chosen, choose another one",
  EVENT_TYPE_NOT_ALLOWED: "The document type is not available with this supplier, choose another one",
  PRODUCT_REQUIRED: "Choose a product",
  PRODUCT_NOT_AVAILABLE: "The product cannot be ordered, choose another one",
  PRODUCT_NOT_IN_OFFER: "The product is not part of the quote: order another product as a new order",
  ONE_PRODUCT_ONLY: "A document can have only one product, remove the others",
  DIFFERS_BETWEEN_ITEMS: "The order has only one value of this, give the same on every item",
  AVAILABILITY_NOT_KNOWN:
    "The availability is not known. Ask the supplier: send the same without instantSyncQualification",
  STATE_CHANGES_ALONE: "A request for this state cannot change anything else, send the rest in a request of its own",
  STATE_NOT_TO_BE_ASKED:
    "This state is not reached by asking for it: work goes on once the awaited answer or a new delivery date is given",
  NO_ACTIVE_PRODUCT: "Leave at least one product to be delivered",
  NNI_REQUIRED: "Choose an NNI ID",
  NNI_NOT_ALLOWED: "You have no right to this NNI ID, choose another one",
  NNI_NOT_DEFINED: "The supplier has defined no NNI ID for the product, choose another product or supplier",

  NNI_TYPE_WITHOUT_NNI: "The product uses no NNI ID, remove the NNI type",
  SELECTIONS_REQUIRED: "Add at least one option",
  SELECTIONS_WITHOUT_SELECT: "A text field has no options, remove them or change the type of the field",
  BUSINESS_ID_IN_USE: "Another organisation already has this business ID, check it",
  NAME_IN_USE: "The name is already in use, give another one",
  IDENTIFIER_IN_USE: "The ID is already in use, give another one",
  TOO_MANY_SAVED: ({ max }) => `There can be at most ${max ?? 100} saved searches, delete one of them`,
  TOO_MANY_PINNED: ({ max }) => `At most ${max ?? 10} searches can be pinned to the menu, unpin one of them`,

  MESSAGE_NOT_ANSWERABLE: "The message can no longer be replied to, write a new one",

  ROLE_NOT_AVAILABLE: "The organisation does not have this role, choose one of its own roles",
  ROLE_NOT_YOURS_TO_GIVE:
    "You give and take only the roles of your own side: a subscriber administrator those of the subscriber, a supplier administrator those of the supplier and the fault handler",
  OWN_ROLES: "Your own roles are changed by another administrator",
  OWN_EMAIL: "Change your own email address in My details",
  EVENT_TYPES_WIDENED: "New document types are given by the portal administrator alone",
  ORGANIZATION_NOT_AVAILABLE: "The organisation was not found, choose it again",
  USER_NOT_AVAILABLE: "The user was not found, choose them again",
  ADMIN_ROLE_REQUIRED: "Choose an administrator role as well, so that the organisation can have an administrator",
  NOT_AN_ADMIN: "Choose a user who can log in and has an administrator role in the organisation",
  BELOW_ITSELF: "Choose an organisation that is neither this one nor below it",
  PARENT_LACKS_ROLES: "Choose a parent organisation that has all the roles of this organisation",
  FAULT_HANDLER_REQUIRED: "Add a fault handler to the organisation first, so that fault reports can be taken in",

  FILE_NOT_FOUND: "The attachment was not found, add it again",
  FILE_TOO_LARGE: ({ max }) => `The file is too large, the maximum size is ${max ?? 20} MB`,
  FILE_TYPE_NOT_ALLOWED:
    "Files of this type cannot be attached. Send it for example as a PDF or ZIP file; programs and web pages are not accepted",
  FILE_EMPTY: "The file is empty, choose another file",

  CSV_EMPTY: "The file has no rows, add the data to import below the headings",
  CSV_TOO_LARGE: ({ rows, characters }) =>
    `The file is too large: at most ${rows ?? ""} rows and ${characters ?? ""} characters at a time. Split it`,
  CSV_TOO_MANY_ROWS: ({ rows, max }) => `The file has ${rows ?? ""} rows, at most ${max ?? ""} at a time. Split it`,
  CSV_ROW_UNKNOWN: "No row of this organisation has this ID, check the ID or clear it",
  CSV_ROW_CHANGED:
    "The row has been changed since the file was downloaded. Download it again and make your changes to that",
  CSV_ROW_REFUSED: ({ reason }) => `${reason ?? "The row is not valid"}`,
  CSV_QUOTE_OPEN: ({ line }) => `The quotation mark that begins on line ${line ?? ""} is not closed, add another one`,
  CSV_TEXT_AFTER_QUOTE: ({ line }) => `Line ${line ?? ""} has text after a quotation mark, remove it`,
  CSV_ROW_TOO_WIDE: ({ line }) => `Line ${line ?? ""} has more cells than there are headings, check the line`,
  CSV_COLUMN_UNKNOWN: ({ column }) => `Column ${column ?? ""} is not known, remove it or correct the heading`,
  CSV_COLUMN_MISSING: ({ column }) => `Column ${column ?? ""} is missing, add it`,
  CSV_COLUMN_TWICE: ({ column }) => `Column ${column ?? ""} is in the file twice, remove one of them`,
  SHEET_UNREADABLE: "The file cannot be read as a table, give a CSV or XLSX file",
  SHEET_OLD_WORKBOOK: "An old Excel file or one with a password cannot be read, save it in the new format (XLSX)",
  SHEET_TOO_LARGE: "The table has too much in it, remove empty cells and formats or split it",
  SHEET_TOO_WIDE: ({ max }) => `The table has too many columns, at most ${max ?? 60}`,
  SHEET_NOT_FOUND: ({ name }) => `The file has no sheet ${name ?? ""}`,
  RECONCILED_WITHOUT_IDS: ({ columns }) => `The file has no ids: give the column the heading ${columns ?? ""}`,
  RECONCILED_WITH_TOO_MANY: ({ max }) =>
    `The ids of the file fit too many connections, ${max ?? ""} at most. Choose the other party`,
  IMPORT_COLUMN_NOT_MAPPED: ({ column }) => `Choose the column from which ${column ?? ""} is read`,
  IMPORT_COLUMN_MAPPED_TWICE: ({ column }) => `${column ?? ""} is chosen for two columns`,
  IMPORT_VALUE_TWICE: ({ rows }) => `The same value is on row ${rows ?? ""} too`,
  NAME_OF_SEVERAL: ({ fitting }) => `Fits several: ${fitting ?? ""}. Write the id of one of them`,
  PRODUCT_OF_SEVERAL_SUPPLIERS: ({ fitting }) =>
    `Several suppliers offer the product: ${fitting ?? ""}. Write the supplier on the row`,
  IMPORT_FORMULA_FAILED: ({ said }) => `The formula failed (${said ?? ""}), write the value of the cell`,
  POSTAL_CODE_RESTORED: ({ code }) => `The leading zeros of the postal code were restored: ${code ?? ""}`,
  IMPORT_ROW_REFUSED: ({ reason }) => `${reason ?? "The row could not be sent"}`,
  ANSWER_STALE: ({ version }) => `The document has changed meanwhile, new version ${version ?? ""}`,

  PASSWORD_TOO_SHORT: "A password must have at least 12 characters",
  LOGIN_PASSWORD_TOO_SHORT: "The password must be at least 12 characters long.",
  PASSWORD_TOO_LONG: ({ max }) => `A password can have at most ${max ?? 50} characters, shorten it`,
  PASSWORD_TOO_COMMON: "The password is commonly known, think of another one",
  PASSWORD_CONTEXT_WORD:
    "The password must not be your name, your email address or the name of the service, think of another one",
  PASSWORDS_DIFFER: "The passwords do not match",
  WRONG_CODE: "The code is wrong or already used. Wait for the app's next code and type it.",
  LOGIN_TOOK_TOO_LONG: "Logging in took too long. Start again.",
  PASSKEY_ASKS_PASSWORD:
    "Your password was changed after this passkey was added. Log in with the password and confirm with the passkey.",
  PASSKEY_REFUSED: "The passkey was not accepted, or the request had become too old. Try again or log in another way.",
  WRONG_PASSWORD: "The current password is wrong, type it again",
  CURRENT_PASSWORD_REQUIRED: "Give your current password when you change your email address",
};
