import { describe, expect, test } from 'vitest'
import { setStage, untilStatus, WHATSAPP_CUSTOMER, whatsappOf } from './stage.ts'

const stage = setStage()

/** A template of this category, approved by WhatsApp. */
async function approved(category: 'UTILITY' | 'MARKETING', types: object = { 'twilio/text': { body: 'Hi {{1}}' } }) {
  const content = { friendly_name: 'Spring', language: 'en', variables: { 1: 'Ana' }, types }
  const { sid } = await stage.client.content.v1.contents.create(content as never)
  await stage.client.content.v1.contents(sid).approvalCreate.create({ name: 'spring', category })
  stage.sim.review(sid, { status: 'approved' })
  return sid
}
const send = (contentSid: string, more: object = {}) =>
  stage.client.messages.create(
    whatsappOf(stage, { body: undefined, contentSid, contentVariables: '{"1":"Luz"}', ...more }),
  )
const errorOf = async (sid: string) => (await stage.client.messages(sid).fetch()).errorCode

describe('a template', () => {
  test.each([
    ['UTILITY', WHATSAPP_CUSTOMER, 'read', null],
    ['MARKETING', WHATSAPP_CUSTOMER, 'failed', 63049],
    ['MARKETING', 'whatsapp:+14165550100', 'read', null],
    ['MARKETING', 'whatsapp:+525512345678', 'read', null],
  ] as const)('of %s to %s ends %s', async (category, to, end, code) => {
    const { sid } = await send(await approved(category), { to })
    await untilStatus(stage, sid, end)
    expect(await errorOf(sid)).toBe(code)
  })

  test.each([
    ['paused', 63041],
    ['disabled', 63042],
  ] as const)('that is %s fails with %i, also where the customer has just written', async (status, code) => {
    const content = await approved('UTILITY')
    stage.sim.review(content, { status })
    await stage.sim.inbound({ from: WHATSAPP_CUSTOMER, to: stage.account.whatsapp_from, body: 'Hi' })
    const { sid } = await send(content)
    await untilStatus(stage, sid, 'failed')
    expect(await errorOf(sid)).toBe(code)
  })

  test.each(['not JSON', '["Luz"]', '{"1":""}', '{"1":null}', '{"1":"a\\nb"}', '{"1":"a\\tb"}', '{"1":"a     b"}'])(
    'with the variables %s is refused at once',
    async (contentVariables) => {
      const content = await approved('UTILITY')
      await expect(send(content, { contentVariables })).rejects.toMatchObject({ status: 400, code: 21656 })
    },
  )

  test('shows the customer its header, footer and buttons around its body', async () => {
    const actions = [
      { type: 'URL', title: 'Look', url: 'https://a.example' },
      { type: 'QUICK_REPLY', title: 'Yes', id: 'yes' },
    ]
    const card = { body: 'Hi {{1}}', header_text: 'News', footer: 'Bye', actions }
    await send(await approved('UTILITY', { 'whatsapp/card': card }))
    expect(stage.sim.thread(stage.account.whatsapp_from, WHATSAPP_CUSTOMER)).toMatchObject([
      {
        body: 'Hi Luz',
        card: {
          header: 'News',
          footer: 'Bye',
          buttons: [
            { type: 'URL', text: 'Look', opens: 'https://a.example' },
            { type: 'QUICK_REPLY', text: 'Yes', opens: null },
          ],
        },
      },
    ])
  })

  test('is listed with WhatsApp’s verdict: its status, reason and category', async () => {
    const sid = await approved('UTILITY')
    stage.sim.review(sid, { status: 'rejected', rejection_reason: 'PROMOTIONAL', category: 'MARKETING' })
    const verdict = { status: 'rejected', rejection_reason: 'PROMOTIONAL', category: 'MARKETING' }
    expect(stage.sim.contents(stage.account.account_sid)).toMatchObject([{ sid, name: 'spring', ...verdict }])
    const { whatsapp } = await stage.client.content.v1.contents(sid).approvalFetch().fetch()
    expect(whatsapp).toMatchObject(verdict)
    expect(stage.sim.contents('AC0')).toEqual([])
  })

  test('that was not handed in is listed without a name, and has no verdict to give', async () => {
    const content = { language: 'en', types: { 'twilio/text': { body: 'Hi' } } }
    const { sid } = await stage.client.content.v1.contents.create(content as never)
    expect(stage.sim.contents()).toMatchObject([{ sid, name: '', status: 'unsubmitted' }])
    expect(() => stage.sim.review(sid, { status: 'approved' })).toThrow()
  })
})
