import { describe, expect, test } from "vitest";
import { agreedFees, feesOf, pricedProducts, withoutSaidFees } from "./product-fees.ts";

const product = (productPrice: string, monthPrice: string, active = true) => ({ productPrice, monthPrice, active });

describe("fees are said once (documents F5)", () => {
  test("the fees of several products are the exact sums of those that are delivered", () => {
    const products = [product("0.10", "9999999999.99"), product("0.20", "0.01"), product("50.00", "50.00", false)];
    expect(feesOf(products)).toEqual({ connectFee: "0.30", monthlyFee: "10000000000.00" });
    expect(feesOf([product("0.00", "0.05")])).toEqual({ connectFee: "0.00", monthlyFee: "0.05" });
    expect(feesOf([product("1.00", "kaksi")])).toEqual({ connectFee: "1.00" });
    expect(feesOf([product("1.00", "2.00"), product("1.00", "kaksi")])).toEqual({ connectFee: "2.00" });
    expect(feesOf([product("1.00", "1.00", false)])).toEqual({});
    const untold = { productPrice: null, monthPrice: "1.00", active: true };
    expect(feesOf([untold, product("1.00", "2.00")])).toEqual({ monthlyFee: "3.00" });
  });

  test("a single product costs what was answered, not what the catalogue says", () => {
    const [listed, gone] = [product("943.50", "328.50"), product("7.00", "7.00", false)];
    expect(pricedProducts([listed, gone], { connectFee: "500.00" })).toEqual([product("500.00", "328.50"), gone]);
    expect(pricedProducts([listed, gone], { monthlyFee: "0.00" })).toEqual([product("943.50", "0.00"), gone]);
    expect(pricedProducts([listed, listed], { connectFee: "500.00" })).toEqual([listed, listed]);
    expect(pricedProducts([gone], { connectFee: "500.00" })).toEqual([gone]);
  });

  test("an order has the fees that its offer said", () => {
    expect(agreedFees({ connectFee: "500.00", monthlyFee: "9.00" })).toEqual({
      connectFee: "500.00",
      monthlyFee: "9.00",
    });
    expect(agreedFees({ connectFee: "500.00", monthlyFee: null })).toEqual({ connectFee: "500.00" });
    expect(agreedFees({ monthlyFee: "0.00" })).toEqual({ monthlyFee: "0.00" });
  });

  test("its fees are then not told again, those of several are, as their sum", () => {
    const fields = { connectFee: "500.00", monthlyFee: "99.00", supplierInfo: "Kaivetaan" };
    expect(withoutSaidFees(fields, [product("500.00", "99.00"), product("1.00", "1.00", false)])).toEqual({
      supplierInfo: "Kaivetaan",
    });
    expect(withoutSaidFees(fields, [product("400.00", "90.00"), product("100.00", "9.00")])).toBe(fields);
  });
});
