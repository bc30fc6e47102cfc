import { describe, expect, test } from 'vitest'
import { eventually } from '../../eventually.ts'
import { setStage, untilStatus, WHATSAPP_CUSTOMER, whatsappOf } from './stage.ts'

const stage = setStage()

describe('the 24-hour window of WhatsApp', () => {
  test.each([
    [undefined, 'failed'],
    [23.99, 'read'],
    [24, 'failed'],
  ])('%s hours after the customer wrote a text is %s', async (hours, end) => {
    if (hours !== undefined) {
      await stage.sim.inbound({ from: WHATSAPP_CUSTOMER, to: stage.account.whatsapp_from, body: 'Hi' })
      stage.hoursAhead = hours
    }

    const { sid, status } = await stage.client.messages.create(
      whatsappOf(stage, { statusCallback: `${stage.receiver.url}/status` }),
    )

    expect(status).toBe('queued')
    await untilStatus(stage, sid, end)
    if (end === 'failed') {
      await eventually(() =>
        expect(stage.receiver.received.at(-1)?.params).toMatchObject({ MessageStatus: 'failed', ErrorCode: '63016' }),
      )
    }
  })

  test('an outbound message does not extend it', async () => {
    await stage.sim.inbound({ from: WHATSAPP_CUSTOMER, to: stage.account.whatsapp_from, body: 'Hi' })
    stage.hoursAhead = 23
    await stage.client.messages.create(whatsappOf(stage))
    stage.hoursAhead = 25

    const { sid } = await stage.client.messages.create(whatsappOf(stage))

    await untilStatus(stage, sid, 'failed')
  })

  test('a template goes out at any time once it is approved, and not before', async () => {
    const template = { friendly_name: 'ready', language: 'en', variables: { 1: 'Ana' } }
    const types = { 'twilio/text': { body: 'Hello {{1}}, your car is ready.' } }
    const content = await stage.client.content.v1.contents.create({ ...template, types } as never)
    await stage.client.content.v1
      .contents(content.sid)
      .approvalCreate.create({ name: 'ready', category: 'UTILITY' } as never)
    const send = () =>
      stage.client.messages.create(
        whatsappOf(stage, { body: undefined, contentSid: content.sid, contentVariables: '{"1":"Luz"}' }),
      )

    const early = await send()
    await untilStatus(stage, early.sid, 'failed')
    stage.sim.review(content.sid, { status: 'approved' })
    const later = await send()

    expect(later.body).toBe('Hello Luz, your car is ready.')
    await untilStatus(stage, later.sid, 'read')
    const { whatsapp: approval } = await stage.client.content.v1.contents(content.sid).approvalFetch().fetch()
    expect(approval).toMatchObject({ status: 'approved', name: 'ready' })
    expect(await stage.client.content.v1.contents(content.sid).remove()).toBe(true)
  })

  test('a template in the names of the typed request classes is refused', async () => {
    const types = { twilioText: { body: 'Hello' } }
    await expect(stage.client.content.v1.contents.create({ language: 'en', types } as never)).rejects.toMatchObject({
      status: 400,
    })
  })
})
