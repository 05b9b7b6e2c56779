import { useQuery } from "@tanstack/react-query";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { requestsQuery } from "../api/requests-query.ts";
import { InputDialog, type InputDialogProps } from "./input-dialog.tsx";
import { RequestText } from "./request-text.tsx";

/** Asks what is to become of a request, which stands above what is asked. */
export function RequestDialog(props: InputDialogProps) {
  const { scope, asked } = props;
  const { data } = useQuery(requestsQuery(scope, asked.document.id));
  const request = data?.find(({ endedAt }) => endedAt === null);
  return (
    <InputDialog {...props} above={data ? request && <RequestText request={request} /> : <SkeletonBlock lines={2} />} />
  );
}
