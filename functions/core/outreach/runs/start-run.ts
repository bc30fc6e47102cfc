import { findContact } from '../../customers/contacts/door.ts'
import { findBeside } from '../../customers/search/find-beside.ts'
import { INBOXES } from '../../people/notifications/notice-inboxes.ts'
import { recordNews } from '../../people/notifications/record-news.ts'
import type { OrgId, Work } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { findPublished, findSwitchboard } from '../automations/door.ts'
import type { PublishedItem } from '../automations/entity.ts'
import { checkStart } from './check-start.ts'
import { type RunItem, runIdOf } from './entity.ts'
import { isTimed } from './events-of.ts'
import { findBeginning } from './find-beginning.ts'
import {
  hasStockNews,
  isCoolingDown,
  isLoop,
  isUnderWay,
  keptUntil,
  MOST_A_DAY,
  MOST_AN_HOUR,
  meets,
  ofLastDay,
} from './rules.ts'
import { runSteps } from './run-steps.ts'
import { countHour, findRecentRuns, findRun, findStanding, putCutRun, putRun } from './store.ts'
import { isMeant } from './wave-rules.ts'

export interface Start {
  automation: string
  contact: string
  /** Identifies the cause. */
  about: string
  /** The time at which the cause happened or was due. */
  at: string
  chain?: string[]
  vehicle?: string
  /** News of stock, which a contact gets once a day. */
  isOfStock?: boolean
  /** Another automation starts it, whatever its own trigger is. */
  isStarted?: boolean
}

/** Begins a run, once for each cause, if the automation is on, its conditions are met, and nothing goes in circles. */
export async function startRun(work: Work, start: Start): Promise<void> {
  const { org, now } = work
  const { automation, about, at, chain = [], vehicle } = start
  const switched = (await findSwitchboard(org, true)).on.find((one) => one.automation === automation)
  const contact = await findContact({ org }, start.contact, true)
  if (!switched || !contact) return
  const version = await findPublished(org, automation, switched.number)
  if (!version) return
  const { conditions } = version
  if (!meets(contact, conditions, now, await findBeside(org, conditions ?? {}, [contact]))) return
  const { trigger } = version
  if (start.isOfStock && !isMeant(contact, version)) return
  if (
    !start.isStarted &&
    isTimed(trigger) &&
    !(await checkStart(org, { trigger, automation, contact, about, due: at }))
  )
    return

  const began_at = now.toISOString()
  const run: RunItem = {
    // Of two who were merged one begins it, also where both had it planned.
    org,
    automation,
    id: runIdOf(automation, contact.id, start),
    version: 1,
    number: version.number,
    contact: contact.id,
    chain,
    vehicle,
    status: 'active',
    at: 0,
    began: await findBeginning(org, contact),
    began_at,
    story: [],
  }
  const known = await findRun(org, automation, run.id)
  if (known) return isUnderWay(known) ? runSteps(work, known) : undefined
  if (isLoop(chain, automation)) return cut(work, run, 'loop', version)
  if ((await begin(org, run, start, version, now)) === 'begun') await runSteps(work, run)
}

/** Puts the run, unless the automation is at it with this contact already, was lately, or too much is going on. */
async function begin(org: OrgId, run: RunItem, start: Start, version: PublishedItem, now: Date) {
  let isCounted = false
  return retryOnConflict(async () => {
    const [standing, recent] = await Promise.all([
      findStanding(org, run.contact, run.automation),
      findRecentRuns(org, run.contact),
    ])
    if (standing?.is_active) return 'busy'
    if (standing && isCoolingDown(standing.began_at, version.cool_down_minutes, now)) return 'cooling'
    if (start.isOfStock && hasStockNews(recent, now)) return 'told'
    const began = ofLastDay(recent, now)
    if (began.length >= MOST_A_DAY) {
      await cut({ org, now }, run, 'too_often', version)
      return 'cut'
    }
    if (!isCounted && (await countHour(org, now)) > MOST_AN_HOUR) {
      await cut({ org, now }, run, 'too_many', version)
      return 'cut'
    }
    isCounted = true
    const next = { began: [...began, run.began_at], ...(start.isOfStock && { stock_at: run.began_at }) }
    const isPut = await putRun(run, recent, next)
    return isPut === 'known' ? 'busy' : isPut && 'begun'
  })
}

/** Says in the automation's runs that this one was cut, and tells managers, once an hour. */
async function cut(
  { org, now }: Pick<Work, 'org' | 'now'>,
  run: RunItem,
  reason: 'loop' | 'too_often' | 'too_many',
  { automation, name }: PublishedItem,
) {
  const ended_at = now.toISOString()
  await putCutRun({ ...run, status: 'cut', reason, ended_at, ttl: keptUntil(now) })
  const hour = new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000)
  const about = `${automation} ${reason} ${hour.toISOString()} ${name}`
  await recordNews(org, [{ inbox: INBOXES.managers, kind: 'automation_cut', about, at: hour }])
}
