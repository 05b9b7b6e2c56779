const id = (number: number) => `0192a000-0000-7000-8000-${number.toString(16).padStart(12, "0")}`;

export const amounts = { suppliers: 20, subscribers: 60, groups: 10 };

/** The supplier that 40 % of all documents go to, and one of its many subscribers. */
export const bigSupplier = 1;
export const otherSupplier = 2;
export const usualSubscriber = 101;

export const organizationId = id;
export const userId = (organization: number) => id(1000 + organization);
export const groupId = (group: number) => id(5000 + group);
export const productId = (supplier: number, group: number) => id(10_000 + supplier * 100 + group);

/** The same in SQL, of an expression. */
export const sqlId = (expression: string) =>
  `('0192a000-0000-7000-8000-' || lpad(to_hex(${expression}), 12, '0'))::uuid`;
