import { asList, asObject, valueAt, withValueAt } from "@runko/domain/tmf/json-shapes";
import { readPlaces, writeAddress } from "@runko/domain/tmf/places";
import { itemsOfResource, placesOfResource, type TmfResource } from "@runko/domain/tmf/tmf-resources";
import type { Address } from "@runko/domain/values/address";
import { isUuid } from "@runko/domain/values/uuid";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { findValidatedAddresses } from "./address-validations.ts";
import type { Json } from "./select-attributes.ts";
import type { TmfCaller } from "./tmf-caller.ts";

/** The id of a validation that a place names and tells nothing beside. */
function idNamed(place: unknown): string | undefined {
  const [reference] = readPlaces([place], "").references;
  const id = reference?.id.toLowerCase();
  return id !== undefined && isUuid(id) ? id : undefined;
}

type Change = (place: unknown) => unknown;

function changedAt(of: Json, path: string, change: Change): Json {
  const places = valueAt(of, path);
  return places === undefined || places === null ? of : withValueAt(of, path, asList(places).map(change));
}

/** A body whose places are changed, wherever its resource has them; what is no object stays as it is. */
function withPlaces(resource: TmfResource, body: Json, change: Change): Json {
  const [items, path] = [itemsOfResource[resource], placesOfResource[resource]];
  const whole = changedAt(body, "place", change);
  const rows = items === null ? undefined : body[items];
  if (items === null || rows === undefined || rows === null) return whole;
  const changed = asList(rows).map((row) => {
    const item = asObject(row);
    return item ? changedAt(item, path, change) : row;
  });
  return { ...whole, [items]: changed };
}

/** The body with the addresses of places that are given by the id of a validation alone; another id stays as it is. */
export async function withValidatedPlaces(
  trx: Transaction<Database>,
  caller: TmfCaller,
  resource: TmfResource,
  body: Json,
): Promise<Json> {
  const ids = new Set<string>();
  withPlaces(resource, body, (place) => {
    const id = idNamed(place);
    if (id !== undefined) ids.add(id);
    return place;
  });
  if (ids.size === 0) return body;
  const known: ReadonlyMap<string, Address> = await findValidatedAddresses(trx, caller, [...ids]);
  return withPlaces(resource, body, (place) => {
    const address = known.get(idNamed(place) ?? "");
    return address ? { ...asObject(place), ...writeAddress(address) } : place;
  });
}
