import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { fieldNames } from "@runko/domain/documents/document-fields";
import { describe, expect, test } from "vitest";
import { changedFields, emptyAddress, toFields, toForm } from "./form-values.ts";

const order: DocumentFields = {
  subscriberConnectionId: "JN-1",
  contractLength: 0,
  wavelengthTx: 1310,
  targetAddress: { streetName: "Hämeenkatu", streetNumber: "12", postalCode: "33100", postalPlace: "Tampere" },
  followers: ["a@b.fi"],
  terminalChecked: true,
};

describe("toForm and toFields", () => {
  test("numbers become the texts that a select holds, and back", () => {
    const form = toForm(order);
    expect(form.contractLength).toBe("0");
    expect(form.wavelengthTx).toBe("1310");
    expect(form.targetAddress).toEqual({ ...emptyAddress, ...order.targetAddress });
    expect(toFields(form, fieldNames)).toEqual(order);
  });

  test("what says nothing is not sent", () => {
    expect(toFields(toForm({}), fieldNames)).toEqual({});
    expect(toFields({ ...toForm({}), customerName: "  ", terminalChecked: false }, fieldNames)).toEqual({});
  });

  test("only the named fields are taken", () => {
    expect(toFields(toForm(order), ["contractLength"])).toEqual({ contractLength: 0 });
  });

  test("text that could not be read is kept for the rules to refuse", () => {
    expect(toFields({ ...toForm({}), requestedDate: "31.2." }, fieldNames)).toEqual({ requestedDate: "31.2." });
  });
});

describe("changedFields", () => {
  test("nothing changed, nothing sent", () => expect(changedFields(order, toForm(order), fieldNames)).toEqual({}));

  test("a changed field is sent, a cleared one as null", () => {
    const form = { ...toForm(order), subscriberConnectionId: "JN-2", contractLength: "", followers: [] };
    expect(changedFields(order, form, fieldNames)).toEqual({
      subscriberConnectionId: "JN-2",
      contractLength: null,
      followers: null,
    });
  });

  test("an address is sent whole", () => {
    const form = toForm(order);
    form.targetAddress.streetNumber = "14";
    expect(changedFields(order, form, ["targetAddress"])).toEqual({
      targetAddress: { ...order.targetAddress, streetNumber: "14" },
    });
  });
});
