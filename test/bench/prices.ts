/**
 * List prices of us-east-1 in dollars per million, November 2026: on-demand DynamoDB, HTTP API, Lambda on arm64, CloudFront,
 * AppSync Events, SQS.
 */
export const PRICES = {
  writeUnits: 0.625,
  readUnits: 0.125,
  /** Through CloudFront and the HTTP API to a function. */
  requests: 1.0 + 1.0 + 0.2,
  invocations: 0.2,
  /** Of a function with 512 MB. */
  functionMs: 0.0000133334 * 0.5 * 1000,
  /** Published, or handed to one subscriber. */
  pushes: 1.0,
  queued: 0.4,
} as const

export type Bill = Partial<Record<keyof typeof PRICES, number>>

/** Dollars per million of what a bill holds. */
export const priceOf = (bill: Bill) =>
  Object.entries(bill).reduce((sum, [what, count]) => sum + count * PRICES[what as keyof Bill], 0)
