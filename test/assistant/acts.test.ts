import { beforeAll, describe, expect, test } from 'vitest'
import { readChoice } from '../../functions/core/assistant/tools/read-choice.ts'
import { saysYes } from '../../functions/core/calendar/appointments/says-yes.ts'
import type { TwilioAccount } from '../../lib/local/twilio.ts'
import { customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { runJob } from '../run-job.ts'
import { openModel } from './open-model.ts'

const LISTED = [
  'Tuesday, December 1 at 10:00 AM',
  'Tuesday, December 1 at 12:00 PM',
  'Wednesday, December 2 at 11:00 AM',
]
const EN_ESPANOL = ['martes, 1 de diciembre a las 10:00 a.m.', 'miércoles, 2 de diciembre a las 11:00 a.m.']

describe('which of the listed times a customer chose', () => {
  test.each([
    ['2', 2],
    ['number 2 please', 2],
    ['#3', 3],
    ["I'll take the second", 2],
    ['the last one', 3],
    ['Wednesday works', 3],
    ['at 11', 3],
    ['10am', 1],
    ['noon-ish, 12:00', 2],
    // Two are on that day.
    ['Tuesday', undefined],
    ['7', undefined],
    ['at 2', undefined],
    ['sounds good', undefined],
  ])('“%s”: %s', (said, number) => {
    expect(readChoice(said, LISTED)).toBe(number)
  })

  test.each([
    ['la 2 por favor', 2],
    ['la primera', 1],
    ['el miércoles', 2],
    ['a las 11', 2],
  ])('“%s”: %s', (said, number) => {
    expect(readChoice(said, EN_ESPANOL)).toBe(number)
  })
})

test.each([
  ['yes thank you', true],
  ['sí, gracias', true],
  ['Sure', true],
  ['👍🏽', true],
  ['¡Sí!', true],
  ['Yup', true],
  ['Yes we will be there', true],
  ['Sí, ahí estaré', true],
  ['Perfecto, gracias', true],
  ['yes but later', false],
  ['Sure, but at 6', false],
  ['Si no puedo le aviso', false],
  ['no', false],
  ['What time?', false],
])('“%s” is a yes: %s', (said, isYes) => {
  expect(saysYes(said)).toBe(isYes)
})

describe('what changes the calendar', () => {
  let ours: TestOrganization
  let account: TwilioAccount
  let model: Awaited<ReturnType<typeof openModel>>
  beforeAll(async () => {
    ours = await newOrganization()
    account = await ours.connect()
    model = await openModel(ours.org)
    const ai = (key: string, value: string) => ({ key, value, group: 'ai' })
    await ours.client.post('/api/settings/bulk-update', {
      settings: [ai('openai_api_key', model.keys.openai), ai('openai_enabled', 'true')],
    })
    await ours.client.put('/api/assistant', { mode: 'always' })
  })

  const call = (name: string, args: object) => ({ calls: [{ name, arguments: args }] })
  const reply = (...sentences: object[][]) => call('reply', { sentences })
  const find = call('find_slots', { kind: 'visit', from: null, to: null })
  const book = (starts_at: string) => call('book', { slot: `visit@${starts_at}`, vehicle: null })
  const says = (phrase: string) => reply([{ phrase, slots: {} }])
  const free = async () => {
    const [from, to] = [1, 5].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10))
    return (await ours.client.get(`/api/appointments/slots?kind=visit&from=${from}&to=${to}`)).body.data
  }

  /** A customer on WhatsApp; what they write is answered at once, and the assistant's text comes back. */
  function customer() {
    const phone = newCustomer()
    const write = async (body: string): Promise<string> => {
      await customerWrites({ from: `whatsapp:${phone}`, to: account.whatsapp_from ?? '', body })
      const { id, row, messages } = await findConversation(ours.client, phone, 'whatsapp')
      await runJob('answer-customers', {
        ...{ org: ours.org, contact: row.contact_id, conversation: id },
        message: messages.findLast((one: { body: string }) => one.body === body)?.id,
      })
      const thread = (await ours.client.get(`/api/chats/whatsapp/${id}/messages`)).body.messages
      return thread.findLast(({ direction }: { direction: string }) => direction === 'outbound')?.body ?? ''
    }
    const appointments = async () => {
      const { row } = await findConversation(ours.client, phone, 'whatsapp')
      return (await ours.client.get(`/api/appointments?contact=${row.contact_id}`)).body.data
    }
    return { write, appointments }
  }
  const listedIn = (text: string) => [...text.matchAll(/^\d\. (.+)$/gm)].map(([, line]) => line)

  test('a time that nobody was offered is not booked, whatever the model asks for', async () => {
    const ana = customer()
    const [slot] = await free()
    await model.script(book(slot.starts_at), says('ask_wish'))
    await ana.write('Hi, do you have trucks?')
    expect(await ana.appointments()).toEqual([])
  })

  test('“number 2 please” books the second, also where the model misreads it; canceling is asked back, and done on a yes', async () => {
    const ben = customer()
    const before = (await model.calls()).length
    await model.script(find, says('here_are_times'))
    const lines = listedIn(await ben.write('When can I come by?'))
    expect(lines.length).toBeGreaterThan(1)
    const asked = (await model.calls()).slice(before)
    const offered = asked.map(({ body }: { body: object }) => JSON.stringify(body)).join()
    const ids = [...new Set([...offered.matchAll(/visit@([\dT:.-]+Z)/g)].map(([, at]) => at ?? ''))]
    const [first = '', second = ''] = ids
    // The model takes the first: it is told what was chosen, and books that.
    await model.script(book(first), book(second), reply([{ act: 'confirm_booking', id: null }]))
    expect(await ben.write('number 2 please')).toContain(lines[1])
    expect(await ben.appointments()).toMatchObject([{ starts_at: second, status: 'scheduled' }])

    const cancel = call('cancel_appointment', {})
    await model.script(cancel, says('ask_anything_else'))
    expect(await ben.write('do you have coffee there?')).toContain('Do you want to cancel')
    expect(await ben.appointments()).toMatchObject([{ status: 'scheduled' }])
    for (const coming of ['Yes, I’ll be there', 'sí, quizá']) {
      await model.script(cancel, says('ask_anything_else'))
      await ben.write(coming)
      expect(await ben.appointments(), coming).toMatchObject([{ status: 'scheduled' }])
    }
    await model.script(cancel, says('ask_anything_else'))
    await ben.write('I cannot make it, cancel please')
    await model.script(cancel, reply([{ act: 'confirm_cancel', id: null }]))
    expect(await ben.write('Yes please')).toContain('is canceled')
    expect(await ben.appointments()).toMatchObject([{ status: 'canceled' }])
  })
})
