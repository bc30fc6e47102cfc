import { describe, expect, test } from 'vitest'
import type { TwilioAccount } from '../../../lib/local/twilio.ts'
import { clientOf, startReceiver } from './receiver.ts'
import { CUSTOMER, hearSms, setStage, smsOf, untilStatus, WHATSAPP_CUSTOMER, whatsappOf } from './stage.ts'

const stage = setStage()

describe('a message in', () => {
  test('by SMS is posted, signed, with all its fields', async () => {
    await hearSms(stage, '/sms#rc=3&rp=5xx,ct,rt')

    const { sid, deliveries } = await stage.sim.inbound({
      from: CUSTOMER,
      to: stage.account.phone_number,
      body: '¿Está disponible?',
    })

    expect(deliveries).toEqual([{ url: `${stage.receiver.url}/sms`, status: 200 }])
    expect(stage.receiver.received[0]).toMatchObject({ isSigned: true, path: '/sms' })
    expect(stage.receiver.received[0]?.params).toMatchObject({
      MessageSid: sid,
      SmsMessageSid: sid,
      SmsSid: sid,
      SmsStatus: 'received',
      AccountSid: stage.account.account_sid,
      From: CUSTOMER,
      To: stage.account.phone_number,
      Body: '¿Está disponible?',
      NumMedia: '0',
      NumSegments: '1',
      ApiVersion: '2010-04-01',
      FromCountry: 'US',
    })
    expect((await stage.client.messages(sid).fetch()).direction).toBe('inbound')
  })

  test('by WhatsApp brings the profile', async () => {
    const [sender] = await stage.client.messaging.v2.channelsSenders.list({ channel: 'whatsapp' })
    await stage.client.messaging.v2
      .channelsSenders(sender?.sid ?? '')
      .update({ webhook: { callback_url: `${stage.receiver.url}/whatsapp` } } as never)

    await stage.sim.inbound({
      from: WHATSAPP_CUSTOMER,
      to: stage.account.whatsapp_from,
      body: 'Hola',
      profile_name: 'Ana 🚗',
    })

    const params = stage.receiver.received[0]?.params
    expect(params).toMatchObject({ ProfileName: 'Ana 🚗', WaId: CUSTOMER.slice(1), MessageType: 'text' })
    expect(JSON.parse(params?.ChannelMetadata ?? '')).toMatchObject({ type: 'whatsapp' })
    expect(stage.receiver.received[0]?.isSigned).toBe(true)
  })

  test('from a WhatsApp user without a number brings the id alone, and can be answered', async () => {
    const service = stage.client.messaging.v1.services(stage.account.messaging_service_sid)
    await service.update({ inboundRequestUrl: `${stage.receiver.url}/in`, useInboundWebhookOnNumber: false })

    await stage.sim.inbound({
      from: 'whatsapp:US.ABC123',
      to: stage.account.whatsapp_from,
      body: 'Hi',
      profile_name: 'ana',
    })

    const params = stage.receiver.received[0]?.params
    expect(params).toMatchObject({ From: 'whatsapp:US.ABC123', ExternalUserId: 'whatsapp:US.ABC123' })
    expect(params).toMatchObject({ MessagingServiceSid: stage.account.messaging_service_sid })
    expect(params).not.toHaveProperty('WaId')
    const { sid } = await stage.client.messages.create(whatsappOf(stage, { to: 'whatsapp:US.ABC123' }))
    await untilStatus(stage, sid, 'read')
  })

  test('with a picture names it at Twilio, which redirects to the bytes', async () => {
    await hearSms(stage, '/sms')
    const pixel = Buffer.from('not really a picture')

    await stage.sim.inbound({
      from: CUSTOMER,
      to: stage.account.phone_number,
      body: '',
      media_url: `data:image/png;base64,${pixel.toString('base64')}`,
    })

    const params = stage.receiver.received[0]?.params
    expect(params).toMatchObject({
      NumMedia: '1',
      MediaContentType0: 'image/png',
      MessageSid: expect.stringMatching(/^MM/),
    })
    const authorization = `Basic ${btoa(`${stage.account.account_sid}:${stage.account.auth_token}`)}`
    const first = await fetch(params?.MediaUrl0 ?? '', { headers: { authorization }, redirect: 'manual' })
    expect(first.status).toBe(307)
    const bytes = await fetch(first.headers.get('location') ?? '')
    expect(Buffer.from(await bytes.arrayBuffer())).toEqual(pixel)
    const wrong = await fetch(params?.MediaUrl0 ?? '', { headers: { authorization: 'Basic eDp5' } })
    expect(wrong.status).toBe(401)
  })

  test('is only listed where no address is set', async () => {
    const { sid, deliveries } = await stage.sim.inbound({
      from: '72345',
      to: stage.account.phone_number,
      body: 'Code 1234',
    })

    expect(deliveries).toEqual([])
    expect((await stage.client.messages(sid).fetch()).from).toBe('72345')
  })

  test('is tried again as the address asks, under one token', async () => {
    await hearSms(stage, '/sms#rc=3&rp=5xx,ct,rt')
    stage.receiver.answers.push(500, 503)

    const { deliveries } = await stage.sim.inbound({ from: CUSTOMER, to: stage.account.phone_number, body: 'Hi' })

    expect(deliveries).toEqual([{ url: `${stage.receiver.url}/sms`, status: 200 }])
    expect(stage.receiver.received).toHaveLength(3)
    expect(new Set(stage.receiver.received.map(({ token }) => token)).size).toBe(1)
  })

  test('is not tried again after a 500 where the address does not ask', async () => {
    await hearSms(stage, '/sms')
    stage.receiver.answers.push(500)

    const { deliveries } = await stage.sim.inbound({ from: CUSTOMER, to: stage.account.phone_number, body: 'Hi' })

    expect(deliveries).toEqual([{ url: `${stage.receiver.url}/sms`, status: 500 }])
  })

  test('says when nobody answers', async () => {
    await hearSms(stage, '/sms')
    await stage.receiver.stop()

    const { deliveries } = await stage.sim.inbound({ from: CUSTOMER, to: stage.account.phone_number, body: 'Hi' })

    expect(deliveries).toEqual([{ url: `${stage.receiver.url}/sms`, status: 0 }])
    stage.receiver = await startReceiver(() => stage.account.auth_token)
  })

  test('to nobody is refused', async () => {
    await expect(stage.sim.inbound({ from: CUSTOMER, to: '+14155559999', body: 'Hi' })).rejects.toThrow(
      'No Twilio account',
    )
  })
})

describe('STOP', () => {
  test.each(['STOP', ' stop ', 'Unsubscribe'])(
    '%s blocks the pair, answers, and is posted all the same',
    async (word) => {
      await hearSms(stage, '/sms')
      await stage.sim.inbound({ from: CUSTOMER, to: stage.account.phone_number, body: word })

      expect(stage.receiver.received[0]?.params.Body).toBe(word)
      await expect(stage.client.messages.create(smsOf(stage))).rejects.toMatchObject({ code: 21610 })
      expect(stage.sim.messages({ account_sid: stage.account.account_sid, to: CUSTOMER })[0]).toMatchObject({
        direction: 'outbound-reply',
      })

      await stage.sim.inbound({ from: CUSTOMER, to: stage.account.phone_number, body: 'START' })
      expect((await stage.client.messages.create(smsOf(stage))).status).toBe('queued')
    },
  )

  test.each(['Please stop', 'ALTO'])('%s blocks nothing', async (text) => {
    await stage.sim.inbound({ from: CUSTOMER, to: stage.account.phone_number, body: text })

    expect((await stage.client.messages.create(smsOf(stage))).status).toBe('queued')
  })

  test('does not reach another account, nor WhatsApp', async () => {
    await stage.sim.inbound({ from: CUSTOMER, to: stage.account.phone_number, body: 'STOP' })
    const other = stage.sim.accounts()[1] as TwilioAccount
    const another = clientOf(stage.sim.url, other.account_sid, other.auth_token, other.account_sid)

    expect((await another.messages.create({ ...smsOf(stage), from: other.phone_number })).status).toBe('queued')
    expect((await stage.client.messages.create(whatsappOf(stage))).status).toBe('queued')
  })
})
