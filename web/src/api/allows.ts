type Answer<Action> = { readonly allowedActions?: readonly Action[] | undefined };

/** Whether the server said, with the thing itself, that the reader may do this to it: the one way in which a page knows. */
export const allows = <Action>({ allowedActions = [] }: Answer<Action>, action: NoInfer<Action>): boolean =>
  allowedActions.includes(action);
