import { expect, test } from "vitest";
import type { OrganizationRole, UserForRights } from "./roles.ts";
import { mayEndSharing, mayShareDown } from "./sharing.ts";

const path = ["child", "middle", "top"];
const user = (organizationId: string, role: OrganizationRole = "SUPPLIER_ADMIN"): UserForRights => ({
  id: "u",
  globalRole: null,
  organizationRoles: [{ organizationId, role }],
});
const productAdmin: UserForRights = { id: "p", globalRole: "RUNKO_ADMIN", organizationRoles: [] };
const asked = (ownerId: string) => ({ ownerId, action: "keepProducts" }) as const;

test("what an organization has is shared downwards by those who keep it there or above", () => {
  expect(mayShareDown(user("middle"), path, asked("middle"))).toBe(true);
  expect(mayShareDown(user("top"), path, asked("middle"))).toBe(true);
  expect(mayShareDown(productAdmin, path, asked("middle"))).toBe(true);
  expect(mayShareDown(user("middle", "SUBSCRIBER_ADMIN"), path, asked("middle"))).toBe(false);
});

test("nobody takes from above, and nothing is shared to its owner or from beside", () => {
  expect(mayShareDown(user("child"), path, asked("middle"))).toBe(false);
  expect(mayShareDown(user("middle"), path, asked("top"))).toBe(false);
  expect(mayShareDown(user("child"), path, asked("child"))).toBe(false);
  expect(mayShareDown(productAdmin, path, asked("beside"))).toBe(false);
});

test("sharing is ended by who may share, and by the product admin after the owner has moved away", () => {
  expect(mayEndSharing(user("middle"), path, asked("middle"))).toBe(true);
  expect(mayEndSharing(user("child"), path, asked("middle"))).toBe(false);
  expect(mayEndSharing(productAdmin, path, asked("beside"))).toBe(true);
});
