import { Notice } from "../feedback/notice.tsx";

/** Why a form or a dialog could not be sent, read aloud as it appears; nothing while there is nothing to tell. */
export function ProblemNotice({ problem }: { problem: string | readonly string[] | undefined }) {
  const told = typeof problem === "string" ? problem : problem?.join(" ");
  if (!told) return null;
  return (
    <Notice severity="error" live>
      {told}
    </Notice>
  );
}
