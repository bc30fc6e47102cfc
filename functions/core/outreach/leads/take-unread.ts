import { findMarked } from '../../messaging/messages/find-marked.ts'
import { markOfLead } from '../../messaging/messages/message-marks.ts'
import { may } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound, refusedFields } from '../../platform/errors.ts'
import type { FoundLead } from './found-in.ts'
import { receiveLead } from './receive-lead.ts'
import { deleteUnreadLead, findUnreadLead } from './store.ts'

/** Makes a contact of a lead that could not be read, with its text as their message. Throws `not_found`, and for what reaches nobody. */
export async function takeUnread(ctx: Ctx, { id, ...found }: FoundLead & { id: string }) {
  const { org, caller } = ctx
  if (!may(caller, 'see_all')) throw notFound()
  const lead = await findUnreadLead(org, id)
  const mark = `unread ${id}`
  if (lead) {
    const { name, phone, email } = found
    const phones = phone ? [{ written: phone, label: '' }] : []
    const came_by = {
      kind: lead.way === 'http' ? ('adf' as const) : ('form' as const),
      detail: lead.subject ?? lead.from,
    }
    const told = { name, phones, email, text: lead.text.trim(), numbers: [], known: {}, deal: {}, came_by }
    if (!(await receiveLead(ctx, mark, told))) throw refusedFields({ phone: { key: 'number_wrong' } })
    await deleteUnreadLead(org, id)
  }
  const message = await findMarked(org, markOfLead(mark))
  if (!message) throw notFound()
  return { contact_id: message.contact, conversation_id: message.conversation, type: message.channel }
}
