/** An edit lock that still holds: within its lease, and its heartbeat not silent (D-11). `silence` is in seconds. */
export const activeLock = (silence: string) => `l.until > clock_timestamp()
  AND (l.heartbeat_at IS NULL OR l.heartbeat_at > clock_timestamp() - make_interval(secs => ${silence}))`;
