import { describe, expect, test } from 'vitest'
import { eventually } from '../../eventually.ts'
import { CUSTOMER, setStage, smsOf, statusesOf, untilStatus, WHATSAPP_CUSTOMER, whatsappOf } from './stage.ts'

const stage = setStage()

describe('a message out', () => {
  test('is queued, then sent and delivered, each told to its callback but the first', async () => {
    const { sid, status } = await stage.client.messages.create(
      smsOf(stage, { statusCallback: `${stage.receiver.url}/status?m=1#rc=3` }),
    )

    expect(status).toBe('queued')
    await eventually(() => expect(statusesOf(stage, sid)).toEqual(['delivered', 'sending', 'sent']))
    expect(stage.receiver.received.every(({ isSigned, path }) => isSigned && path === '/status?m=1')).toBe(true)
    await eventually(async () =>
      expect(await stage.client.messages(sid).fetch()).toMatchObject({
        status: 'delivered',
        price: '-0.00790',
        priceUnit: 'USD',
      }),
    )
  })

  test('on WhatsApp is read in the end', async () => {
    await stage.sim.inbound({ from: WHATSAPP_CUSTOMER, to: stage.account.whatsapp_from, body: 'Hi' })

    const { sid } = await stage.client.messages.create(
      whatsappOf(stage, { statusCallback: `${stage.receiver.url}/status` }),
    )

    await eventually(() => expect(statusesOf(stage, sid)).toEqual(['delivered', 'read', 'sending', 'sent']))
    const read = stage.receiver.received.find(({ params }) => params.MessageStatus === 'read')
    expect(read?.params).toMatchObject({ ChannelPrefix: 'whatsapp', EventType: 'READ' })
  })

  test('through a messaging service is accepted without a sender, and tells the address of the service', async () => {
    const service = stage.client.messaging.v1.services(stage.account.messaging_service_sid)
    await service.update({ statusCallback: `${stage.receiver.url}/service` })

    const message = await stage.client.messages.create({
      to: CUSTOMER,
      body: 'Hi',
      messagingServiceSid: stage.account.messaging_service_sid,
    })

    expect(message).toMatchObject({ status: 'accepted', from: null, numSegments: '0' })
    await eventually(() => expect(statusesOf(stage, message.sid)).toEqual(['delivered', 'sending', 'sent']))
    expect(await stage.client.messages(message.sid).fetch()).toMatchObject({
      from: stage.account.phone_number,
      numSegments: '1',
    })
  })

  test('with media has a sid of its own kind and lists them', async () => {
    const message = await stage.client.messages.create(
      smsOf(stage, { mediaUrl: ['https://cars.test/a.jpg', 'https://cars.test/b.pdf'] }),
    )

    expect(message).toMatchObject({ sid: expect.stringMatching(/^MM/), numMedia: '2' })
    const media = await stage.client.messages(message.sid).media.list()
    expect(media.map(({ contentType }) => contentType)).toEqual(['image/jpeg', 'application/pdf'])
  })

  test.each([
    ['a number that is none', { to: '555-0100' }, 21211],
    ['a sender of another account', { from: '+14155550199' }, 21606],
    ['no sender', { from: undefined }, 21603],
    ['no text', { body: '' }, 21602],
    ['1601 characters', { body: 'a'.repeat(1601) }, 21617],
    ['two channels', { to: WHATSAPP_CUSTOMER }, 21910],
    ["another account's messaging service", { messagingServiceSid: `MG${'0'.repeat(32)}`, from: undefined }, 21705],
    ['variables that are no JSON', { contentVariables: '{1:' }, 21656],
    ['an empty variable', { contentVariables: '{"1":""}' }, 21656],
  ])('with %s is refused', async (_, more, code) => {
    await expect(stage.client.messages.create(smsOf(stage, more))).rejects.toMatchObject({ status: 400, code })
    expect(stage.sim.messages({ account_sid: stage.account.account_sid })).toEqual([])
  })

  test.each([
    ['a'.repeat(160), '1'],
    ['a'.repeat(161), '2'],
    [`${'a'.repeat(158)}€`, '1'],
    [`${'a'.repeat(159)}€`, '2'],
    ['é'.repeat(160), '1'],
    ['á'.repeat(70), '1'],
    ['á'.repeat(71), '2'],
    ['😀'.repeat(35), '1'],
    ['😀'.repeat(67), '3'],
  ])('is billed by its segments (%#)', async (body, segments) => {
    expect((await stage.client.messages.create(smsOf(stage, { body }))).numSegments).toBe(segments)
  })

  test('stays at sent while the phones are off', async () => {
    stage.sim.chaos({ phones_off: true })
    const { sid } = await stage.client.messages.create(smsOf(stage))
    await untilStatus(stage, sid, 'sent')

    stage.sim.chaos({ phones_off: false })

    await untilStatus(stage, sid, 'delivered')
  })

  test('fails later when told so, with its code', async () => {
    const { sid } = await stage.client.messages.create(smsOf(stage, { statusCallback: `${stage.receiver.url}/status` }))
    await untilStatus(stage, sid, 'delivered')

    const { deliveries } = await stage.sim.setStatus(sid, { status: 'undelivered', error_code: 30003 })

    expect(deliveries).toEqual([{ url: `${stage.receiver.url}/status`, status: 200 }])
    const failed = stage.receiver.received.find(({ params }) => params.MessageStatus === 'undelivered')
    expect(failed?.params).toMatchObject({ ErrorCode: '30003' })
    expect(await stage.client.messages(sid).fetch()).toMatchObject({ status: 'undelivered', errorCode: 30003 })
  })

  test('can be redacted and deleted once it has arrived', async () => {
    const { sid } = await stage.client.messages.create(smsOf(stage))
    await untilStatus(stage, sid, 'delivered')

    expect((await stage.client.messages(sid).update({ body: '' })).body).toBe('')
    expect(await stage.client.messages(sid).remove()).toBe(true)
    await expect(stage.client.messages(sid).fetch()).rejects.toMatchObject({ status: 404, code: 20404 })
  })

  test('that is scheduled waits and can be taken back', async () => {
    const { sid, status } = await stage.client.messages.create({
      to: CUSTOMER,
      body: 'Tomorrow',
      messagingServiceSid: stage.account.messaging_service_sid,
      scheduleType: 'fixed',
      sendAt: new Date(Date.now() + 86_400_000),
    })

    expect(status).toBe('scheduled')
    expect((await stage.client.messages(sid).update({ status: 'canceled' })).status).toBe('canceled')
  })
})
