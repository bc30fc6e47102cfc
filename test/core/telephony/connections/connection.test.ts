import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { settings, TwilioFields, TwilioStatus } from '#contract/telephony/twilio-settings.ts'
import type { Ctx } from '../../../../functions/core/platform/ctx.ts'
import { findConnection, noteAccepted } from '../../../../functions/core/telephony/connections/door.ts'
import { findConnectionByToken } from '../../../../functions/core/telephony/connections/find-connection-by-token.ts'
import { getConnectionStatus } from '../../../../functions/core/telephony/connections/get-connection-status.ts'
import { openConnection } from '../../../../functions/core/telephony/connections/open-connection.ts'
import { countRejected } from '../../../../functions/core/telephony/connections/store.ts'
import { testConnection } from '../../../../functions/core/telephony/connections/test-connection.ts'
import { updateConnection } from '../../../../functions/core/telephony/connections/update-connection.ts'
import { connectionFields } from '../../../../lib/local/seed/connection-fields.ts'
import type { TwilioAccount } from '../../../../lib/local/twilio.ts'
import { eventually } from '../../../eventually.ts'
import { ctxOf, startWorld } from './world.ts'

let world: Awaited<ReturnType<typeof startWorld>>
let accounts: TwilioAccount[]
beforeAll(async () => {
  world = await startWorld()
  accounts = world.twilio.accounts()
})
afterAll(() => world.stop())

const account = (index: number) => accounts[index] as TwilioAccount
const tokenIn = (address: string) => address.split('/')[6] as string
const tokenOf = async (ctx: Ctx) => tokenIn((await getConnectionStatus(ctx)).webhooks.messages)

test('a new dealership sees that nothing is connected, and its own webhook addresses', async () => {
  const ctx = ctxOf()
  const status = await getConnectionStatus(ctx)
  expect(status).toMatchObject({
    configured: false,
    account_sid: null,
    auth_token_set: false,
    rejected_webhooks: 0,
    rejected_since: null,
    last_webhook_at: null,
  })
  const base = `https://app.lotwire.test/api/webhooks/twilio/${tokenIn(status.webhooks.messages)}`
  expect(status.webhooks).toEqual({
    messages: `${base}/messages#rc=3&rp=5xx,ct,rt`,
    status: `${base}/status#rc=3&rp=5xx,ct,rt`,
    voice: `${base}/voice#rc=3&rp=5xx,ct,rt`,
    voice_status: `${base}/voice-status#rc=3&rp=5xx,ct,rt`,
    recording: `${base}/recording#rc=3&rp=5xx,ct,rt`,
  })
  expect(await findConnectionByToken(tokenIn(status.webhooks.messages))).toEqual({ org: ctx.org })
})

test('however many look at the settings first, there is one webhook token', async () => {
  const ctx = ctxOf()
  const tokens = await Promise.all(Array.from({ length: 8 }, () => tokenOf(ctx)))
  expect(new Set(tokens).size).toBe(1)
})

test('what is saved is shown, the secrets apart, and works for webhooks and senders', async () => {
  const ctx = ctxOf()
  const fields = connectionFields(account(1))
  expect(await updateConnection(ctx, fields)).toEqual({ message: 'Twilio settings saved successfully' })

  const status = await getConnectionStatus(ctx)
  expect(TwilioStatus.parse(status)).toMatchObject({
    configured: true,
    account_sid: account(1).account_sid,
    phone_number: account(1).phone_number,
    auth_token_set: true,
    auth_token_last4: account(1).auth_token.slice(-4),
    api_secret_set: true,
  })
  const stored = JSON.stringify([status, await findConnection(ctx.org)])
  expect(stored).not.toContain(account(1).auth_token)
  expect(stored).not.toContain(account(1).api_secret)
  const { account_sid, auth_token } = account(1)
  expect(await findConnectionByToken(await tokenOf(ctx))).toMatchObject({ org: ctx.org, account_sid, auth_token })
  expect(await openConnection(ctx.org)).toMatchObject({
    account_sid,
    auth_token,
    senders: { phone: account(1).phone_number },
  })
  await eventually(() => expect(world.asked).toContain(ctx.org))
})

test('the end that is shown of a secret is whole characters', async () => {
  const ctx = ctxOf()
  await updateConnection(ctx, { ...connectionFields(account(1)), twilio_auth_token: 'not a token 👍abc' })
  expect((await getConnectionStatus(ctx)).auth_token_last4).toBe('👍abc')
})

test('an empty field leaves what is stored', async () => {
  const ctx = ctxOf()
  await updateConnection(ctx, connectionFields(account(1)))
  const token = await tokenOf(ctx)
  const empty = TwilioFields.parse({
    twilio_account_sid: '',
    twilio_auth_token: '',
    twilio_phone_number: '+14155550199',
    twilio_api_secret: '',
  })
  await updateConnection(ctx, empty)
  expect(await openConnection(ctx.org, { fresh: true })).toMatchObject({
    account_sid: account(1).account_sid,
    auth_token: account(1).auth_token,
    senders: { phone: '+14155550199', whatsapp: account(1).whatsapp_from.replace('whatsapp:', '') },
    token,
  })
  expect((await getConnectionStatus(ctx)).api_secret_set).toBe(true)
})

test.each([
  ['(415) 555-0199', '+14155550199'],
  ['415.555.0199', '+14155550199'],
  ['+1 415 555 0199', '+14155550199'],
  ['whatsapp:+14155550199', '+14155550199'],
  ['+52 81 1234 5678', '+528112345678'],
])('a number written as %s is kept as Twilio needs it', async (written, kept) => {
  const ctx = ctxOf()
  await updateConnection(ctx, {
    ...connectionFields(account(1)),
    ...TwilioFields.parse({ twilio_phone_number: written, twilio_whatsapp_from: written }),
  })
  expect(await getConnectionStatus(ctx)).toMatchObject({ phone_number: kept, whatsapp_from: `whatsapp:${kept}` })
})

test.each([
  ['an extension alone', { twilio_phone_number: 'ext. 12' }, 'twilio_phone_number'],
  ['too few digits', { twilio_phone_number: '555-0199' }, 'twilio_phone_number'],
  ['a filler', { twilio_phone_number: '000-000-0000' }, 'twilio_phone_number'],
  ['a short code on WhatsApp', { twilio_whatsapp_from: '72645' }, 'twilio_whatsapp_from'],
])('%s is no telephone number', async (_, fields, field) => {
  const all = { ...connectionFields(account(1)), ...fields }
  const refusal = { code: 'invalid', fields: { [field]: { key: 'phone_number_wrong' } } }
  await expect(updateConnection(ctxOf(), all)).rejects.toMatchObject(refusal)
  await expect(testConnection(ctxOf(), all)).rejects.toMatchObject(refusal)
})

test.each([
  ['nothing at all', {}, ['twilio_account_sid', 'twilio_auth_token']],
  ['a token without its account', { twilio_auth_token: 'x'.repeat(32) }, ['twilio_account_sid']],
  ['an account without its token', { twilio_account_sid: `AC${'a'.repeat(32)}` }, ['twilio_auth_token']],
])('%s is neither saved nor tested', async (_, fields, missing) => {
  const ctx = ctxOf()
  const refusal = {
    code: 'invalid',
    fields: Object.fromEntries(missing.map((name) => [name, { key: expect.stringMatching(/_needed$/) }])),
  }
  await expect(updateConnection(ctx, fields)).rejects.toMatchObject(refusal)
  await expect(testConnection(ctx, fields)).rejects.toMatchObject(refusal)
  expect((await getConnectionStatus(ctx)).configured).toBe(false)
})

test('a changed auth token counts for webhooks and senders at once, under the same addresses', async () => {
  const ctx = ctxOf()
  await updateConnection(ctx, { ...connectionFields(account(1)), twilio_auth_token: '0'.repeat(32) })
  const token = await tokenOf(ctx)
  expect(await findConnectionByToken(token)).toMatchObject({ auth_token: '0'.repeat(32) })
  await updateConnection(ctx, { twilio_auth_token: account(1).auth_token })
  expect(await findConnectionByToken(token, { fresh: true })).toMatchObject({ auth_token: account(1).auth_token })
})

test('another account needs its own token and gets its own addresses; the old ones still count for the old account', async () => {
  const ctx = ctxOf()
  await updateConnection(ctx, connectionFields(account(1)))
  const old = await tokenOf(ctx)
  await expect(updateConnection(ctx, { twilio_account_sid: account(2).account_sid })).rejects.toMatchObject({
    fields: { twilio_auth_token: { key: 'new_auth_token_needed' } },
  })

  await updateConnection(ctx, connectionFields(account(2)))
  const token = await tokenOf(ctx)
  expect(token).not.toBe(old)
  expect(await findConnectionByToken(token)).toMatchObject({ org: ctx.org, account_sid: account(2).account_sid })
  expect(await findConnectionByToken(old, { fresh: true })).toMatchObject({
    org: ctx.org,
    account_sid: account(1).account_sid,
  })

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7.1 * 86_400_000 })
  expect(await findConnectionByToken(old, { fresh: true })).toBeUndefined()
  vi.useRealTimers()
})

test('one dealership sees nothing of another’s connection', async () => {
  const [mine, other] = [ctxOf(), ctxOf()]
  await updateConnection(mine, connectionFields(account(1)))
  await countRejected(mine.org, new Date())
  expect(await getConnectionStatus(other)).toMatchObject({ configured: false, account_sid: null, rejected_webhooks: 0 })
  expect(await openConnection(other.org)).toBeUndefined()
  expect(await tokenOf(other)).not.toBe(await tokenOf(mine))
  await expect(testConnection(other, {})).rejects.toMatchObject({ code: 'invalid' })
})

test('rejected webhooks are counted, those at once too', async () => {
  const ctx = ctxOf()
  await Promise.all(Array.from({ length: 12 }, () => countRejected(ctx.org, new Date())))
  expect((await getConnectionStatus(ctx)).rejected_webhooks).toBe(12)
})

test('rejected webhooks count since the last good one, and are forgotten after a day without any', async () => {
  const ctx = ctxOf()
  const at = (hours: number) => new Date(Date.UTC(2026, 10, 1) + hours * 3_600_000)
  const shownAt = async (hours: number) => {
    const { rejected_webhooks, rejected_since } = await getConnectionStatus({ ...ctx, now: at(hours) })
    return [rejected_webhooks, rejected_since]
  }
  await countRejected(ctx.org, at(0))
  await countRejected(ctx.org, at(23))
  expect(await shownAt(46.9)).toEqual([2, at(0).toISOString()])
  expect(await shownAt(47)).toEqual([0, null])
  await countRejected(ctx.org, at(48))
  expect(await shownAt(48)).toEqual([1, at(48).toISOString()])
  await noteAccepted(ctx.org, at(49).toISOString())
  expect(await shownAt(49)).toEqual([0, null])
  await countRejected(ctx.org, at(50))
  expect(await shownAt(50)).toEqual([1, at(50).toISOString()])
})

test('a token that nobody has is not found', async () => {
  expect(await findConnectionByToken('nobody')).toBeUndefined()
})

test('the test call tells the account’s name and state, from the form or from what is stored', async () => {
  const ctx = ctxOf()
  const success = {
    message: 'Twilio connection test successful!',
    account_name: account(1).friendly_name,
    account_status: 'active',
  }
  expect(await testConnection(ctx, connectionFields(account(1)))).toEqual(success)
  expect((await getConnectionStatus(ctx)).configured).toBe(false)
  await updateConnection(ctx, connectionFields(account(1)))
  expect(settings.testTwilio.output.parse(await testConnection(ctx, {}))).toEqual(success)
})

test.each([
  ['a wrong auth token', { twilio_auth_token: '0'.repeat(32) }, 'did not accept the account SID and auth token'],
  [
    'a number of somebody else',
    { twilio_phone_number: '+14155550111' },
    '+14155550111 does not belong to this Twilio account',
  ],
  [
    'a messaging service that is not there',
    { twilio_messaging_service_sid: `MG${'0'.repeat(32)}` },
    'has no messaging service',
  ],
])('the test call says what is wrong with %s', async (_, wrong, words) => {
  await expect(testConnection(ctxOf(), { ...connectionFields(account(1)), ...wrong })).rejects.toMatchObject({
    code: 'twilio_refused',
    message: expect.stringContaining(words),
  })
})

test('the test call says that Twilio cannot be reached', async () => {
  vi.stubEnv('TWILIO_BASE_URL', 'http://127.0.0.1:9')
  await expect(testConnection(ctxOf(), connectionFields(account(1)))).rejects.toMatchObject({
    code: 'twilio_unreachable',
  })
  vi.unstubAllEnvs()
})

test('the Twilio settings are for managers alone', () => {
  expect(Object.values(settings).map(({ access }) => access)).toEqual(Object.keys(settings).map(() => 'manager'))
})
