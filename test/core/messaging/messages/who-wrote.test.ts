import { beforeAll, describe, expect, test } from 'vitest'
import { addContact } from '../../../../functions/core/customers/contacts/add-contact.ts'
import { conversationIdOf } from '../../../../functions/core/customers/contacts/derived-ids.ts'
import { findAddress } from '../../../../functions/core/customers/contacts/find-address.ts'
import { findSender } from '../../../../functions/core/customers/contacts/find-sender.ts'
import { newContact } from '../../../../functions/core/customers/contacts/new-contact.ts'
import { optedOutAt } from '../../../../functions/core/customers/contacts/opt-outs.ts'
import { addressFor } from '../../../../functions/core/customers/contacts/reachable-addresses.ts'
import { deleteContact } from '../../../../functions/core/messaging/conversations/door.ts'
import type { Inbound } from '../../../../functions/core/messaging/messages/read-arrival.ts'
import { receiveMessage } from '../../../../functions/core/messaging/messages/receive-message.ts'
import { listBefore } from '../../../../functions/core/messaging/messages/thread-store.ts'
import { type OrgId, provenOrg } from '../../../../functions/core/platform/ctx.ts'
import { newId } from '../../../../functions/core/platform/table/ids.ts'
import { installMeter, metered } from '../../../bench/capacity-meter.ts'
import { openTestTable } from '../../../table.ts'

beforeAll(async () => {
  await openTestTable()
  installMeter()
})

const ID = 'US.13491208655302741918'
const PARENT = 'US.90000000000000000001'
const NUMBER = '+15125562201'
const dealership = () => provenOrg(newId(new Date()))
let second = 0

type Written = Partial<Inbound> & { from: string }
const receive = (org: OrgId, written: Written) => {
  const now = new Date(1_790_000_000_000 + 1000 * ++second)
  return receiveMessage({ org, now, requestId: 'test' }, { sid: newId(now), body: 'Hello', media: [], ...written })
}
const known = async (org: OrgId, address: string) => {
  const sender = await findSender(org, address, new Date())
  return 'contact' in sender ? sender.contact : undefined
}
const imported = async (org: OrgId, phone: string) => {
  const id = newId(new Date())
  const contact = { org, id, listed: { first_name: 'Ana', addresses: { phone } }, created_at: new Date().toISOString() }
  expect(await addContact(newContact(contact, new Date()))).toBe(true)
  return id
}

describe('a number that is written in two ways', () => {
  test.each([
    ['+525512345678', 'whatsapp:+5215512345678'],
    ['+5511987654321', 'whatsapp:+551187654321'],
    ['+5491123456789', '+541123456789'],
    ['+5215512345679', 'whatsapp:+525512345679'],
    ['+2290197123456', 'whatsapp:+22997123456'],
  ])('%s is who writes from %s, and gets the answer exactly there', async (phone, from) => {
    const org = dealership()
    const id = await imported(org, phone)
    await receive(org, { from })
    const contact = await known(org, from.replace('whatsapp:', ''))
    const channel = from.startsWith('whatsapp') ? 'whatsapp' : 'sms'
    expect(contact).toMatchObject({ id, listed: { addresses: { phone } }, channels: { [channel]: { inbound: 1 } } })
    expect(contact && addressFor(contact, channel)).toBe(from.replace('whatsapp:', ''))
    const { messages } = await listBefore(org, conversationIdOf(id, channel), undefined, 10)
    expect(messages).toHaveLength(1)
  })

  test('is called and texted as it is dialed, where WhatsApp writes it otherwise', async () => {
    const org = dealership()
    await receive(org, { from: 'whatsapp:+5215512345678' })
    const contact = await known(org, '+525512345678')
    expect(contact?.listed.addresses).toEqual({ phone: '+525512345678', whatsapp: '+5215512345678' })
    expect(contact && [addressFor(contact, 'sms'), addressFor(contact, 'whatsapp')]).toEqual([
      '+525512345678',
      '+5215512345678',
    ])
  })

  test('says STOP for all its writings, and START', async () => {
    const org = dealership()
    await receive(org, { from: '+525512345678', body: 'STOP' })
    await receive(org, { from: '+5215512345678' })
    const contact = await known(org, '+525512345678')
    expect(contact && optedOutAt(contact, 'sms')).toBeDefined()
    await receive(org, { from: '+5215512345678', body: 'START' })
    const after = await known(org, '+525512345678')
    expect(after && optedOutAt(after, 'sms')).toBeUndefined()
  })

  test('costs a known customer no more than any other number', async () => {
    const org = dealership()
    const from = 'whatsapp:+5215512345678'
    await receive(org, { from, user_ids: [ID] })
    await receive(org, { from, user_ids: [ID] })
    expect(await metered(() => receive(org, { from, user_ids: [ID] }))).toMatchObject({ reads: 1, writes: 1 })
  })

  test('is nobody’s after its contact is gone', async () => {
    const org = dealership()
    await receive(org, { from: 'whatsapp:+5215512345678', user_ids: [ID] })
    const contact = await known(org, '+525512345678')
    expect(contact && (await deleteContact({ org, now: new Date() }, contact))).toBe(true)
    for (const address of ['+525512345678', '+5215512345678', ID])
      expect((await findAddress(org, address))?.contact).toBeUndefined()
  })
})

describe('an id of WhatsApp’s', () => {
  test('that came beside a number is that person’s when the number stays away', async () => {
    const org = dealership()
    await receive(org, { from: `whatsapp:${NUMBER}`, user_ids: [ID, PARENT] })
    await receive(org, { from: `whatsapp:${ID}`, user_ids: [ID] })
    await receive(org, { from: `whatsapp:${PARENT}` })
    const contact = await known(org, NUMBER)
    expect(contact).toMatchObject({ channels: { whatsapp: { inbound: 3, from: PARENT } } })
    expect([await known(org, ID), await known(org, PARENT)]).toEqual([contact, contact])
  })

  test('that was there first gets the number that comes beside it', async () => {
    const org = dealership()
    await receive(org, { from: `whatsapp:${ID}`, user_ids: [`whatsapp:${ID}`], profile_name: 'Ana' })
    await receive(org, { from: `whatsapp:${NUMBER}`, user_ids: [`whatsapp:${ID}`] })
    const contact = await known(org, NUMBER)
    expect(contact).toMatchObject({
      listed: { first_name: 'Ana', addresses: { phone: NUMBER, whatsapp: NUMBER } },
      channels: { whatsapp: { inbound: 2 } },
    })
    expect(await known(org, ID)).toEqual(contact)
    expect(contact && addressFor(contact, 'whatsapp')).toBe(NUMBER)
  })

  test.each([0, 1, 2, 3, 4])('and its number in two webhooks at once are one person (%i)', async () => {
    const org = dealership()
    await Promise.all([
      receive(org, { from: `whatsapp:${NUMBER}`, user_ids: [ID] }),
      receive(org, { from: `whatsapp:${ID}`, user_ids: [ID] }),
    ])
    const contact = await known(org, NUMBER)
    expect(contact?.channels.whatsapp?.inbound).toBe(2)
    expect(await known(org, ID)).toEqual(contact)
  })

  test('that says STOP says it for its number too', async () => {
    const org = dealership()
    await receive(org, { from: `whatsapp:${NUMBER}`, user_ids: [ID] })
    await receive(org, { from: `whatsapp:${ID}`, user_ids: [ID], body: 'STOP' })
    await receive(org, { from: `whatsapp:${NUMBER}`, user_ids: [ID] })
    const contact = await known(org, NUMBER)
    expect(contact && optedOutAt(contact, 'whatsapp')).toBeDefined()
  })

  test('of somebody else stays theirs', async () => {
    const org = dealership()
    await receive(org, { from: `whatsapp:${ID}` })
    await receive(org, { from: NUMBER })
    await receive(org, { from: `whatsapp:${NUMBER}`, user_ids: [ID] })
    const [one, other] = [await known(org, ID), await known(org, NUMBER)]
    expect(one?.id).not.toBe(other?.id)
    expect(other?.channels.whatsapp?.inbound).toBe(1)
  })
})

describe('by RCS', () => {
  test.each([[['rcs:+15125580101', '+15125580101']], [['+15125580102', 'RCS:+15125580102']]])(
    'and by SMS they are one person in one thread: %j',
    async (both) => {
      const org = dealership()
      for (const from of both) await receive(org, { from, to: 'rcs:sunrise_motors_agent' })
      expect(await known(org, both[0]?.replace(/^rcs:/i, '') ?? '')).toMatchObject({
        listed: { addresses: { phone: expect.stringMatching(/^\+1/) } },
        channels: { sms: { inbound: 2 } },
      })
    },
  )

  test('a STOP holds for texts too', async () => {
    const org = dealership()
    await receive(org, { from: 'rcs:+15125580103', body: 'STOP' })
    await receive(org, { from: '+15125580103', body: 'hi' })
    const contact = await known(org, '+15125580103')
    expect(contact && optedOutAt(contact, 'sms')).toBeDefined()
  })
})

test('a text to the service department is remembered to have come there', async () => {
  const org = dealership()
  await receive(org, { from: NUMBER, to: '+14155550998', line: '+14155550998' })
  const contact = await known(org, NUMBER)
  expect(contact?.channels.sms?.line).toBe('+14155550998')
  const { messages } = await listBefore(org, conversationIdOf(contact?.id ?? '', 'sms'), undefined, 10)
  expect(messages[0]).toMatchObject({ from: NUMBER, to: '+14155550998', line: '+14155550998' })
})
