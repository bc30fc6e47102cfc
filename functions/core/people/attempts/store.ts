import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition'
import { $add, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { MAILS_A_DAY } from '#contract/people/mails.ts'
import { isConditionFailed, isConditionMet } from '../../platform/table/conflicts.ts'
import { Attempts, type AttemptsKey, attemptsKey, type MailKind } from './entity.ts'
import {
  DAY_SECONDS,
  DELAYS_SECONDS,
  delaySecondsAfter,
  FAILED_FTP_LOGINS_PER_WINDOW,
  FAILED_SIGN_INS_PER_NETWORK,
  FORGOTTEN_AFTER_SECONDS,
  FREE_TRIES,
  FTP_LOGIN_WINDOW_SECONDS,
  MAILS_PER_NETWORK,
  WINDOW_SECONDS,
  WRONG_PASSWORDS,
  WRONG_PASSWORDS_SECONDS,
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

/**
 * Takes one of the wrong passwords that an account has in a quarter of an hour, before it is known whether it is one.
 * `in flight` where all are taken by tries of which some may still prove right.
 */
export async function takeWrong(account: string, now: number): Promise<'taken' | 'full' | 'in flight'> {
  const key = everywhere(account)
  const ttl = Math.ceil(now / 1000) + WRONG_PASSWORDS_SECONDS
  const forgotten = now - WRONG_PASSWORDS_SECONDS * 1000
  const isFirst = {
    or: [
      { attr: 'tries' as const, exists: false },
      { attr: 'last_at' as const, lte: forgotten },
    ],
  }
  const first = { ...key, tries: 1, wrong: 0, last_at: now, ttl }
  if (await isConditionMet(Attempts.build(UpdateItemCommand).item(first).options({ condition: isFirst }).send()))
    return 'taken'
  const next = { ...key, tries: $add(1), last_at: now, ttl }
  const isLeft: Condition<typeof Attempts> = { attr: 'tries', lt: WRONG_PASSWORDS }
  if (await isConditionMet(Attempts.build(UpdateItemCommand).item(next).options({ condition: isLeft }).send()))
    return 'taken'
  const { Item } = await Attempts.build(GetItemCommand).key(key).options({ consistent: true }).send()
  return (Item?.wrong ?? 0) < WRONG_PASSWORDS ? 'in flight' : 'full'
}

/** It was wrong, as it was taken for. */
export async function keepWrong(account: string): Promise<void> {
  await Attempts.build(UpdateItemCommand)
    .item({ ...everywhere(account), wrong: $add(1) })
    .send()
}

/** It was none, or nobody knows. */
export async function giveBackWrong(account: string): Promise<void> {
  const some: Condition<typeof Attempts> = { attr: 'tries', gt: 0 }
  const item = { ...everywhere(account), tries: $add(-1) }
  await isConditionMet(Attempts.build(UpdateItemCommand).item(item).options({ condition: some }).send())
}

const everywhere = (account: string) => attemptsKey({ kind: 'password', account, from: 'everywhere' })

/** Counts a mail of this kind to the address, asked for from there; false when it had its share of this quarter of an hour. */
export const countMail = (email: string, kind: MailKind, from: string, most: number, now: number): Promise<boolean> =>
  countInWindow({ kind: `mail ${kind}`, account: email, from }, { most, seconds: WINDOW_SECONDS }, now)

/** Counts a mail that a network asked for, to whatever address. */
export const countNetworkMail = (network: string, now: number): Promise<boolean> =>
  countInWindow(
    { kind: 'mail', account: network, from: 'itself' },
    { most: MAILS_PER_NETWORK, seconds: WINDOW_SECONDS },
    now,
  )

/** Counts a mail of all that are sent in a day. */
export const countDailyMail = (now: number): Promise<boolean> =>
  countInWindow({ kind: 'mail', account: 'all', from: 'itself' }, { most: MAILS_A_DAY, seconds: DAY_SECONDS }, now)

const ofNetwork = (network: string): AttemptsKey => ({ kind: 'sign-in', account: network, from: 'itself' })

/** Counts a sign-in from a network that nobody signed in from before, as if it failed. */
export const countSignIn = (network: string, now: number): Promise<boolean> =>
  countInWindow(ofNetwork(network), { most: FAILED_SIGN_INS_PER_NETWORK, seconds: WINDOW_SECONDS }, now)

/** Takes one back that did not fail. */
export const uncountSignIn = (network: string, now: number): Promise<void> =>
  uncount(ofNetwork(network), WINDOW_SECONDS, now)

/** Counts a login at a dealer's server; false when the organization had its share of this quarter of an hour. */
export const countFtpLogin = (org: string, now: number): Promise<boolean> => {
  const window = { most: FAILED_FTP_LOGINS_PER_WINDOW, seconds: FTP_LOGIN_WINDOW_SECONDS }
  return countInWindow({ kind: 'login', account: org, from: 'anywhere' }, window, now)
}

/** Takes one back that did not fail. */
export const uncountFtpLogin = (org: string, now: number): Promise<void> =>
  uncount({ kind: 'login', account: org, from: 'anywhere' }, FTP_LOGIN_WINDOW_SECONDS, now)

async function uncount(of: AttemptsKey, seconds: number, now: number): Promise<void> {
  await Attempts.build(UpdateItemCommand)
    .item({ ...windowKey(of, seconds, now), tries: $add(-1) })
    .send()
}

const windowKey = (of: AttemptsKey, seconds: number, now: number) =>
  attemptsKey({ ...of, from: `${of.from} ${Math.floor(now / 1000 / seconds)}` })

async function countInWindow(of: AttemptsKey, { most, seconds }: { most: number; seconds: number }, now: number) {
  const ttl = (Math.floor(now / 1000 / seconds) + 2) * seconds
  const item = { ...windowKey(of, seconds, now), tries: $add(1), ttl }
  const isBelow: Condition<typeof Attempts> = {
    or: [
      { attr: 'tries', exists: false },
      { attr: 'tries', lt: most },
    ],
  }
  return isConditionMet(Attempts.build(UpdateItemCommand).item(item).options({ condition: isBelow }).send())
}
