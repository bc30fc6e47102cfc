import { maySee, seesEverything } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import type { Opening } from './mentioned-readers.ts'
import { isOpenBy } from './rules.ts'
import { listMentions } from './store.ts'

type Mentioned = Opening & { id: string; assignee?: string }
type Reading = Pick<Ctx, 'org' | 'caller' | 'now'>

/** Whether the caller may read a contact and its conversations; only of who may not see it a mention is looked for. */
export const admitReader = async (ctx: Reading, contact: Mentioned): Promise<boolean> =>
  maySee(ctx.caller, contact.assignee) || admitMentioned(ctx, contact)

/** Whether a mention alone lets the caller read. */
export async function admitMentioned({ org, caller, now }: Reading, contact: Mentioned): Promise<boolean> {
  const mentions = await listMentions(org, caller.id, contact.id)
  return isOpenBy(mentions.get(contact.id), contact, now)
}

/** Says of many contacts whether a mention alone lets the caller read them. */
export async function findMentionedIn({ org, caller, now }: Reading): Promise<(contact: Mentioned) => boolean> {
  const mentions = await listMentions(org, caller.id)
  return (contact) => isOpenBy(mentions.get(contact.id), contact, now)
}

/** Says of many contacts whether the caller may read them; for who sees everybody, nothing is read. */
export async function findReadable({ org, caller, now }: Reading): Promise<(contact: Mentioned) => boolean> {
  if (seesEverything(caller)) return () => true
  const isMentionedIn = await findMentionedIn({ org, caller, now })
  return (contact) => maySee(caller, contact.assignee) || isMentionedIn(contact)
}
