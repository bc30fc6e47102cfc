/** A cost in dollars; of a single call it is a fraction of a cent. */
export const dollars = (cost: number) =>
  `$${cost.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: cost < 0.1 ? 4 : 2 })}`
