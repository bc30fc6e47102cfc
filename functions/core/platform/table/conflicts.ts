import type { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { wait } from '../aws/patience.ts'
import { AppError } from '../errors.ts'

/** For a put: only if there is no item with its key yet. */
export const onlyNew = { condition: { attr: 'org', exists: false } } as const

const named = (error: unknown, name: string) => error instanceof Error && error.name === name

/** A put or update whose condition did not hold. */
export const isConditionFailed = (error: unknown) => named(error, 'ConditionalCheckFailedException')

/** True if the table has no capacity for a write at the moment. */
export const isThrottled = (error: unknown) =>
  named(error, 'ThrottlingException') || named(error, 'ProvisionedThroughputExceededException')

/** For a canceled transaction: the positions of its items whose condition did not hold; else undefined. */
export function failedConditions(error: unknown): number[] | undefined {
  if (!named(error, 'TransactionCanceledException')) return
  const reasons = (error as TransactionCanceledException).CancellationReasons ?? []
  return reasons.flatMap((reason, i) => (reason.Code === 'ConditionalCheckFailed' ? [i] : []))
}

/** Two writers met in a transaction; the one that gets this error retries. */
export function isContention(error: unknown): boolean {
  if (named(error, 'TransactionInProgressException') || named(error, 'TransactionConflictException')) return true
  if (!named(error, 'TransactionCanceledException')) return false
  const reasons = (error as TransactionCanceledException).CancellationReasons ?? []
  return reasons.some((reason) => reason.Code === 'TransactionConflict' || reason.Code === 'ThrottlingError')
}

/** True if a write's condition held, or all of a transaction's; throws on contention with another writer. */
export async function isConditionMet(write: Promise<unknown>): Promise<boolean> {
  try {
    await write
    return true
  } catch (error) {
    if (isConditionFailed(error) || failedConditions(error)?.length) return false
    throw error
  }
}

/** An update's result; undefined if its condition did not hold. */
export async function whereMet<Answer>(update: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await update
  } catch (error) {
    if (isConditionFailed(error)) return undefined
    throw error
  }
}

/** True if a write or transaction succeeded; false if a condition did not hold or another writer interfered. */
export async function isWritten(write: Promise<unknown>): Promise<boolean> {
  try {
    return await isConditionMet(write)
  } catch (error) {
    if (isContention(error)) return false
    throw error
  }
}

/** Attempts at a write while others keep changing what it was based on, and the longest wait between them. */
const USUAL_TURNS = { attempts: 12, longestWaitMs: 640 }
/** For hundreds who write one item in turn: waiting is cheap, and the longest waiters must not wait longest. */
export const CROWDED_TURNS = { attempts: 200, longestWaitMs: 80 }

/**
 * Repeats `attempt` (read, decide, conditional write) until it returns anything but false, and returns that; waits a
 * short, random time in between.
 */
export async function retryOnConflict<Done>(attempt: () => Promise<Done | false>, turns = USUAL_TURNS): Promise<Done> {
  for (let i = 0; i < turns.attempts; i++) {
    const done = await attempt()
    if (done !== false) return done
    await wait(Math.random() * Math.min(20 * 2 ** i, turns.longestWaitMs))
  }
  throw new AppError('too_many_changes')
}

/** Repeats a write as long as transactions interfere; true if its condition held. */
export async function retryOnContention(write: () => Promise<unknown>): Promise<boolean> {
  let isMet = false
  await retryOnConflict(async () => {
    try {
      isMet = await isConditionMet(write())
      return true
    } catch (error) {
      if (isContention(error)) return false
      throw error
    }
  })
  return isMet
}
