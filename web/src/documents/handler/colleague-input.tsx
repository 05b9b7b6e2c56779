import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { useWatch, type FieldValues } from "react-hook-form";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import type { InputProps } from "../../components/forms/input-props.ts";
import { SelectInput } from "../../components/forms/select-input.tsx";
import { useSession } from "../../session/session-context.ts";
import { colleaguesQuery } from "./colleagues-query.ts";

const words = texts.documentPage.handler;

type ColleagueInputProps<Values extends FieldValues> = InputProps<Values> & {
  /** The value of "nobody" where an empty one says that none is chosen yet. */
  nobody?: string;
};

/** A choice among those who act in the reader's role, the reader first, or nobody. */
export function ColleagueInput<Values extends FieldValues>({ nobody, ...props }: ColleagueInputProps<Values>) {
  const { organizationId, role, user } = useSession();
  const chosen: unknown = useWatch({ control: props.control, name: props.name });
  const { data, error, refetch } = useQuery(colleaguesQuery({ organizationId, role }));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonBlock lines={2} />;
  const own = data.filter(({ id }) => id === user.id).map(({ id, name }) => ({ value: id, label: words.you(name) }));
  const others = data.filter(({ id }) => id !== user.id).map(({ id, name }) => ({ value: id, label: name }));
  // Who handled it may have left since; nobody gives it to that person again.
  const left =
    typeof chosen === "string" && chosen !== "" && chosen !== nobody && data.every(({ id }) => id !== chosen)
      ? [{ value: chosen, label: words.left, disabled: true }]
      : [];
  const colleagues = [...left, ...own, ...others];
  if (nobody === undefined) return <SelectInput {...props} options={colleagues} emptyLabel={words.nobody} />;
  return <SelectInput {...props} options={[...colleagues, { value: nobody, label: words.nobody }]} />;
}
