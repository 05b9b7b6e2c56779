import { readAskedRow, type AskedRow } from "@runko/domain/imports/asked-row";
import { namedCells } from "@runko/domain/imports/map-columns";
import type { Catalogue } from "@runko/domain/texts/catalogue";
import { addressKey } from "@runko/domain/values/address-key";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import type { Kysely } from "kysely";
import { listRightRows } from "../../imports/list-right-rows.ts";
import type { StoredJob } from "../../imports/stored-job.ts";
import type { Database } from "../../platform/database/schema.ts";
import { inTurns } from "../../platform/in-turns.ts";
import { findMunicipalities } from "../../places/find-place.ts";
import { findOffered, rowsAt, type Offered } from "../find-availability.ts";
import { findAnswers, findAreas, findConnections, findUnfinished } from "../find-at-address.ts";
import { groupBy } from "../group-by.ts";
import { rowSummarizer, type RowSummary } from "./summarize-row.ts";

/** An address of a file with what is known there. */
export type ResolvedRow = { number: number; cells: readonly string[]; asked: AskedRow } & RowSummary;
export type Resolved = { offered: readonly Offered[]; rows: ResolvedRow[] };

type Asked = { subscriberId: string; mayAct: boolean; now: Date; texts: Catalogue };

/**
 * What the subscriber can have at each address of a file that was read without errors. Each source is asked once for all of
 * them, and nobody else's answers are among the sources (0176). Of a row only what is shown and asked of it is kept: a thousand addresses
 * may have a thousand products each.
 */
export async function resolveBatch(
  db: Kysely<Database>,
  { job, mapping }: StoredJob,
  { subscriberId, mayAct, now, texts }: Asked,
): Promise<Resolved> {
  const read = (await listRightRows(db, job.jobId)).map(({ number, cells }) => ({
    number,
    cells,
    asked: readAskedRow(texts, namedCells(cells, mapping, job.defaults)),
  }));
  const municipalities = await findMunicipalities(
    db,
    read.map(({ asked }) => asked.address.postalCode ?? ""),
  );
  const municipalityOf = ({ address }: AskedRow) => municipalities.get(address.postalCode ?? "") ?? null;
  const offered = await findOffered(db, subscriberId);
  const addresses = read.map(({ asked }) => asked.address);
  const [areasOf, answers, connections, unfinished] = await Promise.all([
    findAreas(
      db,
      [...new Set(offered.map(({ product }) => product.id))],
      read.map(({ asked }) => ({ address: asked.address, municipality: municipalityOf(asked) })),
    ),
    findAnswers(db, subscriberId, addresses),
    findConnections(db, subscriberId, addresses),
    findUnfinished(db, subscriberId, addresses),
  ]);
  const byKey = <Row extends { key: string }>(rows: readonly Row[]) => groupBy(rows, ({ key }) => key);
  const [answersAt, connectionsAt, unfinishedAt] = [byKey(answers), byKey(connections), byKey(unfinished)];
  const today = todayInHelsinki(now);
  const summarize = rowSummarizer(offered);
  const rows = await inTurns(read, ({ number, cells, asked }): ResolvedRow => {
    const { address, products } = asked;
    const key = addressKey(address) ?? "";
    const known = {
      answers: answersAt.get(key) ?? [],
      connections: connectionsAt.get(key) ?? [],
      unfinished: unfinishedAt.get(key) ?? [],
      areas: areasOf(address, municipalityOf(asked)),
    };
    const found = rowsAt({ address, products, mayAct, today, texts }, known, offered);
    return { number, cells, asked, ...summarize(found) };
  });
  return { offered, rows };
}
