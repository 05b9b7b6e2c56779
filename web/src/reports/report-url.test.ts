import { expect, test } from "vitest";
import { figureSearch, reportAddress } from "./report-url.ts";

const read = (query: string) => reportAddress.read(new URLSearchParams(query));
const period = "from=2025-01-01&to=2025-12-31";

test("what the address says of a report is read and written alike", () => {
  const query = `report=fault&mode=advanced&${period}&supplier=a%2Cb&product=p`;
  expect(reportAddress.write(read(query)).toString()).toBe(query);
});

test("a period is always said, so that an address means the same next year", () => {
  const { from, to } = read("report=fault");
  expect(reportAddress.write(read("report=fault")).toString()).toBe(`report=fault&from=${from}&to=${to}`);
});

test("the documents behind a figure begin with the first page, and a kept address of old opens its own", () => {
  const url = read(`report=fault&${period}&page=4`);
  expect(figureSearch(url, { by: "subscriber", key: "", bucket: "b" })).toBe(
    `?report=fault&${period}&documents=yes&by=subscriber&key=&bucket=b`,
  );
  expect(read(`report=fault&${period}&documents=yes&page=2&pageSize=75`)).toMatchObject({
    figure: { by: undefined, key: undefined, bucket: undefined },
    page: 1,
    pageSize: 75,
  });
});
