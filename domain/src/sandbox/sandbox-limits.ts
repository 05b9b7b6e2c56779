/** Seconds in which a document stands still before the robot moves it on, so that each state can be seen. */
export const robotDelaySeconds = 3;

/** Documents of a sandbox that are not archived; the oldest of more that are finished are archived by the robot. */
export const mostSandboxDocuments = 200;
