import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { requestsQuery } from "../api/requests-query.ts";
import { InputDialog, type InputDialogProps } from "./input-dialog.tsx";
import { RequestText } from "./request-text.tsx";

const amending: Partial<Record<InputDialogProps["asked"]["action"], { title: string; text: string }>> =
  texts.requests.amending;

/** Asks what is to become of a request, which stands above what is asked. */
export function RequestDialog(props: InputDialogProps) {
  const { scope, asked } = props;
  const { document, action } = asked;
  const { data } = useQuery(requestsQuery(scope, document.id));
  const request = data?.find(({ endedAt }) => endedAt === null);
  const amends = document.waits.some(({ why }) => why === "amendRequest" || why === "amendCharge");
  return (
    <InputDialog
      {...props}
      words={amends ? amending[action] : undefined}
      above={data ? request && <RequestText request={request} document={document} /> : <SkeletonBlock lines={2} />}
    />
  );
}
