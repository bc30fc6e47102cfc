import { maySee } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { isOpenBy, type Opening } from './rules.ts'
import { findMentions } from './store.ts'

type Mentioned = Opening & { id: string; assignee?: string }
type Reading = Pick<Ctx, 'org' | 'caller' | 'now'>

/** Whether the caller may read a contact and its conversations; only of who may not see it a mention is looked for. */
export const admitReader = async (ctx: Reading, contact: Mentioned): Promise<boolean> =>
  maySee(ctx.caller, contact.assignee) || admitMentioned(ctx, contact)

/** Whether a mention alone lets the caller read. */
export async function admitMentioned({ org, caller, now }: Reading, contact: Mentioned): Promise<boolean> {
  const mentions = await findMentions(org, caller.id, [contact.id])
  return isOpenBy(mentions.get(contact.id), contact, now)
}
