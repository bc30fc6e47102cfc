import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition'
import { $add, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { MAILS_A_DAY } from '#contract/people/mails.ts'
import { isConditionFailed, isConditionMet } from '../../platform/table/conflicts.ts'
import { Attempts, type AttemptsKey, attemptsKey, type MailKind } from './entity.ts'
import {
  ACTS_PER_LINK,
  CHATS,
  CODES_SECONDS,
  DAY_SECONDS,
  DELAYS_SECONDS,
  delaySecondsAfter,
  FAILED_FTP_LOGINS_PER_WINDOW,
  FAILED_SIGN_INS_PER_NETWORK,
  FIRST_CODES_PER_NETWORK,
  FORGOTTEN_AFTER_SECONDS,
  FREE_TRIES,
  FTP_LOGIN_WINDOW_SECONDS,
  LEADS,
  LINK_ACTS_PER_NETWORK,
  MAILS_PER_NETWORK,
  PHONE_CODES,
  WINDOW_SECONDS,
  WRONG_CODES,
  WRONG_CODES_SECONDS,
  WRONG_PASSWORDS,
  WRONG_PASSWORDS_SECONDS,
} from './rules.ts'

/**
 * Counts an attempt in one conditional write, so that concurrent attempts are all counted. Returns the seconds to wait,
 * 0 if the attempt may be made; a refused attempt is not counted.
 */
export async function countTry(attempts: AttemptsKey, now: number): Promise<number> {
  const key = attemptsKey(attempts)
  try {
    const { Attributes: before } = await Attempts.build(UpdateItemCommand)
      .item({ ...key, tries: $add(1), last_at: now, ttl: Math.ceil(now / 1000) + FORGOTTEN_AFTER_SECONDS })
      .options({ condition: { or: mayTry(now) }, returnValues: 'ALL_OLD' })
      .send()
    // expired items remain for hours before DynamoDB removes them
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
 * Reserves one of an account's wrong passwords per quarter of an hour, before it is known to be wrong. `in flight` if
 * all are reserved by attempts of which some may still prove correct.
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

/** Confirms a reserved attempt as wrong. */
export async function keepWrong(account: string): Promise<void> {
  await Attempts.build(UpdateItemCommand)
    .item({ ...everywhere(account), wrong: $add(1) })
    .send()
}

/** Releases a reserved attempt that was not wrong, or whose result is unknown. */
export async function giveBackWrong(account: string): Promise<void> {
  const some: Condition<typeof Attempts> = { attr: 'tries', gt: 0 }
  const item = { ...everywhere(account), tries: $add(-1) }
  await isConditionMet(Attempts.build(UpdateItemCommand).item(item).options({ condition: some }).send())
}

const everywhere = (account: string) => attemptsKey({ kind: 'password', account, from: 'everywhere' })

/** Counts a mail of this kind to the address, requested from this origin; false if the window's limit is reached. */
export const countMail = (email: string, kind: MailKind, from: string, most: number, now: number): Promise<boolean> =>
  countInWindow({ kind: `mail ${kind}`, account: email, from }, { most, seconds: WINDOW_SECONDS }, now)

/** Counts a mail requested from a network, to any address. */
export const countNetworkMail = (network: string, now: number): Promise<boolean> =>
  countInWindow(
    { kind: 'mail', account: network, from: 'itself' },
    { most: MAILS_PER_NETWORK, seconds: WINDOW_SECONDS },
    now,
  )

/** Counts a lead from outside; false if the window's limit is reached. */
export const countLead = (account: string, from: keyof typeof LEADS, now: number): Promise<boolean> =>
  countInWindow({ kind: 'lead', account, from }, { most: LEADS[from], seconds: WINDOW_SECONDS }, now)

/** Counts a visitor who opens a chat; false if the window's limit is reached. */
export const countChat = (account: string, from: keyof typeof CHATS, now: number): Promise<boolean> =>
  countInWindow({ kind: 'chat', account, from }, { most: CHATS[from], seconds: WINDOW_SECONDS }, now)

/** Counts a code that is texted to a visitor; false if the hour's limit is reached. */
export const countPhoneCode = (account: string, from: keyof typeof PHONE_CODES, now: number): Promise<boolean> =>
  countInWindow({ kind: 'phone-code', account, from }, { most: PHONE_CODES[from], seconds: CODES_SECONDS }, now)

/** Counts what a customer does by a link; false if it is too much for one link, or for one network. */
export const countByLink = (code: string, now: number): Promise<boolean> =>
  countInWindow({ kind: 'link', account: code, from: 'itself' }, { most: ACTS_PER_LINK, seconds: DAY_SECONDS }, now)
export const countByNetwork = (network: string, now: number): Promise<boolean> =>
  countInWindow(
    { kind: 'link', account: network, from: 'network' },
    { most: LINK_ACTS_PER_NETWORK, seconds: WINDOW_SECONDS },
    now,
  )

/**
 * Counts a code of an app as wrong in advance. Returns null if no further one may be tried, else a function that
 * uncounts it, for one that was right.
 */
export async function countCode(email: string, network: string, now: number): Promise<(() => Promise<void>) | null> {
  const seconds = WRONG_CODES_SECONDS
  const codes = (from: string): AttemptsKey => ({ kind: 'totp', account: email, from })
  const own = codes(`first ${network}`)
  const isFirst = await countInWindow(own, { most: FIRST_CODES_PER_NETWORK, seconds }, now)
  const all = isFirst ? 'first' : 'again'
  if (!(await countInWindow(codes(all), { most: WRONG_CODES[all], seconds }, now))) return null
  return async () => {
    await uncount(codes(all), seconds, now)
    if (isFirst) await uncount(own, seconds, now)
  }
}

/** Counts a mail toward the daily total. */
export const countDailyMail = (now: number): Promise<boolean> =>
  countInWindow({ kind: 'mail', account: 'all', from: 'itself' }, { most: MAILS_A_DAY, seconds: DAY_SECONDS }, now)

const ofNetwork = (network: string): AttemptsKey => ({ kind: 'sign-in', account: network, from: 'itself' })

/** Counts a sign-in from a network as failed in advance. */
export const countSignIn = (network: string, now: number): Promise<boolean> =>
  countInWindow(ofNetwork(network), { most: FAILED_SIGN_INS_PER_NETWORK, seconds: WINDOW_SECONDS }, now)

/** Uncounts a sign-in that succeeded. */
export const uncountSignIn = (network: string, now: number): Promise<void> =>
  uncount(ofNetwork(network), WINDOW_SECONDS, now)

/** Counts a login at a dealer's server; false if the organization has reached the limit for this quarter of an hour. */
export const countFtpLogin = (org: string, now: number): Promise<boolean> => {
  const window = { most: FAILED_FTP_LOGINS_PER_WINDOW, seconds: FTP_LOGIN_WINDOW_SECONDS }
  return countInWindow({ kind: 'login', account: org, from: 'anywhere' }, window, now)
}

/** Uncounts a login that did not fail. */
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
