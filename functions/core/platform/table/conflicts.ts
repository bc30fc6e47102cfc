import type { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { wait } from '../aws/patience.ts'
import { AppError } from '../errors.ts'

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

/** Whether a transaction was written; false where a condition did not hold or another writer was met. */
export async function isWritten(transaction: Promise<unknown>): Promise<boolean> {
  try {
    await transaction
    return true
  } catch (error) {
    if (failedConditions(error)?.length || isContention(error)) return false
    throw error
  }
}

/** How often a write is tried anew when others keep changing what it was based on, and how long it waits at most. */
const PATIENCE = { attempts: 12, longestWaitMs: 640 }

/** Repeats `attempt` (read, decide, write on condition) until it answers true; waits a little, at random, in between. */
export async function untilUnchanged(attempt: () => Promise<boolean>, patience = PATIENCE): Promise<void> {
  for (let i = 0; i < patience.attempts; i++) {
    if (await attempt()) return
    await wait(Math.random() * Math.min(20 * 2 ** i, patience.longestWaitMs))
  }
  throw new AppError('unavailable', 'Too many changes at once. Try again in a moment.')
}
