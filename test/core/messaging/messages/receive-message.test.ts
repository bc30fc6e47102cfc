import { beforeAll, describe, expect, test } from 'vitest'
import { contactIdOf, conversationIdOf } from '../../../../functions/core/customers/contacts/derived-ids.ts'
import { findContact } from '../../../../functions/core/customers/contacts/door.ts'
import { countOn } from '../../../../functions/core/customers/contacts/inbox-sections.ts'
import { optedOutAt } from '../../../../functions/core/customers/contacts/opt-outs.ts'
import { receiveMessage } from '../../../../functions/core/messaging/messages/receive-message.ts'
import { listAfter, listBefore } from '../../../../functions/core/messaging/messages/thread-store.ts'
import { type OrgId, provenOrg, type Work } from '../../../../functions/core/platform/ctx.ts'
import { earliestId, newId } from '../../../../functions/core/platform/table/ids.ts'
import { openTestTable } from '../../../table.ts'

beforeAll(openTestTable)

const dealership = () => provenOrg(newId(new Date()))
const work = (org = dealership()): Work => ({ now: new Date(), requestId: 'test', org })
const sms = (sid: string, body = 'Is the Civic still there?') => ({ sid, from: '+15550001001', body, media: [] })

async function thread(org: OrgId, from: string, channel: 'whatsapp' | 'sms') {
  const contact = contactIdOf(org, from)
  const { messages } = await listBefore(org, conversationIdOf(contact, channel), undefined, 100)
  return { messages, contact: await findContact({ org }, contact, true) }
}

describe('a customer’s message', () => {
  test('delivered five times at once is there once, with the contact, unread once', async () => {
    const { org, ...rest } = work()
    await Promise.all(Array.from({ length: 5 }, () => receiveMessage({ org, ...rest }, sms('SM1'))))
    const { messages, contact } = await thread(org, '+15550001001', 'sms')
    expect(messages.map((message) => message.sid)).toEqual(['SM1'])
    expect(contact).toMatchObject({
      listed: { addresses: { phone: '+15550001001' } },
      status: 'active',
      channels: { sms: { unread: 1, inbound: 1 } },
    })
  })

  test('among many first ones at once makes one contact and loses none', async () => {
    const { org, ...rest } = work()
    const sids = Array.from({ length: 20 }, (_, i) => `SM${i}`)
    await Promise.all(sids.map((sid) => receiveMessage({ org, ...rest }, sms(sid))))
    const { messages, contact } = await thread(org, '+15550001001', 'sms')
    expect(messages.map((message) => message.sid).toSorted()).toEqual(sids.toSorted())
    expect(contact?.channels.sms?.unread).toBe(20)
  })

  test('from one number on SMS and WhatsApp belongs to one contact with two conversations', async () => {
    const { org, ...rest } = work()
    await receiveMessage({ org, ...rest }, sms('SM1'))
    await receiveMessage(
      { org, ...rest, now: new Date(rest.now.getTime() + 1) },
      { ...sms('SM2'), from: 'whatsapp:+15550001001', profile_name: 'Ana de la Cruz' },
    )
    const { contact } = await thread(org, '+15550001001', 'whatsapp')
    expect(contact).toMatchObject({
      listed: { first_name: 'Ana', last_name: 'de la Cruz' },
      channels: { sms: { unread: 1 }, whatsapp: { unread: 1 } },
      most_recent_type: 'whatsapp',
    })
  })

  test.each([
    ['whatsapp:US.ABC123XYZ', 'US.ABC123XYZ', 'whatsapp', undefined],
    ['22395', '22395', 'sms', '22395'],
    ['+4915112345678', '+4915112345678', 'sms', '+4915112345678'],
  ] as const)('from %s is taken in', async (from, address, channel, phone) => {
    const { org, ...rest } = work()
    await receiveMessage({ org, ...rest }, { ...sms('SM1'), from })
    const { messages, contact } = await thread(org, address, channel)
    expect(messages).toHaveLength(1)
    expect(contact?.listed.addresses.phone).toBe(phone)
  })

  test.each([
    ['STOP', true],
    [' stop ', true],
    ['Alto', true],
    ['baja.', true],
    ['Stop by at five?', false],
    ['unsubscribe', true],
    ['¡STOP!', true],
    ['"STOP"', true],
    ['Stop 🙏', true],
    ['¡Basta!', true],
  ])('that says %j opts out: %s', async (body, isOptedOut) => {
    const { org, ...rest } = work()
    await receiveMessage({ org, ...rest }, sms('SM1', body))
    const { contact } = await thread(org, '+15550001001', 'sms')
    expect(contact && optedOutAt(contact, 'sms') !== undefined).toBe(isOptedOut)
    expect(contact && optedOutAt(contact, 'whatsapp')).toBeUndefined()
  })

  test('that says START after STOP takes the opt-out back', async () => {
    const { org, ...rest } = work()
    for (const [sid, body] of [
      ['SM1', 'STOP'],
      ['SM2', 'START'],
    ] as const)
      await receiveMessage({ org, ...rest }, sms(sid, body))
    const { contact } = await thread(org, '+15550001001', 'sms')
    expect(contact && optedOutAt(contact, 'sms')).toBeUndefined()
  })

  test.each([
    ['START', 'STOP', true],
    ['STOP', 'START', false],
  ])('that says %s and is imported after a later %s takes nothing of that back', async (late, word, isOptedOut) => {
    const { org, now } = work()
    const at = (hours: number) => ({ org, now: new Date(now.getTime() + hours * 3_600_000), requestId: 'test' })
    await receiveMessage(at(-1), sms('SM1', 'Hello'))
    await receiveMessage(at(0), sms('SM2', word))
    const whatsapp = { ...sms('SM3', 'On WhatsApp'), from: 'whatsapp:+15550001001' }
    await receiveMessage(at(1), whatsapp)
    await receiveMessage(at(2), { ...sms('SM4', late), occurred_at: new Date(now.getTime() - 1_800_000) })
    const { contact, messages } = await thread(org, '+15550001001', 'sms')
    expect(contact && optedOutAt(contact, 'sms') !== undefined).toBe(isOptedOut)
    expect(contact).toMatchObject({
      last_message: 'On WhatsApp',
      most_recent_type: 'whatsapp',
      channels: { sms: { unread: 3 } },
    })
    expect(messages.map(({ body }) => body)).toEqual(['Hello', word, late])
  })

  test('that is imported three days late does not open the window, nor take back what is newer', async () => {
    const { org, now } = work()
    const occurred_at = new Date(now.getTime() - 3 * 86_400_000)
    const late = { ...sms('SM2', 'old'), from: 'whatsapp:+15550001001', occurred_at }
    await receiveMessage({ org, now, requestId: 'test' }, late)
    const { contact } = await thread(org, '+15550001001', 'whatsapp')
    expect(contact?.channels.whatsapp?.last_inbound_at).toBe(occurred_at.toISOString())

    await receiveMessage({ org, now, requestId: 'test' }, { ...late, sid: 'SM3', occurred_at: undefined })
    await receiveMessage({ org, now, requestId: 'test' }, { ...late, sid: 'SM4' })
    const after = await thread(org, '+15550001001', 'whatsapp')
    expect(after.contact).toMatchObject({
      last_message_at: now.toISOString(),
      channels: { whatsapp: { last_inbound_at: now.toISOString(), unread: 3 } },
    })
  })

  test.each([
    ['on another channel', { from: 'whatsapp:+15550001001' }],
    ['on the same channel', {}],
  ])('that is written behind a newer one %s does not take its place in the list', async (_, more) => {
    const { org, now } = work()
    const at = (ms: number) => ({ org, now: new Date(now.getTime() + ms), requestId: 'test' })
    await receiveMessage(at(0), sms('SM1', 'First'))
    await receiveMessage(at(20), { ...sms('SM3', 'Newest'), ...more })
    await receiveMessage(at(10), sms('SM2', 'Second'))
    const { contact, messages } = await thread(org, '+15550001001', 'sms')
    expect(contact).toMatchObject({ last_message: 'Newest', last_message_at: at(20).now.toISOString() })
    expect(contact && countOn(contact, 'unread')).toBe(3)
    expect(contact?.inbox_at?.startsWith(`active#${earliestId(at(20).now.getTime())}`)).toBe(true)
    expect(messages.map(({ body }) => body).slice(0, 2)).toEqual(['First', 'Second'])
  })

  test('of eight at once is in the list the one that stands last in the thread', async () => {
    const { org, now } = work()
    await receiveMessage({ org, now, requestId: 'test' }, sms('SM0'))
    for (let round = 1; round <= 5; round++) {
      const at = (i: number) => ({ org, now: new Date(now.getTime() + round * 1000 + (i >> 1)), requestId: 'test' })
      const eight = Array.from({ length: 8 }, (_, i) => receiveMessage(at(i), sms(`SM${round}-${i}`, `${round}: ${i}`)))
      await Promise.all(eight)
      const { contact, messages } = await thread(org, '+15550001001', 'sms')
      expect(contact?.last_message).toBe(messages.at(-1)?.body)
    }
  })

  test('that comes after a clock was set back is found behind the newest one, and in the list', async () => {
    const { org, now } = work()
    const at = (hours: number) => ({ org, now: new Date(now.getTime() + hours * 3_600_000), requestId: 'test' })
    await receiveMessage(at(25), sms('SM1', 'From the future'))
    const newest = (await thread(org, '+15550001001', 'sms')).messages[0]
    for (const [sid, body] of [
      ['SM2', 'Back again'],
      ['SM3', 'And again'],
    ] as const)
      await receiveMessage(at(0), sms(sid, body))
    const after = await listAfter(org, newest?.conversation ?? '', newest?.id ?? '', 10)
    expect(after.messages).toMatchObject([
      { body: 'Back again', sent_at: at(0).now.toISOString() },
      { body: 'And again', sent_at: at(0).now.toISOString() },
    ])
    expect((await thread(org, '+15550001001', 'sms')).contact?.last_message).toBe('And again')
  })

  test('is not seen by another organization', async () => {
    const mine = work()
    await receiveMessage(mine, sms('SM1'))
    const { messages, contact } = await thread(dealership(), '+15550001001', 'sms')
    expect([messages, contact]).toEqual([[], undefined])
  })
})
