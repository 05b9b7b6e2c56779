import { trustSettings } from "../claim-settings.ts";
import { createFileStorage } from "../platform/files/file-storage.ts";
import type { Command } from "./command.ts";

export const trustSettingsCommand: Command = {
  summary: "Takes FILES and JWT_SECRET of these settings as those of the database, after either was changed.",
  options: {},
  run: async ({ pool }, _options, say, config) => {
    await trustSettings({ config, pool, files: createFileStorage(config.files) });
    say("The place of files and the secret of tokens are trusted. Restart every process with these settings.");
  },
};
