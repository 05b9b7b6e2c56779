export type ServerSettings = Readonly<Record<string, string>>;

/** Modest on a machine shared with the portal; who needs more points DATABASE_URL at a tuned PostgreSQL. */
export const SERVER_SETTINGS: ServerSettings = {
  max_connections: "100",
  shared_buffers: "256MB",
  effective_cache_size: "1GB",
  work_mem: "8MB",
  maintenance_work_mem: "128MB",
  max_wal_size: "2GB",
  wal_compression: "on",
  // Nothing is replicated by statements; a checkpoint that cannot note such origins on a full disk ends the server.
  max_active_replication_origins: "0",
  log_lock_waits: "on",
  timezone: "UTC",
  log_timezone: "UTC",
};

/** For tests alone: a crash of the machine would lose the data. */
export const UNSAFE_FAST_SETTINGS: ServerSettings = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "200",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "256MB",
};
