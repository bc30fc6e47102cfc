import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { beforeAll, describe, expect, test } from 'vitest'
import { contactIdOf, conversationIdOf } from '../../../../functions/core/customers/contacts/derived-ids.ts'
import { findContact } from '../../../../functions/core/customers/contacts/door.ts'
import { setStatus } from '../../../../functions/core/messaging/conversations/store.ts'
import { Message } from '../../../../functions/core/messaging/messages/entity.ts'
import { presentMessage } from '../../../../functions/core/messaging/messages/present-message.ts'
import type { Inbound } from '../../../../functions/core/messaging/messages/read-arrival.ts'
import { receiveMessage } from '../../../../functions/core/messaging/messages/receive-message.ts'
import { findArrival } from '../../../../functions/core/messaging/messages/sid-store.ts'
import { rankOf } from '../../../../functions/core/messaging/messages/statuses.ts'
import { listBefore } from '../../../../functions/core/messaging/messages/thread-store.ts'
import { newId } from '../../../../functions/core/platform/table/ids.ts'
import { installMeter, metered } from '../../../bench/capacity-meter.ts'
import { manager } from '../../../bench/dealership.ts'
import { openTestTable } from '../../../table.ts'

beforeAll(async () => {
  await openTestTable()
  installMeter()
})

const FROM = '+16285551001'

/** A customer who has written once; what else happens comes a second later each. */
async function customer() {
  const ctx = manager()
  const contact = contactIdOf(ctx.org, FROM)
  const conversation = conversationIdOf(contact, 'sms')
  let second = 0
  const later = () => new Date(ctx.now.getTime() + 1000 * ++second)
  const known = async () => {
    const found = await findContact({ org: ctx.org }, contact, true)
    if (!found) throw new Error('The customer is gone.')
    return found
  }
  const write = (sid: string, body: string, more: Partial<Inbound> = {}) =>
    receiveMessage({ ...ctx, now: later() }, { sid, from: FROM, body, media: [], ...more })
  await write('SM-first', 'Is it still there?')
  return {
    org: ctx.org,
    known,
    write,
    answer: async (sid: string, body: string) => {
      const now = later()
      const id = newId(now)
      const message = { org: ctx.org, conversation, id, contact, channel: 'sms' as const, body, sid }
      const sent = { direction: 'outbound' as const, status: 'sent' as const, rank: rankOf('sent') }
      await Message.build(PutItemCommand)
        .item({ ...message, ...sent, sent_at: now.toISOString() })
        .send()
      return id
    },
    close: async () => setStatus({ ...ctx, now: later() }, await known(), 'closed'),
    messages: async () => (await listBefore(ctx.org, conversation, undefined, 100)).messages.map(presentMessage),
  }
}

describe('an answer shows what it answers', () => {
  test.each([
    ['a message of ours', 'SM-ours', 'outbound', 'Yes it is'],
    ['one of their own', 'SM-first', 'inbound', 'Is it still there?'],
  ])('%s', async (_, quotes, direction, body) => {
    const { write, answer, messages } = await customer()
    await answer('SM-ours', 'Yes it is')
    await write('SM-2', 'Great', { quotes })
    const [theirs, ours, last] = await messages()
    const id = direction === 'outbound' ? ours?.id : theirs?.id
    expect(last).toMatchObject({ body: 'Great', reply_to: { id, direction, body } })
  })

  test('what it does not know it does not show', async () => {
    const { write, messages } = await customer()
    await write('SM-2', 'Great', { quotes: 'SM-nobody' })
    expect((await messages()).at(-1)).toMatchObject({ body: 'Great', reply_to: null })
  })

  test('one that was written far above is found by its own sid', async () => {
    const { write, answer, messages } = await customer()
    for (let i = 0; i < 100; i++) await answer(`SM-o${i}`, `Answer ${i}`)
    await write('SM-2', 'This one', { quotes: 'SM-first' })
    expect((await messages()).at(-1)?.reply_to).toMatchObject({ body: 'Is it still there?' })
  })
})

describe('a reaction that comes as a text', () => {
  test('marks the message, and reopens, counts, and shows nothing', async () => {
    const { write, answer, close, known, messages } = await customer()
    await answer('SM-ours', 'Yes it is')
    await close()
    const before = await known()
    await write('SM-2', 'Liked “Yes it is”')
    expect(await known()).toEqual(before)
    expect(before.status).toBe('closed')
    const shown = await messages()
    expect(shown.map(({ body, reactions }) => [body, reactions])).toEqual([
      ['Is it still there?', []],
      ['Yes it is', [{ emoji: '👍', from: 'customer' }]],
    ])
  })

  test('is one a customer: the last counts, and is taken back', async () => {
    const { write, answer, messages } = await customer()
    await answer('SM-ours', 'Yes it is')
    await write('SM-2', 'Liked “Yes it is”')
    await write('SM-3', 'Loved “Yes it is”')
    expect((await messages()).at(-1)?.reactions).toEqual([{ emoji: '❤️', from: 'customer' }])
    await write('SM-4', 'Removed a heart from “Yes it is”')
    // Twilio brings one again.
    await write('SM-2', 'Liked “Yes it is”')
    expect((await messages()).at(-1)?.reactions).toEqual([])
  })

  test('is a message where it quotes nothing that is known', async () => {
    const { org, write, answer, known, messages } = await customer()
    await answer('SM-ours', 'Yes it is')
    await write('SM-2', 'Liked “No it isn’t”')
    expect((await messages()).at(-1)).toMatchObject({ body: 'Liked “No it isn’t”', kind: 'text' })
    expect((await known()).channels.sms?.unread).toBe(2)
    expect(await findArrival(org, 'SM-2')).toEqual(expect.any(Number))
  })

  test('is known by its sid, so that Twilio’s list does not bring it in as a message', async () => {
    const { org, write, answer } = await customer()
    await answer('SM-ours', 'Yes it is')
    await write('SM-2', 'Liked “Yes it is”')
    expect(await findArrival(org, 'SM-2')).toEqual(expect.any(Number))
  })
})

test.each([
  ['a text', 'Liked the car', {}, { reads: 1, writes: 1, writeUnits: 10 }],
  ['a text like a reaction', 'Liked “another”', {}, { reads: 2, writes: 1, writeUnits: 10 }],
  ['an answer', 'Yes', { quotes: 'SM-ours' }, { reads: 2, writes: 1, writeUnits: 10 }],
  ['a reaction', 'Liked “Yes it is”', {}, { reads: 2, writes: 1, writeUnits: 4 }],
])('%s costs one further read at most', async (_, body, more, cost) => {
  const { write, answer } = await customer()
  await answer('SM-ours', 'Yes it is')
  expect(await metered(() => write('SM-2', body, more))).toMatchObject(cost)
})
