import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { putReminder } from '../../../functions/core/calendar/reminders/store.ts'
import { contactIdOf, conversationIdOf } from '../../../functions/core/customers/contacts/derived-ids.ts'
import { receiveMessage } from '../../../functions/core/messaging/messages/receive-message.ts'
import { createScheduled } from '../../../functions/core/messaging/scheduled/create-scheduled.ts'
import { teamOf, User } from '../../../functions/core/people/accounts/entity.ts'
import type { Ctx } from '../../../functions/core/platform/ctx.ts'
import { newId } from '../../../functions/core/platform/table/ids.ts'
import { connectDealership } from '../bench-cloud.ts'

type Account = Parameters<typeof connectDealership>[0]

/** One of those customers whose messages wait for a time, and whom reminders are about. */
export interface Customer {
  id: string
  conversation: string
}

/** A dealership with its manager, who waits for reminders, and customers who have written. */
export async function openDealership(account: Account, customers: number, first: number) {
  const { ctx } = await connectDealership(account)
  const at = ctx.now.toISOString()
  await User.build(PutItemCommand)
    .item({
      id: ctx.caller.id,
      org: ctx.org,
      org_name: 'Bench Motors',
      first_name: 'Dana',
      last_name: 'Bench',
      email: `${ctx.caller.id}@example.com`,
      role: 'manager',
      verified_at: at,
      team: teamOf(ctx.org),
      team_at: at,
    })
    .send()
  const people: Customer[] = []
  for (let n = first; n < first + customers; n++) {
    const from = `+1415${5_550_000 + n}`
    await receiveMessage(ctx, { sid: `SMdue${n}`, from, body: 'Is it still there?', media: [] })
    const id = contactIdOf(ctx.org, from)
    people.push({ id, conversation: conversationIdOf(id, 'sms') })
  }
  return { ctx, people }
}

/** Has one message wait for its time; its text is its own. */
export const sendLater = (ctx: Ctx, { id, conversation }: Customer, body: string, at: Date) =>
  createScheduled(ctx, {
    type: 'sms',
    id: conversation,
    contact_id: id,
    body,
    client_id: newId(ctx.now),
    unless_reply: false,
    send_at: at.toISOString(),
  })

export async function remindOf({ org, caller, now }: Ctx, { id: contact }: Customer, at: Date): Promise<string> {
  const id = newId(now)
  await putReminder({
    org,
    id,
    contact,
    text: 'Call back',
    due_at: at.toISOString(),
    created_at: now.toISOString(),
    version: 1,
    user: caller.id,
    user_name: caller.name,
    author: caller.id,
    author_name: caller.name,
  })
  return id
}
