import type { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { wait } from '../aws/patience.ts'
import { AppError } from '../errors.ts'

/** Of a put: only where nothing lies under its key yet. */
export const onlyNew = { condition: { attr: 'org', exists: false } } as const

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

/** Whether a write's condition held, or all of a transaction's; throws where another writer was met. */
export async function isConditionMet(write: Promise<unknown>): Promise<boolean> {
  try {
    await write
    return true
  } catch (error) {
    if (isConditionFailed(error) || failedConditions(error)?.length) return false
    throw error
  }
}

/** What an update answers; undefined where its condition did not hold. */
export async function whereMet<Answer>(update: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await update
  } catch (error) {
    if (isConditionFailed(error)) return undefined
    throw error
  }
}

/** Whether a write or a transaction was made; false where a condition did not hold or another writer was met. */
export async function isWritten(write: Promise<unknown>): Promise<boolean> {
  try {
    return await isConditionMet(write)
  } catch (error) {
    if (isContention(error)) return false
    throw error
  }
}

/** How often a write is tried anew when others keep changing what it was based on, and how long it waits at most. */
const USUAL_TURNS = { attempts: 12, longestWaitMs: 640 }
/** Where hundreds write one item, one after the other: waiting is cheap, and who has waited long must not wait longest. */
export const CROWDED_TURNS = { attempts: 200, longestWaitMs: 80 }

/**
 * Repeats `attempt` (read, decide, write on condition) until it answers anything but false, and answers that; waits a
 * little, at random, in between.
 */
export async function retryOnConflict<Done>(attempt: () => Promise<Done | false>, turns = USUAL_TURNS): Promise<Done> {
  for (let i = 0; i < turns.attempts; i++) {
    const done = await attempt()
    if (done !== false) return done
    await wait(Math.random() * Math.min(20 * 2 ** i, turns.longestWaitMs))
  }
  throw new AppError('too_many_changes')
}

/** Repeats a write as long as transactions are in its way; answers whether its condition held. */
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
