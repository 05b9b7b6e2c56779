import { texts } from "@runko/domain/texts/texts";
import { Link } from "react-router";
import { routes, type DocumentArea } from "../../addresses/routes.ts";
import type { Connection } from "../connections/connection-queries.ts";
import { NoticeMark } from "../connections/notice-mark.tsx";

const formats = texts.formats;
const words = texts.supplierNotices.ending;

/** Whether its supplier has ended the connection, or is to. */
export const hasSupplierEnd = ({ terminationId }: Pick<Connection, "terminationId">): boolean => terminationId !== null;

/** What the story of a connection tells of the end that its supplier has told. */
export function SupplierEnd({ connection, area }: { connection: Connection; area: DocumentArea }) {
  const { terminationId, supplierEndsOn, endedOn } = connection;
  if (terminationId === null) return null;
  const isOver = supplierEndsOn === null;
  const day = formats.date(supplierEndsOn ?? endedOn ?? "");
  return (
    <>
      <div style={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 12px" }}>
        <Link to={routes.supplierNotice(area, terminationId)}>{words.history}</Link>
        <NoticeMark kind="termination" over={isOver} />
      </div>
      <div>{isOver ? words.ended(day) : texts.connections.supplierEnds(day)}</div>
    </>
  );
}
