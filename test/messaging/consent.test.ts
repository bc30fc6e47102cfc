import { beforeAll, describe, expect, test } from 'vitest'
import { addressOn, ownAddressOn, sendersIn } from '#contract/customers/channels/address.ts'
import { TYPED_CHANNELS } from '#contract/customers/channels/addresses.ts'
import type { Channel } from '#contract/customers/channels/channels.ts'
import type { TwilioAccount } from '../../lib/local/twilio.ts'
import { callConsole, customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { findConversation, newCustomer, tokenOf } from '../dealership.ts'
import { type Form, postAsTwilio, smsForm } from '../twilio-posts.ts'

let ours: TestOrganization
let account: TwilioAccount
let token: string
beforeAll(async () => {
  ours = await newOrganization()
  account = await ours.connect()
  token = await tokenOf(ours.client)
})

const post = (form: Form) => postAsTwilio(`/api/webhooks/twilio/${token}/messages`, form, account)
const conversationOf = (phone: string, type?: Channel) => findConversation(ours.client, phone, type)

const write = (type: Channel, phone: string, body: string) =>
  customerWrites({ from: addressOn(type, phone), to: ownAddressOn(type, sendersIn(account)) ?? '', body })

test.each(TYPED_CHANNELS)(
  'a person writes on the other channel alone after a STOP on %s, until START',
  async (type) => {
    const phone = newCustomer()
    const other = TYPED_CHANNELS.find((one) => one !== type) ?? type
    for (const channel of [type, other]) await write(channel, phone, 'Hello')
    await write(type, phone, 'STOP')
    const { row } = await conversationOf(phone, type)
    expect(row.channels[type]).toMatchObject({ opted_out_at: expect.any(String) })
    expect(row.channels[other]).toMatchObject({ opted_out_at: null })

    const send = async (channel: Channel) => {
      const { id } = await conversationOf(phone, channel)
      return ours.client.post(`/api/chats/${channel}/${id}/send`, { body: 'An offer' })
    }
    /** Where Twilio took an offer to. */
    const taken = async (): Promise<string[]> => {
      const { messages } = (await callConsole('GET', `twilio/messages?account_sid=${account.account_sid}`)).body
      const offers = messages.filter((one: { body: string; to: string }) => one.body === 'An offer')
      return offers.map((one: { to: string }) => one.to).filter((to: string) => to.endsWith(phone))
    }
    expect(await send(type)).toMatchObject({ status: 422, body: { code: 'opted_out' } })
    expect((await send(other)).status).toBe(200)
    expect(await taken()).toEqual([addressOn(other, phone)])

    await write(type, phone, 'START')
    expect((await conversationOf(phone, type)).row.channels[type].opted_out_at).toBeNull()
    expect((await send(type)).status).toBe(200)
    expect((await taken()).toSorted()).toEqual([addressOn(other, phone), addressOn(type, phone)].toSorted())
  },
)

test.each([
  ['opt-out', true],
  ['please stop by tomorrow', false],
])('“%s” is an opt-out: %s', async (body, isOptOut) => {
  const phone = newCustomer()
  await post(smsForm(account, phone, { Body: body }))
  const { opted_out_at } = (await conversationOf(phone)).row.channels.sms
  expect(opted_out_at !== null).toBe(isOptOut)
})

test('what Twilio’s own opt-out words decide is taken from Twilio', async () => {
  const phone = newCustomer()
  await post(smsForm(account, phone, { Body: 'no quiero más', OptOutType: 'STOP' }))
  expect((await conversationOf(phone)).row.channels.sms.opted_out_at).not.toBeNull()
  await post(smsForm(account, phone, { Body: 'sí', OptOutType: 'START' }))
  expect((await conversationOf(phone)).row.channels.sms.opted_out_at).toBeNull()
})

test.each(['closed', 'archived'])('a message into a conversation that is %s reopens it', async (status) => {
  const phone = newCustomer()
  await customerWrites({ from: phone, to: account.phone_number, body: 'First' })
  const { id, row } = await conversationOf(phone)
  await ours.client.patch(`/api/chats/sms/${id}/status`, { status })
  expect((await conversationOf(phone)).row.status).toBe(status)
  await customerWrites({ from: phone, to: account.phone_number, body: 'Second' })
  const after = await conversationOf(phone)
  expect(after?.row).toMatchObject({ contact_id: row.contact_id, status: 'active', last_message: 'Second' })
  const { body: active } = await ours.client.get('/api/chats/recent-by-contact?status=active')
  expect(active.data[0].contact_id).toBe(row.contact_id)
  const { body: away } = await ours.client.get(`/api/chats/recent-by-contact?status=${status}`)
  expect(away.data.map((one: { contact_id: string }) => one.contact_id)).not.toContain(row.contact_id)
})

describe('of a telephone number and another one on WhatsApp', () => {
  const create = async (numbers: object) =>
    (await ours.client.post('/api/contacts', { first_name: 'Ana', last_name: 'Torres', ...numbers })).body.id as string
  const change = (id: string, numbers: object) => ours.client.change('PUT', `/api/contacts/${id}`, numbers)
  const rowOf = async (id: string) => (await ours.client.get(`/api/chats/by-contact/${id}`)).body
  const sentTo = async (body: string): Promise<string[]> => {
    const { messages } = (await callConsole('GET', `twilio/messages?account_sid=${account.account_sid}`)).body
    return messages.filter((one: { body: string }) => one.body === body).map(({ to }: { to: string }) => to)
  }

  test.each([
    ['whatsapp', 'phone'],
    ['whatsapp', 'whatsapp_number'],
    ['sms', 'phone'],
    ['sms', 'whatsapp_number'],
  ] as const)('who writes on %s from their %s is answered there, and opts out there', async (type, field) => {
    const numbers = { phone: newCustomer(), whatsapp_number: newCustomer() }
    const [from, other] =
      field === 'phone' ? [numbers.phone, numbers.whatsapp_number] : [numbers.whatsapp_number, numbers.phone]
    const id = await create(numbers)
    await write(type, from, 'Hello')
    const row = await rowOf(id)
    const send = (body: string) =>
      ours.client.post(`/api/chats/${type}/${row[`${type}_conversation_id`]}/send`, { body })
    const answer = `An answer to ${from}`
    expect((await send(answer)).status).toBe(200)
    expect(await sentTo(answer)).toEqual([addressOn(type, from)])

    await write(type, from, 'STOP')
    expect((await send('An offer')).body.code).toBe('opted_out')
    await write(type, other, 'I still want it')
    expect((await rowOf(id)).channels[type]).toMatchObject({ address: other, opted_out_at: null })
    expect((await send(`An answer to ${other}`)).status).toBe(200)
    expect(await sentTo(`An answer to ${other}`)).toEqual([addressOn(type, other)])
    // Written to from there again, a person answers: but a carrier holds its STOP.
    await write(type, from, 'Me again')
    expect((await rowOf(id)).channels[type].may_answer).toBe(type === 'sms' ? undefined : true)
    expect((await send('An offer')).status).toBe(type === 'sms' ? 422 : 200)
  })

  test('a STOP on WhatsApp outlives every change of numbers, and is the number’s', async () => {
    const [phone, second, third] = [newCustomer(), newCustomer(), newCustomer()]
    const id = await create({ phone })
    await write('whatsapp', phone, 'STOP')
    const optedOut = async () => (await rowOf(id)).channels.whatsapp.opted_out_at !== null
    expect(await optedOut()).toBe(true)

    await change(id, { whatsapp_number: second })
    expect(await optedOut()).toBe(false)
    await change(id, { whatsapp_number: null })
    expect(await optedOut()).toBe(true)

    await change(id, { phone: third, whatsapp_number: second })
    await change(id, { phone })
    await change(id, { phone: third })
    await change(id, { phone, whatsapp_number: null })
    expect(await optedOut()).toBe(true)

    await ours.client.change('DELETE', `/api/contacts/${id}`)
    const again = await create({ phone: second, whatsapp_number: phone })
    expect((await rowOf(again)).channels.whatsapp.opted_out_at).toEqual(expect.any(String))
  })

  test('with another number than they wrote from, free text on WhatsApp waits for their next message', async () => {
    const numbers = { phone: newCustomer(), whatsapp_number: newCustomer() }
    const id = await create(numbers)
    await write('whatsapp', numbers.phone, 'Hello')
    const isOpen = async () => (await rowOf(id)).channels.whatsapp.window_closes_at !== null
    expect(await isOpen()).toBe(true)
    await change(id, { phone: newCustomer() })
    expect(await isOpen()).toBe(false)
    await write('whatsapp', numbers.whatsapp_number, 'Hello')
    await change(id, { phone: newCustomer() })
    expect(await isOpen()).toBe(true)
  })
})
