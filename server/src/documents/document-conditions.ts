import { runningState, standingStates, unfinishedStates } from "@runko/domain/documents/document-states";
import { claimingTypes, modifyingTypes } from "@runko/domain/enumerations/document-types";

const listed = (values: readonly string[]) => values.map((value) => `'${value}'`).join(", ");

/** SQL of what the domain says of documents by state and type, each for a table alias. */
export const isStanding = (alias: string) =>
  `${alias}.event_state IN (${listed(standingStates)}) AND NOT ${alias}.rejected`;

/** Whether its connection ids are claimed for its case (D-42). */
export const isClaiming = (alias: string) =>
  `${isStanding(alias)} AND ${alias}.document_type IN (${listed(claimingTypes)})`;

export const isUnfinishedChange = (alias: string) =>
  `${alias}.document_type IN (${listed(modifyingTypes)}) AND ${alias}.event_state IN (${listed(unfinishedStates)})`;

export const isRunningOrder = (alias: string) =>
  `${alias}.document_type = 'Order' AND ${alias}.event_state = '${runningState}' AND NOT ${alias}.disconnected`;
