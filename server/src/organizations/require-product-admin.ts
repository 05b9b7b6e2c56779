import { isProductAdmin } from "@runko/domain/organizations/roles";
import type { FastifyRequest } from "fastify";
import { Problem } from "../platform/http/problem.ts";

/** For calls outside every organization that are the product admin's alone (D-24): 403 before the body is read. */
export async function requireProductAdmin({ session }: Pick<FastifyRequest, "session">): Promise<void> {
  if (!isProductAdmin(session.user)) throw new Problem("FORBIDDEN");
}
