import { beforeAll, expect, test } from 'vitest'
import { addressOn, ownAddressOn } from '#contract/customers/channels/address.ts'
import { ALL_CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import type { TwilioAccount } from '../lib/local/twilio.ts'
import { callConsole, customerWrites, newOrganization, type TestOrganization } from './cloud.ts'
import { findConversation, newCustomer, tokenOf } from './dealership.ts'
import { type Form, postAsTwilio, smsForm } from './twilio-posts.ts'

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
  customerWrites({ from: addressOn(type, phone), to: ownAddressOn(type, account) ?? '', body })

test.each(ALL_CHANNELS)('STOP on %s stops that channel alone, and START lifts it', async (type) => {
  const phone = newCustomer()
  const other = ALL_CHANNELS.find((one) => one !== type) ?? type
  for (const channel of [type, other]) await write(channel, phone, 'Hello')
  await write(type, phone, 'STOP')
  const { row, id } = await conversationOf(phone, type)
  expect(row.channels[type].opted_out_at).toEqual(expect.any(String))
  expect(row.channels[other].opted_out_at).toBeNull()

  const send = async (channel: Channel) => {
    const { id } = await conversationOf(phone, channel)
    return ours.client.post(`/api/chats/${channel}/${id}/send`, { body: 'An offer' })
  }
  const listed = async () =>
    (await callConsole('GET', `twilio/messages?account_sid=${account.account_sid}`)).body.messages
  const before = (await listed()).filter((one: { body: string }) => one.body === 'An offer').length
  expect(await send(type)).toMatchObject({ status: 422, body: { code: 'opted_out' } })
  expect((await listed()).filter((one: { body: string }) => one.body === 'An offer')).toHaveLength(before)
  expect((await send(other)).status).toBe(200)

  await write(type, phone, 'START')
  expect((await conversationOf(phone, type)).row.channels[type].opted_out_at).toBeNull()
  expect(await send(type)).toMatchObject({
    status: 200,
    body: { message: { status: expect.stringMatching(/^(queued|sending|sent)$/) } },
  })
  expect(id).not.toBe('')
})

test.each([
  ['Stop', true],
  ['  UNSUBSCRIBE ', true],
  ['stop.', true],
  ['ALTO', true],
  ['baja', true],
  ['Cancelar', true],
  ['please stop by tomorrow', false],
  ['Stop it', false],
  ['nonstop', false],
  ['', false],
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
