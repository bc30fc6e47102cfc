import type { Step, Trigger } from '#contract/outreach/automation-schema.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { inboxPlaceOf } from '../../customers/contacts/inbox-sections.ts'
import { type Hours, nextLawful } from '../../messaging/hours/lawful-hours.ts'
import { datesBetween, momentOn, wallOf } from '../../people/organizations/wall-time.ts'
import { earliestId, momentOf } from '../../platform/table/ids.ts'
import type { Definition } from '../automations/entity.ts'
import type { RunItem, WaveItem } from './entity.ts'
import { isCoolingDown, keptUntil, programOf } from './rules.ts'
import { DAY_BEGINS } from './starts-due.ts'

const DAY_MS = 86_400_000
/** Longer than the longest day. */
const TWO_DATES_MS = 26 * 3_600_000

/** The last words of all who have been quiet for so many days lie before this place. */
export const quietBelow = (days: number, now: Date) => earliestId(now.getTime() - days * DAY_MS)

/** A wave that has found nobody yet: it begins with those who became quiet last. */
export const newWave = (org: string, automation: string, { days = 0 }: Trigger, now: Date): WaveItem => {
  const place = quietBelow(days, now)
  return { org, automation, version: 0, is_open: false, people: [], newest: place, oldest: place }
}

/** When the next day's wave begins: once a day, on days on which something may go out by itself. */
export function nextWaveAt(now: Date, hours: Hours, timeZone: string): Date {
  const dates = datesBetween(now, new Date(now.getTime() + TWO_DATES_MS), timeZone)
  const at = dates.map((date) => momentOn(date, DAY_BEGINS, timeZone)).find((time) => time > now) ?? now
  return nextLawful(at, hours.home, hours.own) ?? at
}

/** True if a wave began on the same day. */
export const isOfDay = ({ at }: Pick<WaveItem, 'at'>, now: Date, timeZone: string) =>
  at !== undefined && wallOf(at, timeZone).date === wallOf(now, timeZone).date

/** The time of a contact's last message, of either side. */
export const lastWordAt = (contact: Pick<ContactItem, 'inbox_at'>) => momentOf(inboxPlaceOf(contact))

type Began = { began_at: string; is_active: boolean } | undefined

/** True for who was woken since the last word of either side. */
export const isWoken = (standing: Began, contact: Pick<ContactItem, 'inbox_at'>) =>
  standing !== undefined && Date.parse(standing.began_at) > lastWordAt(contact).getTime()

/** True for who may not be woken yet: it runs with them, or did lately. */
export const isResting = (standing: Began, coolDownMinutes: number, now: Date) =>
  standing !== undefined && (standing.is_active || isCoolingDown(standing.began_at, coolDownMinutes, now))

/** Who has bought looks for no vehicle: they are meant where the conditions say so. */
export const isMeant = ({ stage }: Pick<ContactItem, 'stage'>, { conditions }: Pick<Definition, 'conditions'>) =>
  stage !== 'sold' || conditions?.stage === 'sold'

/** The message with which an automation begins, if it begins with one. */
export function firstSendOf({ steps }: Pick<Definition, 'steps'>): Step | undefined {
  const [first] = programOf(steps)
  return first && 'step' in first && first.step.act === 'send' ? first.step : undefined
}

/** The story of a run that doesn't begin, because its first message couldn't reach somebody. */
export const leftOutRun = (
  run: Pick<RunItem, 'org' | 'automation' | 'id' | 'number' | 'contact' | 'began'>,
  line: Pick<RunItem['story'][number], 'step' | 'left_out'>,
  at: string,
): RunItem => ({
  ...run,
  version: 1,
  chain: [],
  status: 'left_out',
  at: 0,
  began_at: at,
  ended_at: at,
  story: [{ at, act: 'send', outcome: 'skipped', ...line }],
  ttl: keptUntil(new Date(at)),
})
