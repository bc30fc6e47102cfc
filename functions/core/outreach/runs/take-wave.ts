import { findHours } from '../../messaging/hours/find-hours.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import { enqueue, enqueueAll } from '../../platform/aws/queues.ts'
import type { OrgId, Work } from '../../platform/ctx.ts'
import { type DueEntry, putDue } from '../../platform/due/door.ts'
import { findPublished, findSwitchboard } from '../automations/door.ts'
import type { PublishedItem } from '../automations/entity.ts'
import { addPeople, writeWave } from './add-people.ts'
import type { WaveItem } from './entity.ts'
import { isOfDay, newWave, nextWaveAt } from './wave-rules.ts'
import { findWave, replaceWave } from './wave-store.ts'

const STRETCH_MS = 30_000

/** The version that is on, where it wakes those who are quiet. */
async function findWaking(org: OrgId, automation: string): Promise<PublishedItem | undefined> {
  const one = (await findSwitchboard(org, true)).on.find((switched) => switched.automation === automation)
  return one?.trigger.on === 'quiet' ? findPublished(org, automation, one.number) : undefined
}

/** Plans the first wave of an automation that was switched on. `isNew`: of a new version, which looks at everybody anew. */
export async function planWaves(work: Work, automation: string, isNew: boolean) {
  const { org, now } = work
  const version = await findWaking(org, automation)
  if (!version) return
  const seen = await findWave(org, automation)
  const { version: _, ...fresh } = newWave(org, automation, version.trigger, now)
  if (isNew || !seen) await replaceWave(seen ?? { ...fresh, version: 0 }, fresh)
  await putDue([await nextWave(work, automation)])
}

async function nextWave({ org, now }: Work, automation: string): Promise<DueEntry> {
  const [hours, { timezone }] = await Promise.all([findHours(org), readOrganization(org)])
  const ids = { task: 'wave', automation, contact: '', about: '' }
  return { kind: 'run-automations', org, ids, at: nextWaveAt(now, hours, timezone).toISOString() }
}

/**
 * Begins an automation with the next of those who are quiet, once a day, as many as its pace has. Whom it takes up is
 * written down before the first begins: taken again after a crash, it is the same people.
 */
export async function takeWave(work: Work, automation: string): Promise<void> {
  const { org, now } = work
  const version = await findWaking(org, automation)
  if (!version) return
  await putDue([await nextWave(work, automation)])
  const { timezone } = await readOrganization(org)
  const seen = (await findWave(org, automation)) ?? newWave(org, automation, version.trigger, now)
  let wave: WaveItem | undefined = seen
  if (!isOfDay(seen, now, timezone)) wave = await writeWave(seen, { at: now.toISOString(), is_open: true, people: [] })
  const endsAt = Date.now() + STRETCH_MS
  while (wave?.is_open && Date.now() < endsAt) wave = await addPeople(work, version, wave)
  // Somebody else is at it.
  if (!wave) return
  const task = { org, automation, found_at: now.toISOString() }
  if (wave.is_open) return enqueue('run-automations', { ...task, task: 'wave', contact: '', about: '' })
  const { at } = wave
  await enqueueAll(
    'run-automations',
    wave.people.map(({ contact, place: about }) => ({ body: { ...task, task: 'start', contact, about, at } })),
  )
}
