import { inboxPlaceOf } from '../../customers/contacts/inbox-sections.ts'
import { listByLastWord } from '../../customers/contacts/list-by-last-word.ts'
import { SECTIONS } from '../../messaging/conversations/list-conversations.ts'
import type { Work } from '../../platform/ctx.ts'
import { putDue } from '../../platform/due/door.ts'
import type { PublishedItem } from '../automations/entity.ts'
import { type RunItem, runIdOf, type WaveItem } from './entity.ts'
import { type Looked, openLook } from './open-look.ts'
import { laterStart } from './plan-again.ts'
import { beginningOf } from './rules.ts'
import { firstSendOf, leftOutRun, quietBelow } from './wave-rules.ts'
import { putLeftOut, replaceWave } from './wave-store.ts'

const PAGE = 100

/** Writes how far a wave has come; undefined where somebody else did. */
export async function writeWave(wave: WaveItem, change: Partial<WaveItem>): Promise<WaveItem | undefined> {
  return (await replaceWave(wave, change)) ? { ...wave, ...change, version: wave.version + 1 } : undefined
}

/** Looks at the next page of people: at those who have become quiet since, then further and further back. */
export async function addPeople(work: Work, version: PublishedItem, wave: WaveItem): Promise<WaveItem | undefined> {
  const { org, now } = work
  const { automation, trigger } = version
  const { days = 0, pace = 0 } = trigger
  const since = { above: wave.newest, below: quietBelow(days, now), isForward: true }
  const newer = await listByLastWord({ org }, SECTIONS, since, PAGE)
  const isNewer = newer.contacts.length > 0
  const { contacts } = isNewer ? newer : await listByLastWord({ org }, SECTIONS, { below: wave.oldest }, PAGE)
  const look = await openLook(work, { ...version, days, automation })

  const people = [...wave.people]
  const passed: Looked[] = []
  for (const one of await look(contacts)) {
    if (people.length >= pace) break
    passed.push(one)
    if (one.look.is === 'quiet') people.push({ contact: one.contact.id, place: inboxPlaceOf(one.contact) })
  }
  await putLeftOut(passed.flatMap((one) => leftOut(version, one, wave.at ?? now.toISOString())))
  await putDue(
    passed.flatMap(({ contact, look }) => (look.is === 'later' ? [laterStart(contact, automation, look.at)] : [])),
  )
  const last = passed.at(-1)
  const place = last && inboxPlaceOf(last.contact)
  return writeWave(wave, {
    people,
    is_open: people.length < pace && contacts.length > 0,
    ...(place && (isNewer ? { newest: place } : { oldest: place })),
  })
}

/** What tells in the automation's runs that somebody was left out. */
function leftOut(version: PublishedItem, { contact, look }: Looked, at: string): RunItem[] {
  if (look.is !== 'left_out') return []
  const { org, automation, number } = version
  const run = {
    ...{ org, automation, number, contact: contact.id },
    id: runIdOf(automation, contact.id, { about: inboxPlaceOf(contact), at }),
    began: beginningOf(contact),
  }
  return [leftOutRun(run, { step: firstSendOf(version)?.id ?? '', left_out: look.reason }, at)]
}
