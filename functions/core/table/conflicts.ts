import type { TransactionCanceledException } from '@aws-sdk/client-dynamodb'

const named = (error: unknown, name: string) => error instanceof Error && error.name === name

/** A put or update whose condition did not hold. */
export const isConditionFailed = (error: unknown) => named(error, 'ConditionalCheckFailedException')

/** For a cancelled transaction: which of its items (by position) had a condition that did not hold; else undefined. */
export function failedConditions(error: unknown): number[] | undefined {
  if (!named(error, 'TransactionCanceledException')) return
  const reasons = (error as TransactionCanceledException).CancellationReasons ?? []
  return reasons.flatMap((reason, i) => (reason.Code === 'ConditionalCheckFailed' ? [i] : []))
}

/** Two writers met in a transaction; whoever is told so tries again. */
export function isContention(error: unknown): boolean {
  if (named(error, 'TransactionInProgressException') || named(error, 'TransactionConflictException')) return true
  if (!named(error, 'TransactionCanceledException')) return false
  const reasons = (error as TransactionCanceledException).CancellationReasons ?? []
  return reasons.some((reason) => reason.Code === 'TransactionConflict' || reason.Code === 'ThrottlingError')
}
