import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Organization } from "../entities.ts";
import { organizationQuery } from "./organization-queries.ts";

/** The organization as a form began with it, and how the form goes on from what another has saved since. */
export function useGivenOrganization(organization: Organization) {
  const client = useQueryClient();
  const [given, setGiven] = useState(organization);
  const fetchAgain = async (): Promise<Organization> => {
    const fresh = await client.fetchQuery({ ...organizationQuery(organization.id), staleTime: 0 });
    setGiven(fresh);
    return fresh;
  };
  return { given, fetchAgain };
}
