import { findContact } from '../../customers/contacts/door.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { inboxPlaceOf } from '../../customers/contacts/inbox-sections.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { type DueEntry, putDue } from '../../platform/due/door.ts'
import { findAutomation } from '../automations/door.ts'
import { findQuietAt } from './find-quiet-at.ts'
import type { Start } from './start-run.ts'
import { inAYear } from './starts-due.ts'

/**
 * What was planned is planned again when its time has come: a day that comes back every year, even while the automation
 * rests, and the waking of somebody who has called or come meanwhile.
 */
export async function planAgain({ org }: { org: OrgId }, { automation, contact: id, about, at }: Start) {
  const trigger = (await findAutomation(org, automation))?.trigger
  if (trigger?.on === 'date') {
    const ids = { task: 'start', automation, contact: id, about }
    return putDue([{ kind: 'run-automations', org, ids, at: new Date(inAYear(at)).toISOString() }])
  }
  const contact = trigger?.on === 'quiet' ? await findContact({ org }, id, true) : undefined
  if (!contact || inboxPlaceOf(contact) !== about) return
  const quietAt = await findQuietAt(org, contact, trigger?.days ?? 0)
  if (quietAt > new Date(at)) await putDue([laterStart(contact, automation, quietAt)])
}

/** The start of somebody who has called or come since they last wrote. */
export const laterStart = (contact: ContactItem, automation: string, at: Date): DueEntry => ({
  kind: 'run-automations',
  org: contact.org,
  ids: { task: 'start', automation, contact: contact.id, about: inboxPlaceOf(contact) },
  at: at.toISOString(),
})
