import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactIdOf, conversationIdOf } from '../../../../functions/core/customers/contacts/derived-ids.ts'
import { findContact, setOptedOut } from '../../../../functions/core/customers/contacts/door.ts'
import { updateConversationStatus } from '../../../../functions/core/messaging/conversations/update-conversation-status.ts'
import { markConversationRead } from '../../../../functions/core/messaging/messages/mark-conversation-read.ts'
import { receiveMessage } from '../../../../functions/core/messaging/messages/receive-message.ts'
import { listBefore } from '../../../../functions/core/messaging/messages/thread-store.ts'
import { type Ctx, provenOrg } from '../../../../functions/core/platform/ctx.ts'
import { table } from '../../../../functions/core/platform/table/client.ts'
import { newId } from '../../../../functions/core/platform/table/ids.ts'
import { manager } from '../../../bench/dealership.ts'
import { openTestTable } from '../../../table.ts'

const FROM = '+16285551000'
/** Runs in place of the next plain update; the local engine never has two concurrent writers, but DynamoDB does. */
let meanwhile: (() => Promise<void>) | undefined

beforeAll(async () => {
  await openTestTable()
  table.getDocumentClient().middlewareStack.add(
    (next, context) => async (args) => {
      const event = context.commandName?.startsWith('Update') ? meanwhile : undefined
      if (!event) return next(args)
      meanwhile = undefined
      await event()
      return next(args)
    },
    { step: 'initialize', name: 'meanwhile' },
  )
})
afterAll(() => void table.getDocumentClient().middlewareStack.remove('meanwhile'))

const conflict = async () => {
  throw Object.assign(new Error('Transaction is ongoing for the item'), { name: 'TransactionConflictException' })
}

async function conversation() {
  const ctx: Ctx = { ...manager(), org: provenOrg(newId(new Date())) }
  let second = 0
  const write = (sid: string) => {
    const now = new Date(ctx.now.getTime() + 1000 * second++)
    return receiveMessage({ ...ctx, now }, { sid, from: FROM, body: 'Hello', media: [] })
  }
  await write('SM1')
  const contact = contactIdOf(ctx.org, FROM)
  const place = { type: 'sms', id: conversationIdOf(contact, 'sms') }
  return { ctx, place, contact, write, now: () => findContact({ org: ctx.org }, contact, true) }
}

test('closing meets another writer and is repeated', async () => {
  const { ctx, place, now } = await conversation()
  meanwhile = conflict
  await updateConversationStatus(ctx, { ...place, status: 'closed' })
  expect(await now()).toMatchObject({ status: 'closed' })
})

test('closing meets a message that nobody has read: the conversation stays open', async () => {
  const { ctx, place, now, write } = await conversation()
  meanwhile = () => write('SM2')
  const closing = updateConversationStatus({ ...ctx, now: new Date() }, { ...place, status: 'closed' })
  await expect(closing).rejects.toMatchObject({ code: 'conflict' })
  expect(await now()).toMatchObject({ status: 'active', channels: { sms: { unread: 2 } } })
})

test('reading meets another writer and still leaves the count exact', async () => {
  const { ctx, place, now, write } = await conversation()
  const { messages } = await listBefore(ctx.org, place.id, undefined, 1)
  meanwhile = () => write('SM2')
  await markConversationRead(ctx, { ...place, last_message_id: messages[0]?.id ?? '' })
  expect(await now()).toMatchObject({ channels: { sms: { unread: 1, inbound: 2 } } })
})

test.each(['nonsense', '7ZZZZZZZZZZZZZZZZZZZZZZZZZ', newId(new Date())])(
  'nothing is read up to a message that is not there: %s',
  async (last_message_id) => {
    const { ctx, place, now } = await conversation()
    await expect(markConversationRead(ctx, { ...place, last_message_id })).rejects.toMatchObject({ code: 'not_found' })
    expect(await now()).toMatchObject({ channels: { sms: { unread: 1 } } })
  },
)

test('Twilio’s word that a customer has opted out is kept whoever else is writing', async () => {
  const { ctx, contact, now } = await conversation()
  meanwhile = conflict
  await setOptedOut({ org: ctx.org, contact, channel: 'sms', to: FROM }, '2026-01-01T00:00:00.000Z')
  expect(await now()).toMatchObject({ opted_out: { sms__16285551000: '2026-01-01T00:00:00.000Z' } })
})
