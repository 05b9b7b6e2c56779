import type { CsvSubject, KeyColumn } from "../../csv/csv-columns.ts";
import type { NniColumn } from "../../nnis/nni-columns.ts";
import type { ProductColumn } from "../../products/product-columns.ts";
import type { UserColumn } from "../../accounts/user-columns.ts";

const users: Record<UserColumn, string> = {
  lastName: "Last name",
  firstName: "First name",
  emailAddress: "Email address",
  phoneNumber: "Phone numbers",
  jobTitle: "Job title",
  roles: "Roles",
  groupAccount: "Group account",
  disabled: "Disabled",
};

const nnis: Record<NniColumn, string> = {
  identifier: "NNI ID",
  description: "Description",
  productGroups: "Product groups",
  active: "In use",
};

const products: Record<ProductColumn, string> = {
  name: "Name",
  description: "Description",
  productGroupId: "Product group",
  formType: "Form type",
  nniProduct: "Uses NNI ID",
  nniType: "NNI type",
  initialFee: "Connection fee",
  monthlyFee: "Monthly fee",
  slaClass: "SLA class",
  visibility: "Visibility",
  commonProductId: "Common product",
  active: "In use",
  interfaces: "Interfaces",
  connectors: "Connectors",
  capacities: "Capacities",
};

const fileNames: Record<CsvSubject, string> = { users: "users", nnis: "nni-ids", products: "products" };

/** Import and export of lists: headers of the files, and the words of the dialog. */
export const csv = {
  columns: { users, nnis, products },
  keys: { id: "ID", version: "Version" } satisfies Record<KeyColumn, string>,
  visibilities: { public: "Public", whitelist: "Restricted" },
  fileName: (subject: CsvSubject, organization: string) => `${fileNames[subject]} ${organization}.csv`,
  allUsers: { organization: "Organisation", lastLogin: "Last logged in", fileName: "users.csv" },
  organizationsFileName: "organisations.csv",
  templateName: (subject: CsvSubject) => `${fileNames[subject]}, template.csv`,

  actions: "Import or download",
  import: "Import from CSV file",
  export: "Download as CSV file",
  chooseOrganization: "Choose an organisation first",
  exported: "List downloaded as a CSV file",
  importTitle: { users: "Import users", nnis: "Import NNI IDs", products: "Import products" } satisfies Record<
    CsvSubject,
    string
  >,
  importTo: (organization: string) =>
    `The rows of the file are imported to ${organization}. Nothing is saved before every row is in order.`,
  keysHelp:
    "To change existing ones: download the list as a CSV file, change the cells and import the file. The columns ID and Version tell which row is changed; only the columns in the file change. A row without an ID is added as new.",
  columnsHelp: (columns: string, required: string) =>
    `Columns: ${columns}. Required: ${required}. Several values in one cell are separated by a vertical bar |.`,
  invite: "Send an invitation to new users",
  inviteHelp: "Each new user gets by email a link for setting a password.",
  file: "CSV file",
  chooseFile: "Choose file",
  chooseAnother: "Choose another file",
  template: "Download an empty template",
  checking: "Checking rows",
  preview: "Rows of the file",
  line: (line: number) => `Row ${line}`,
  allRight: (rows: number) => (rows === 1 ? "One row, in order" : `${rows} rows, all in order`),
  /** "2 rows change, 1 new, 30 unchanged" */
  effects: ({ changed, added, none }: Record<"changed" | "added" | "none", number>) =>
    [changed === 1 ? "1 row changes" : `${changed} rows change`, `${added} new`, `${none} unchanged`].join(", "),
  nothingChanges: "The file has no changes",
  change: (before: string, after: string) =>
    before === "" ? after : `${before} → ${after === "" ? "(empty)" : after}`,
  actionOf: { added: "new", changed: "changes", none: "unchanged" },
  someWrong: (wrong: number, rows: number) =>
    `Rows to correct: ${wrong}/${rows}. Correct them in the file and choose it again.`,
  moreRows: (rows: number) => (rows === 1 ? "One more row" : `${rows} more rows`),
  importRows: (rows: number) => (rows === 1 ? "Import one row" : `Import ${rows} rows`),
  importNothing: "Import rows",
  chooseFirst: "Choose a file first",
  correctFirst: "Correct the rows with errors first",
  imported: (rows: number, invited: number) =>
    [
      rows === 1 ? "One row imported" : `${rows} rows imported`,
      ...(invited === 0 ? [] : [invited === 1 ? "1 invitation is sent" : `${invited} invitations are sent`]),
    ].join(", "),
};
