import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Pointer } from '#contract/people/realtime.ts'
import { contactIdOf, conversationIdOf } from '../../../../functions/core/customers/contacts/derived-ids.ts'
import { findContact } from '../../../../functions/core/customers/contacts/door.ts'
import { Contact } from '../../../../functions/core/customers/contacts/entity.ts'
import { presentRow } from '../../../../functions/core/messaging/conversations/present-row.ts'
import { findMessage } from '../../../../functions/core/messaging/messages/door.ts'
import { Message } from '../../../../functions/core/messaging/messages/entity.ts'
import { receiveMessage } from '../../../../functions/core/messaging/messages/receive-message.ts'
import { publishChanges } from '../../../../functions/core/messaging/pointers/publish-changes.ts'
import { manager } from '../../../bench/dealership.ts'
import { openTestTable } from '../../../table.ts'

const told: Pointer[] = []
const events = createServer(async (request, response) => {
  const { events: sent } = JSON.parse(await text(request)) as { events: string[] }
  told.push(...sent.flatMap((event) => JSON.parse(event) as Pointer[]))
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ failed: [], successful: [] }))
})
beforeAll(async () => {
  await openTestTable()
  await new Promise<void>((resolve) => events.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('EVENTS_ENDPOINT', `http://127.0.0.1:${(events.address() as AddressInfo).port}/event`)
})
afterAll(() => {
  vi.unstubAllEnvs()
  events.close()
})

test('a message whose contact is told by the next batch is told with the contact as it is after it', async () => {
  const ctx = manager()
  const from = '+16285551001'
  const contact = contactIdOf(ctx.org, from)
  const receive = (second: number) => {
    const now = new Date(ctx.now.getTime() + 1000 * second)
    return receiveMessage(
      { ...ctx, now },
      { sid: `SM${second}`, from, body: `No. ${second}`, media: [], profile_name: '' },
    )
  }
  const contactNow = async () => {
    const found = await findContact({ org: ctx.org }, contact, true)
    if (!found) throw new Error('Nobody has written.')
    return found
  }
  await receive(0)
  const before = await contactNow()
  await receive(1)
  const after = await contactNow()
  const message = await findMessage(ctx.org, conversationIdOf(contact, 'sms'), after.last_message_id ?? '', true)

  // The stream cuts its batches where it likes: here between a message and its contact, behind an older change of that.
  const change = { org: ctx.org, sequence: '1', at: ctx.now, before: undefined }
  await publishChanges(ctx.org, [
    { ...change, entity: Contact, before, after: before },
    { ...change, entity: Message, after: message },
  ])
  expect(told).toMatchObject([{ changed: 'message', contact_id: contact, version: presentRow(after).version }])
})
