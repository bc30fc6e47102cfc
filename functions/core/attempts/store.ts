import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition'
import { $add, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { isConditionFailed } from '../table/conflicts.ts'
import { Attempts, type AttemptsKey, attemptsKey } from './entity.ts'
import {
  DELAYS_SECONDS,
  delaySecondsAfter,
  FAILED_LOGINS_PER_WINDOW,
  FORGOTTEN_AFTER_SECONDS,
  FREE_TRIES,
  LOGIN_WINDOW_SECONDS,
  MAIL_WINDOW_SECONDS,
  MAILS_PER_WINDOW,
} from './rules.ts'

/**
 * Counts a try in one conditional write, so that tries made at once count each. Answers the seconds still to wait,
 * 0 when the try may be made; a try that may not be made is not counted.
 */
export async function countTry(attempts: AttemptsKey, now: number): Promise<number> {
  const key = attemptsKey(attempts)
  try {
    const { Attributes: before } = await Attempts.build(UpdateItemCommand)
      .item({ ...key, tries: $add(1), last_at: now, ttl: Math.ceil(now / 1000) + FORGOTTEN_AFTER_SECONDS })
      .options({ condition: { or: mayTry(now) }, returnValues: 'ALL_OLD' })
      .send()
    // expired items stay for hours before DynamoDB removes them
    const isForgotten = (before?.last_at ?? now) < now - FORGOTTEN_AFTER_SECONDS * 1000
    if (isForgotten)
      await Attempts.build(UpdateItemCommand)
        .item({ ...key, tries: 1 })
        .send()
    return 0
  } catch (error) {
    if (!isConditionFailed(error)) throw error
    const { Item } = await Attempts.build(GetItemCommand).key(key).options({ consistent: true }).send()
    const { tries = 0, last_at = now } = Item ?? {}
    const passedSeconds = Math.max(0, now - last_at) / 1000
    return Math.max(1, delaySecondsAfter(tries) - passedSeconds)
  }
}

/** `delaySecondsAfter` as a condition on the item. */
function mayTry(now: number): Condition<typeof Attempts>[] {
  const waited = (seconds: number) => ({ attr: 'last_at' as const, lte: now - seconds * 1000 })
  const steps = DELAYS_SECONDS.map((seconds, i) => {
    const isLast = i === DELAYS_SECONDS.length - 1
    const tries = FREE_TRIES + i
    const made: Condition<typeof Attempts> = isLast ? { attr: 'tries', gte: tries } : { attr: 'tries', eq: tries }
    return { and: [made, waited(seconds)] }
  })
  return [{ attr: 'tries', exists: false }, { attr: 'tries', lt: FREE_TRIES }, ...steps]
}

export async function forgetTries(attempts: AttemptsKey): Promise<void> {
  await Attempts.build(DeleteItemCommand).key(attemptsKey(attempts)).send()
}

/** Counts a mail to the address; false when it had its share of this quarter of an hour. */
export const countMail = (email: string, from: string, now: number): Promise<boolean> =>
  countInWindow({ kind: 'mail', account: email, from }, { most: MAILS_PER_WINDOW, seconds: MAIL_WINDOW_SECONDS }, now)

/** Counts a login at a dealer's server; false when the organization had its share of this quarter of an hour. */
export const countLogin = (org: string, now: number): Promise<boolean> => {
  const window = { most: FAILED_LOGINS_PER_WINDOW, seconds: LOGIN_WINDOW_SECONDS }
  return countInWindow({ kind: 'login', account: org, from: 'anywhere' }, window, now)
}

/** Takes one back that did not fail. */
export async function uncountLogin(org: string, now: number): Promise<void> {
  const key = windowKey({ kind: 'login', account: org, from: 'anywhere' }, LOGIN_WINDOW_SECONDS, now)
  await Attempts.build(UpdateItemCommand)
    .item({ ...key, tries: $add(-1) })
    .send()
}

const windowKey = (of: AttemptsKey, seconds: number, now: number) =>
  attemptsKey({ ...of, from: `${of.from} ${Math.floor(now / 1000 / seconds)}` })

async function countInWindow(of: AttemptsKey, { most, seconds }: { most: number; seconds: number }, now: number) {
  const ttl = (Math.floor(now / 1000 / seconds) + 2) * seconds
  try {
    await Attempts.build(UpdateItemCommand)
      .item({ ...windowKey(of, seconds, now), tries: $add(1), ttl })
      .options({
        condition: {
          or: [
            { attr: 'tries', exists: false },
            { attr: 'tries', lt: most },
          ],
        },
      })
      .send()
    return true
  } catch (error) {
    if (isConditionFailed(error)) return false
    throw error
  }
}
