import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { TwilioAccount } from '../../lib/local/twilio.ts'
import { allFollowed } from '../all-followed.ts'
import { callConsole, customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { findConversation, newCustomer, tokenOf } from '../dealership.ts'
import { itemsWith } from '../table-items.ts'
import { newSid, postAsTwilio } from '../twilio-posts.ts'

let ours: TestOrganization
let theirs: TestOrganization
let account: TwilioAccount
let theirAccount: TwilioAccount
let statusPath: string
beforeAll(async () => {
  ;[ours, theirs] = await Promise.all([newOrganization(), newOrganization()])
  account = await ours.connect()
  // Twilio's own reports are lost, so that those of the tests are the only ones.
  await callConsole('POST', 'twilio/chaos', { account_sid: account.account_sid, lost_callbacks: 100_000 })
  theirAccount = await theirs.connect()
  statusPath = `/api/webhooks/twilio/${await tokenOf(ours.client)}/status`
})

type Report = [status: string, errorCode?: string]

/** A message of ours that Twilio has taken and of which no report has come yet. */
async function sent(type: 'sms' | 'whatsapp') {
  const phone = newCustomer()
  const prefix = type === 'whatsapp' ? 'whatsapp:' : ''
  const to = type === 'sms' ? account.phone_number : account.whatsapp_from
  await customerWrites({ from: prefix + phone, to, body: 'Hi' })
  const { id } = await findConversation(ours.client, phone, type)
  const body = `Answer ${randomUUID()}`
  const { message } = (await ours.client.post(`/api/chats/${type}/${id}/send`, { body })).body
  const { messages } = (await callConsole('GET', `twilio/messages?account_sid=${account.account_sid}`)).body
  const sid: string = messages.find((one: { body: string }) => one.body === body).sid
  const path = `${statusPath}?${new URLSearchParams({ conversation: id, message: message.id })}`
  return {
    id,
    phone,
    path,
    sid,
    report: ([MessageStatus, ErrorCode]: Report, MessageSid = sid) =>
      postAsTwilio(
        path,
        { AccountSid: account.account_sid, MessageSid, MessageStatus, ...(ErrorCode && { ErrorCode }) },
        account,
      ),
    now: async () => (await findConversation(ours.client, phone, type)).messages.find((one) => one.id === message.id),
  }
}

test.each<['sms' | 'whatsapp', Report[], string, string | null]>([
  ['sms', [['sending'], ['sent'], ['delivered']], 'delivered', null],
  ['sms', [['delivered'], ['sent'], ['sending'], ['queued']], 'delivered', null],
  ['sms', [['sent'], ['sent'], ['sending'], ['sent']], 'sent', null],
  ['whatsapp', [['read'], ['delivered'], ['sent']], 'read', null],
  ['whatsapp', [['delivered'], ['read'], ['delivered']], 'read', null],
  ['sms', [['sent'], ['undelivered', '30008']], 'undelivered', '30008'],
  ['sms', [['undelivered', '30003'], ['sent'], ['delivered']], 'undelivered', '30003'],
  ['sms', [['delivered'], ['undelivered', '30008'], ['failed', '30001']], 'delivered', null],
  ['whatsapp', [['failed', '63016'], ['sent']], 'failed', '63016'],
  ['sms', [['sent'], ['a-status-of-tomorrow'], ['']], 'sent', null],
])('reports on %s move a message only forward: %j ends as %s', async (type, reports, status, error_code) => {
  const message = await sent(type)
  for (const one of reports) expect([204, 422]).toContain((await message.report(one)).status)
  expect(await message.now()).toMatchObject({ status, error_code })
  await Promise.all([...reports, ...reports].toReversed().map((one) => message.report(one)))
  expect(await message.now()).toMatchObject({ status, error_code })
})

test('a report of another message’s sid changes nothing', async () => {
  const message = await sent('sms')
  await message.report(['sent'])
  expect((await message.report(['undelivered', '30008'], newSid())).status).toBe(204)
  expect(await message.now()).toMatchObject({ status: 'sent', error_code: null })
})

test('a report of another organization that names our ids changes nothing, there or here', async () => {
  const message = await sent('sms')
  await message.report(['sent'])
  const foreign = message.path.replace(await tokenOf(ours.client), await tokenOf(theirs.client))
  await allFollowed()
  const before = await itemsWith([ours.org, theirs.org])
  const form = {
    AccountSid: theirAccount.account_sid,
    MessageSid: message.sid,
    MessageStatus: 'failed',
    ErrorCode: '21610',
  }
  expect((await postAsTwilio(foreign, form, theirAccount)).status).toBe(204)
  expect(await itemsWith([ours.org, theirs.org])).toEqual(before)
})

test('a report at the pasted address, which names no message, is answered and changes nothing', async () => {
  const message = await sent('sms')
  const before = await message.now()
  const form = { AccountSid: account.account_sid, MessageSid: message.sid, MessageStatus: 'delivered' }
  expect(await postAsTwilio(statusPath, form, account)).toMatchObject({ status: 204, text: '' })
  expect(await message.now()).toEqual(before)
})

test('a report that the customer blocks us (21610) is an opt-out', async () => {
  const message = await sent('sms')
  await message.report(['failed', '21610'])
  expect(await ours.client.post(`/api/chats/sms/${message.id}/send`, { body: 'Again' })).toMatchObject({
    status: 422,
    body: { code: 'opted_out' },
  })
})

test('that report told again takes back no START', async () => {
  const message = await sent('sms')
  await message.report(['failed', '21610'])
  await customerWrites({ from: message.phone, to: account.phone_number, body: 'START' })
  await message.report(['failed', '21610'])
  expect(await ours.client.post(`/api/chats/sms/${message.id}/send`, { body: 'Again' })).toMatchObject({ status: 200 })
})
