import { describe, expect, test } from 'vitest'
import type { TwilioAccount } from '../../../lib/local/twilio.ts'
import { eventually } from '../../eventually.ts'
import { clientOf } from './receiver.ts'
import { CUSTOMER, hearSms, numberSid, setStage, smsOf } from './stage.ts'

const stage = setStage()

describe('accounts', () => {
  test('at least six have everything of their own', () => {
    const accounts = stage.sim.accounts()

    expect(accounts.length).toBeGreaterThanOrEqual(6)
    for (const field of ['account_sid', 'auth_token', 'phone_number', 'whatsapp_from', 'api_key'] as const) {
      expect(new Set(accounts.map((one) => one[field])).size).toBe(accounts.length)
    }
    expect(stage.account).toEqual({
      account_sid: expect.stringMatching(/^AC[0-9a-f]{32}$/),
      auth_token: expect.stringMatching(/^[0-9a-f]{32}$/),
      friendly_name: expect.any(String),
      phone_number: expect.stringMatching(/^\+1\d{10}$/),
      whatsapp_from: expect.stringMatching(/^whatsapp:\+1\d{10}$/),
      messaging_service_sid: expect.stringMatching(/^MG[0-9a-f]{32}$/),
      api_key: expect.stringMatching(/^SK[0-9a-f]{32}$/),
      api_secret: expect.any(String),
      twiml_app_sid: expect.stringMatching(/^AP[0-9a-f]{32}$/),
    })
  })

  test('the account answers to its token', async () => {
    expect(await stage.client.api.v2010.accounts(stage.account.account_sid).fetch()).toMatchObject({
      friendlyName: stage.account.friendly_name,
      status: 'active',
    })
  })

  test.each([
    ['a wrong token', () => [stage.account.account_sid, 'wrong', stage.account.account_sid]],
    [
      "another account's token",
      () => [stage.account.account_sid, stage.sim.accounts()[1]?.auth_token, stage.account.account_sid],
    ],
    [
      "another account's path",
      () => [stage.sim.accounts()[1]?.account_sid, stage.sim.accounts()[1]?.auth_token, stage.account.account_sid],
    ],
  ])('%s is refused', async (_, names) => {
    const [user = '', password = '', sid = ''] = names()
    const stranger = clientOf(stage.sim.url, user, password, sid)

    await expect(stranger.messages.list({ limit: 1 })).rejects.toMatchObject({ status: 401, code: 20003 })
  })

  test('an API key sends, and reads its application, but not the account', async () => {
    const keyed = clientOf(stage.sim.url, stage.account.api_key, stage.account.api_secret, stage.account.account_sid)

    expect((await keyed.messages.create(smsOf(stage))).status).toBe('queued')
    expect((await keyed.applications(stage.account.twiml_app_sid).fetch()).sid).toBe(stage.account.twiml_app_sid)
    await expect(keyed.api.v2010.accounts(stage.account.account_sid).fetch()).rejects.toMatchObject({ code: 20003 })
  })
})

describe('configuration', () => {
  test('numbers, applications and services keep what is set', async () => {
    const url = 'https://lotwire.test/in#rc=3&rp=5xx,ct,rt'
    await hearSms(stage, '/sms')

    expect(
      (await stage.client.incomingPhoneNumbers.list({ phoneNumber: stage.account.phone_number }))[0],
    ).toMatchObject({
      smsUrl: `${stage.receiver.url}/sms`,
      phoneNumber: stage.account.phone_number,
    })
    expect((await stage.client.applications(stage.account.twiml_app_sid).update({ voiceUrl: url })).voiceUrl).toBe(url)
    const service = stage.client.messaging.v1.services(stage.account.messaging_service_sid)
    expect(await service.update({ inboundRequestUrl: url, useInboundWebhookOnNumber: false })).toMatchObject({
      inboundRequestUrl: url,
      useInboundWebhookOnNumber: false,
    })
    await expect(
      stage.client.incomingPhoneNumbers(await numberSid(stage)).update({ smsUrl: 'nowhere' }),
    ).rejects.toMatchObject({
      status: 400,
    })
  })

  test("another account's resources are not found", async () => {
    const other = stage.sim.accounts()[1] as TwilioAccount

    await expect(stage.client.messaging.v1.services(other.messaging_service_sid).fetch()).rejects.toMatchObject({
      code: 20404,
    })
    await expect(stage.client.applications(other.twiml_app_sid).fetch()).rejects.toMatchObject({ code: 20404 })
  })

  test('a call rings until it is hung up', async () => {
    const { sid } = await stage.client.calls.create({
      to: CUSTOMER,
      from: stage.account.phone_number,
      twiml: '<Response/>',
    })
    await eventually(async () => expect((await stage.client.calls(sid).fetch()).status).toBe('ringing'))

    expect((await stage.client.calls(sid).update({ status: 'completed' })).status).toBe('canceled')
  })
})
