import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { teamOf, User } from '../../../../functions/core/people/accounts/entity.ts'
import type { Ctx } from '../../../../functions/core/platform/ctx.ts'
import { newId } from '../../../../functions/core/platform/table/ids.ts'
import { getConnectionStatus } from '../../../../functions/core/telephony/connections/get-connection-status.ts'
import { countRejected } from '../../../../functions/core/telephony/connections/store.ts'
import { updateConnection } from '../../../../functions/core/telephony/connections/update-connection.ts'
import { updateWebhooks } from '../../../../functions/core/telephony/connections/update-webhooks.ts'
import { warnManagers } from '../../../../functions/core/telephony/connections/warn-managers.ts'
import type { TwilioAccount } from '../../../../lib/local/twilio.ts'
import { ctxOf, startWorld, workOf } from './world.ts'

let world: Awaited<ReturnType<typeof startWorld>>
let ctx: Ctx
let account: TwilioAccount
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())
beforeEach(async () => {
  ;({ ctx, account } = await world.connect())
})

/** Twilio's own view, by its plain interface. */
async function atTwilio(path: string, form?: Record<string, string>): Promise<Record<string, unknown>> {
  const key = Buffer.from(`${account.account_sid}:${account.auth_token}`).toString('base64')
  const answer = await fetch(`${world.twilio.url}${path}`, {
    method: form ? 'POST' : 'GET',
    headers: { authorization: `Basic ${key}` },
    body: form && new URLSearchParams(form),
  })
  return (await answer.json()) as Record<string, unknown>
}
const numbersPath = () => `/api/2010-04-01/Accounts/${account.account_sid}/IncomingPhoneNumbers`
const numberAtTwilio = async () =>
  ((await atTwilio(`${numbersPath()}.json`)).incoming_phone_numbers as Record<string, string>[])[0] as Record<
    string,
    string
  >
const serviceAtTwilio = () => atTwilio(`/messaging/v1/Services/${account.messaging_service_sid}`)
const appAtTwilio = () =>
  atTwilio(`/api/2010-04-01/Accounts/${account.account_sid}/Applications/${account.twiml_app_sid}.json`)
const senderAtTwilio = async () =>
  ((await atTwilio('/messaging/v2/Channels/Senders?Channel=whatsapp')).senders as { webhook: object }[])[0]?.webhook

test('the button sends messages and calls of number, service, WhatsApp sender and TwiML app here', async () => {
  const { webhooks } = await getConnectionStatus(ctx)
  expect(await updateWebhooks(ctx, { overwrite: false })).toEqual({
    message: expect.any(String),
    targets: ['Phone number', 'Messaging service', 'WhatsApp sender', 'TwiML app'].map((name) => ({
      name,
      previous: null,
    })),
  })
  expect(await numberAtTwilio()).toMatchObject({
    sms_url: webhooks.messages,
    sms_method: 'POST',
    voice_url: webhooks.voice,
    voice_method: 'POST',
    status_callback: webhooks.voice_status,
  })
  expect(await appAtTwilio()).toMatchObject({ voice_url: webhooks.voice })
  expect(await serviceAtTwilio()).toMatchObject({
    inbound_request_url: webhooks.messages,
    status_callback: webhooks.status,
  })
  expect(await senderAtTwilio()).toMatchObject({
    callback_url: webhooks.messages,
    status_callback_url: webhooks.status,
  })
})

test('addresses that lead elsewhere are named and kept, until the manager says to overwrite them', async () => {
  const number = await numberAtTwilio()
  await atTwilio(`${numbersPath()}/${number.sid}.json`, { SmsUrl: 'https://crm.example/sms' })
  await atTwilio(`/messaging/v1/Services/${account.messaging_service_sid}`, {
    StatusCallback: 'https://crm.example/status',
  })

  await expect(updateWebhooks(ctx, { overwrite: false })).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringMatching(
      /Phone number: https:\/\/crm\.example\/sms.*Messaging service: https:\/\/crm\.example\/status/,
    ),
    fields: {
      phone_number: { about: { address: 'https://crm.example/sms' } },
      messaging_service: { about: { address: 'https://crm.example/status' } },
    },
  })
  expect(await numberAtTwilio()).toMatchObject({ sms_url: 'https://crm.example/sms' })
  expect(await serviceAtTwilio()).toMatchObject({ inbound_request_url: null })

  const { targets } = await updateWebhooks(ctx, { overwrite: true })
  expect(targets).toContainEqual({ name: 'Phone number', previous: 'https://crm.example/sms' })
  const { webhooks } = await getConnectionStatus(ctx)
  expect(await numberAtTwilio()).toMatchObject({ sms_url: webhooks.messages })
  expect((await updateWebhooks(ctx, { overwrite: false })).targets.every(({ previous }) => previous === null)).toBe(
    true,
  )
})

test('a number that forwards its calls elsewhere goes on doing so, until the manager says otherwise', async () => {
  const forwarding = 'https://twimlets.example/forward?PhoneNumber=415-555-0199'
  const { sid } = await numberAtTwilio()
  await atTwilio(`${numbersPath()}/${sid}.json`, { VoiceUrl: forwarding })
  await expect(updateWebhooks(ctx, { overwrite: false })).rejects.toMatchObject({
    fields: { phone_number: { about: { address: forwarding } } },
  })
  expect(await numberAtTwilio()).toMatchObject({ voice_url: forwarding })
  await updateWebhooks(ctx, { overwrite: true })
  expect((await numberAtTwilio()).voice_url).toMatch(/\/voice#/)
})

test('another dealership’s addresses on the same account are somebody else’s', async () => {
  await updateWebhooks(ctx, { overwrite: false })
  const other = ctxOf()
  await updateConnection(other, {
    twilio_account_sid: account.account_sid,
    twilio_auth_token: account.auth_token,
    twilio_phone_number: account.phone_number,
  })
  await expect(updateWebhooks(other, { overwrite: false })).rejects.toMatchObject({ code: 'conflict' })
})

test('an application that answers the number is named, and taken off when overwritten', async () => {
  const number = await numberAtTwilio()
  await atTwilio(`${numbersPath()}/${number.sid}.json`, { SmsApplicationSid: account.twiml_app_sid })
  await expect(updateWebhooks(ctx, { overwrite: false })).rejects.toMatchObject({
    fields: { phone_number: { about: { address: account.twiml_app_sid } } },
  })
  await updateWebhooks(ctx, { overwrite: true })
  expect(await numberAtTwilio()).toMatchObject({ sms_application_sid: '' })
})

test('a SIP trunk that takes the number’s calls is named, and taken off when overwritten', async () => {
  const { sid } = await numberAtTwilio()
  await atTwilio(`${numbersPath()}/${sid}.json`, { TrunkSid: 'TKpbx' })
  await expect(updateWebhooks(ctx, { overwrite: false })).rejects.toMatchObject({
    fields: { phone_number: { about: { address: 'TKpbx' } } },
  })
  expect(await numberAtTwilio()).toMatchObject({ trunk_sid: 'TKpbx', voice_url: null })
  await updateWebhooks(ctx, { overwrite: true })
  expect(await numberAtTwilio()).toMatchObject({ trunk_sid: '' })
})

test.each([
  ['before an account is saved', {}, 'Save the Twilio account SID'],
  ['with no sender saved', { account: true }, 'has none of the saved senders'],
])('%s there is nothing to set', async (_, { account: isSaved }: { account?: boolean }, words) => {
  const other = ctxOf()
  if (isSaved)
    await updateConnection(other, { twilio_account_sid: account.account_sid, twilio_auth_token: account.auth_token })
  await expect(updateWebhooks(other, { overwrite: false })).rejects.toMatchObject({
    code: 'not_configured',
    message: expect.stringContaining(words),
  })
})

async function addPerson(org: string, role: 'owner' | 'manager' | 'agent', language: 'en' | 'es') {
  const id = newId(new Date())
  const email = `${id.toLowerCase()}@example.com`
  const at = new Date().toISOString()
  const person = {
    id,
    org,
    org_name: 'Bay Motors',
    first_name: 'Ana',
    last_name: 'Ruiz',
    email,
    role,
    language,
  }
  await User.build(PutItemCommand)
    .item({ ...person, verified_at: at, team: teamOf(org), team_at: at })
    .send()
  return email
}

test('ten rejected webhooks in a row tell owners and managers by mail, each in their language, once', async () => {
  const { org } = ctxOf()
  const [owner, manager, agent] = [
    await addPerson(org, 'owner', 'en'),
    await addPerson(org, 'manager', 'es'),
    await addPerson(org, 'agent', 'en'),
  ]
  const reject = () => Promise.all(Array.from({ length: 9 }, () => countRejected(org, new Date())))
  await reject()
  await warnManagers(workOf(org))
  expect(world.mail.mails(owner)).toEqual([])

  await countRejected(org, new Date())
  await warnManagers(workOf(org))
  await countRejected(org, new Date())
  await warnManagers(workOf(org))
  expect(world.mail.mails(owner)).toMatchObject([
    {
      subject: 'Messages from Twilio are being rejected',
      text: expect.stringContaining('https://app.lotwire.test/settings'),
    },
  ])
  expect(world.mail.mails(manager)).toMatchObject([{ subject: 'Se están rechazando los mensajes de Twilio' }])
  expect(world.mail.mails(agent)).toEqual([])
})
