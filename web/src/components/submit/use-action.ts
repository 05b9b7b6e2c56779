import { useMutation, useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import { logError } from "../../log.ts";
import { showSnackbar } from "../feedback/snackbar.ts";

export type ActionOptions<Input, Output> = {
  /** Does it; what it throws is told by `onFailed` or shown from `failure`. */
  perform: (input: Input) => Promise<Output>;
  /** What to say in passing when it is done, in Finnish. */
  done?: (output: Output, input: Input) => string | undefined;
  /** What follows when it is done. */
  onDone?: (output: Output, input: Input) => unknown;
  onFailed?: (failure: Error, input: Input) => unknown;
  /** What is fetched anew, done or refused. */
  stale?: readonly QueryKey[];
  /** What is done is under way until that has come. */
  untilFresh?: boolean;
  /** Done is done: nothing is begun again, as long as the page on which it led is still on its way. */
  once?: boolean;
  /** One of each input may be under way: rows with a button each. */
  parallel?: boolean;
};

/**
 * One call that changes something, begun once however often it is pressed.
 * The callbacks are those of the last render: what may change meanwhile comes to them by `input` and `output`.
 */
export function useAction<Input = void, Output = unknown>(options: ActionOptions<Input, Output>) {
  const { perform, done, onDone, onFailed, stale = [], untilFresh = false, once = false, parallel = false } = options;
  const client = useQueryClient();
  const begun = useRef(new Set<Input>());
  const [underWay, setUnderWay] = useState<readonly Input[]>([]);
  const follow = async (output: Output, input: Input) => {
    const told = done?.(output, input);
    if (told !== undefined) showSnackbar(told, { severity: "success" });
    await onDone?.(output, input);
  };
  const fetchAgain = () => Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
  const { mutateAsync, error, reset } = useMutation<Output, Error, Input>({
    // What was sent, such as a password, does not outlive the form.
    gcTime: 1000,
    mutationFn: perform,
    onSuccess: async (output, input) => {
      const followed = follow(output, input);
      const fresh = fetchAgain();
      // It is done whatever comes of this: as a failure it would be sent again.
      await followed.catch((wrong: unknown) => logError("What follows could not be done.", wrong));
      if (untilFresh) await fresh;
    },
    onError: async (failure, input) => {
      const told = onFailed?.(failure, input);
      void fetchAgain();
      await told;
    },
  });
  const run = useCallback(
    async (input: Input): Promise<void> => {
      const { current: inputs } = begun;
      if (parallel ? inputs.has(input) : inputs.size > 0) return;
      inputs.add(input);
      setUnderWay([...inputs]);
      const isDone = await mutateAsync(input).then(
        () => true,
        () => false,
      );
      if (!once || !isDone) inputs.delete(input);
      setUnderWay([...inputs]);
    },
    [mutateAsync, once, parallel],
  );
  return {
    run,
    busy: underWay.length > 0,
    /** With what it is under way; with `once` also with what it is done. */
    underWay,
    /** Why the last one failed, until the next one begins. */
    failure: error,
    reset,
  };
}
