import { findContact, latestContact, setAnswering } from '../../customers/contacts/door.ts'
import { Contact } from '../../customers/contacts/entity.ts'
import { answeringOf } from '../../customers/contacts/kept-answering.ts'
import { Message } from '../../messaging/messages/entity.ts'
import { facetsOf } from '../../platform/actor.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { type Change, follow } from '../../platform/table/follow.ts'
import { findAssistant } from '../setup/door.ts'
import { readAssistant } from '../setup/read-assistant.ts'
import { assistantOf, silentUntil } from './assistant-of.ts'

export const follows = {
  keep_silent: follow({ on: [Message], when: isByPerson, do: keepSilent }),
  end_silence: follow({
    on: [Contact],
    when: ({ before, after }) =>
      after !== undefined && before?.status === 'active' && after.status !== 'active' && isSilenced(after),
    do: endSilence,
  }),
}

/** A person's answer that was written just now, here or in the carrier's own inbox. */
function isByPerson({ before, after }: Change<typeof Message>): boolean {
  const { answersCustomer, isAi } = facetsOf(after?.by)
  return (
    before === undefined && after?.direction === 'outbound' && after.user_name !== undefined && answersCustomer && !isAi
  )
}

/** Whoever writes has the conversation in hand. Told late, it begins no silence that is over, nor takes back what is newer. */
async function keepSilent(org: OrgId, changes: Change<typeof Message>[]) {
  if ((await findAssistant(org)).version === 0) return
  const desk = await readAssistant(org)
  for (const { after: message } of changes) {
    if (!message) continue
    const at = new Date(message.sent_at)
    const until = silentUntil(desk.setup.sleep_minutes, at)
    if (until <= new Date().toISOString()) continue
    await retryOnConflict(async () => {
      const contact = await findContact({ org }, message.contact, true)
      if (contact?.status !== 'active') return true
      const own = answeringOf(contact)
      if (own.changed_at !== undefined && own.changed_at > message.sent_at) return true
      // A write a message would cost as much as the message: half of the time is close enough.
      const half = new Date((at.getTime() + Date.parse(until)) / 2).toISOString()
      if (assistantOf(desk, own, at).state === 'off' || (own.silent_until ?? '') > half) return true
      return setAnswering(contact, { ...own, silent_until: until, reason: 'person', changed_at: message.sent_at })
    })
  }
}

const isSilenced = (contact: Parameters<typeof answeringOf>[0]) => answeringOf(contact).silent_until !== undefined

/** A closed conversation is the assistant's again when it opens. */
async function endSilence(_: OrgId, changes: Change<typeof Contact>[]) {
  for (const change of changes)
    await retryOnConflict(async () => {
      const contact = await latestContact(change)
      if (!contact || contact.status === 'active' || !isSilenced(contact)) return true
      const { silent_until: _until, reason: _reason, ...own } = answeringOf(contact)
      return setAnswering(contact, { ...own, changed_at: new Date().toISOString() })
    })
}
