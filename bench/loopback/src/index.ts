import { createBindingFromClass } from "@loopback/core";
import type { Class, Entity, Repository } from "@loopback/repository";
import { juggler, RepositoryMixin } from "@loopback/repository";
import { RestApplication } from "@loopback/rest";
import { types } from "pg";
import { ReadController } from "./read-controller.ts";
import * as repositories from "./repositories.ts";
import { ChangeRecorder } from "./change-recorder.ts";
import { WriteController } from "./write-controller.ts";

class BenchApplication extends RepositoryMixin(RestApplication) {}

// PostgreSQL's bigint as a number, as the portal answers it.
types.setTypeParser(types.builtins.INT8, Number);

async function main(): Promise<void> {
  const app = new BenchApplication({
    rest: { port: Number(process.env["PORT"]), host: "127.0.0.1", openApiSpec: { disabled: true } },
  });
  app.dataSource(
    new juggler.DataSource({ name: "db", connector: "postgresql", url: process.env["DATABASE_URL"], max: 10 }),
    "db",
  );
  for (const each of Object.values<Class<Repository<Entity>>>(repositories)) app.repository(each);
  app.add(createBindingFromClass(ChangeRecorder, { key: "services.ChangeRecorder" }));
  app.controller(ReadController);
  app.controller(WriteController);
  await app.start();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
