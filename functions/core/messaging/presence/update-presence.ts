import type { Doing } from '#contract/messaging/presence-facts.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { getReadableConversation } from '../conversations/get-conversation.ts'
import { findThere } from './door.ts'
import { isKnown, saidOf } from './rules.ts'
import { putPresence, removePresence } from './store.ts'

interface Input {
  type: string
  id: string
  contact_id?: string
  doing: Doing | 'gone'
}

/**
 * Notes what the caller does at a contact's conversations; returns the contact and who else is there. They are told only
 * if it is news.
 */
export async function updatePresence(ctx: Ctx, { doing, ...place }: Input) {
  const { org, caller, now } = ctx
  const { contact } = await getReadableConversation(ctx, place)
  const listThere = () => findThere(org, contact.id, now)
  const before = await listThere()
  const own = before.find(({ person }) => person === caller.id)

  const key = { org, contact: contact.id, person: caller.id }
  if (doing !== 'gone' && !isKnown(own, doing, now))
    await putPresence({ ...key, name: caller.name, ...saidOf(own, doing, now) })
  if (doing === 'gone' && own) await removePresence(key)

  const isNews = doing !== (own?.doing ?? 'gone')
  // Of two who come at the same moment, the later one finds the other only now.
  const there = isNews ? await listThere() : before
  const others = there.filter(({ person }) => person !== caller.id)
  // Whoever is not there asks when they come.
  if (isNews && others.length > 0) {
    const { tellPresence } = await import('../pointers/tell-presence.ts')
    await tellPresence(ctx, contact, caller.id)
  }
  return { contact, data: others.map(({ person: id, name, doing: does, since }) => ({ id, name, doing: does, since })) }
}
