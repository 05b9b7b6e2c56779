import { describe, expect, it } from "vitest";
import { ApiProblem } from "../../api/api-problem.ts";
import { applyProblem, flattenErrors } from "./form-errors.ts";

describe("errors of a form", () => {
  it("flattens nested fields and lists in order", () => {
    const errors = {
      contactName: { type: "required", message: "Vaadittu kenttä" },
      targetAddress: { postalCode: { type: "custom", message: "Viisi numeroa" }, streetName: undefined },
      eventProducts: [undefined, { productId: { type: "custom", message: "Valitse tuote" } }],
    };
    expect(flattenErrors(errors)).toEqual([
      { name: "contactName", message: "Vaadittu kenttä" },
      { name: "targetAddress.postalCode", message: "Viisi numeroa" },
      { name: "eventProducts.1.productId", message: "Valitse tuote" },
    ]);
  });

  it("puts the server's errors at their fields and gives the others back", () => {
    const problem = new ApiProblem(422, {
      errors: [
        { path: "phoneNumber.0", code: "INVALID_PHONE", message: "Virheellinen puhelinnumero" },
        { path: "jobTitle", code: "TOO_LONG", message: "Liian pitkä" },
      ],
    });
    const set: [string, unknown][] = [];
    const rest = applyProblem<{ phone: string }>(
      problem,
      (name, error) => set.push([name, error]),
      (path) => (path.startsWith("phoneNumber") ? "phone" : undefined),
    );
    expect(set).toEqual([["phone", { type: "server", message: "Virheellinen puhelinnumero" }]]);
    expect(rest).toEqual(["Liian pitkä"]);
  });
});
