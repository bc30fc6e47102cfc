import { beforeAll, describe, expect, test } from 'vitest'
import { addressOn, ownAddressOn, sendersIn } from '#contract/customers/channels/address.ts'
import { conversationIdOf } from '../../functions/core/customers/contacts/derived-ids.ts'
import type { TwilioAccount } from '../../lib/local/twilio.ts'
import { customerWrites, newOrganization, openClient, type TestOrganization } from '../cloud.ts'
import { newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { runDueOf } from '../run-due-of.ts'

let ours: TestOrganization
let account: TwilioAccount
beforeAll(async () => {
  ours = await newOrganization({ name: 'Mariposa Motors' })
  account = await ours.connect()
})

/** Those that Twilio carries. */
const CHANNELS = ['whatsapp', 'sms'] as const
type Channel = (typeof CHANNELS)[number]
const otherThan = (type: Channel) => CHANNELS.find((one) => one !== type) ?? type
type Sent = { direction: string; body: string }

/** Somebody who wrote on both channels, from two numbers, and is one contact. */
async function customer() {
  const numbers = { sms: newCustomer(), whatsapp: newCustomer() }
  const { id } = (
    await ours.client.post('/api/contacts', {
      ...{ first_name: 'Ana', last_name: 'Torres', phone: numbers.sms, whatsapp_number: numbers.whatsapp },
    })
  ).body as { id: string }
  const write = (type: Channel, body: string) =>
    customerWrites({
      from: addressOn(type, numbers[type]),
      to: ownAddressOn(type, sendersIn(account)) ?? '',
      body,
    })
  for (const type of CHANNELS) await write(type, 'Hello')
  const path = (type: Channel) => `/api/chats/${type}/${conversationIdOf(id, type)}`
  const heard = async (type: Channel): Promise<string[]> =>
    ((await ours.client.get(`${path(type)}/messages`)).body.messages as Sent[])
      .filter(({ direction }) => direction === 'outbound')
      .map(({ body }) => body)
  const consents = async (): Promise<Consent[]> => (await ours.client.get(`/api/contacts/${id}/consents`)).body.data
  return {
    ...{ id, phone: numbers.sms, write, heard, consents },
    send: (type: Channel, body: string) => ours.client.post(`${path(type)}/send`, { body }),
    schedule: (type: Channel) =>
      ours.client.post(`${path(type)}/scheduled`, {
        ...{ body: 'See you?', client_id: crypto.randomUUID(), send_at: inDays(0.01) },
      }),
    record: (body: object) => ours.client.post(`/api/contacts/${id}/consents`, body),
    /** What an offer to them would be left out for. */
    async offer(type: Channel, purpose = 'informational'): Promise<object> {
      const { body: group } = await ours.client.post('/api/groups', { name: crypto.randomUUID(), contact_ids: [id] })
      const { body } = await ours.client.post('/api/campaigns/preview', {
        ...{ name: 'Offer', channel: type, purpose, body: 'An offer', audience: { group_ids: [group.group.id] } },
      })
      return body
    },
    /** Books a visit for them; true if they were told, false if its people are. */
    isTold: async () => {
      const textsOf = async () => (await Promise.all(CHANNELS.map(heard))).flat().length
      const failuresOf = async () =>
        ((await ours.client.get('/api/notifications')).body.data as News[]).filter(
          ({ kind, contact_id }) => kind === 'appointment_text_failed' && contact_id === id,
        ).length
      const [texts, failures] = [await textsOf(), await failuresOf()]
      const { status } = await ours.client.post('/api/appointments', {
        ...{ contact_id: id, kind: 'visit', client_id: crypto.randomUUID(), starts_at: nextHour() },
      })
      expect(status).toBe(200)
      return eventually(async () => {
        await runDueOf(ours.org, new Date())
        const isTold = (await textsOf()) > texts
        expect(isTold || (await failuresOf()) > failures).toBe(true)
        return isTold
      })
    },
  }
}
type Consent = { state: string; scope: string; purpose: string; method: string; text: string; channel: string }
type News = { kind: string; contact_id: string | null }

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
let hours = 0
const nextHour = () => {
  const at = new Date(Date.now() + 9 * 86_400_000)
  at.setUTCHours(18, 0, 0, 0)
  return new Date(at.getTime() + hours++ * 3_600_000).toISOString()
}

describe.each(CHANNELS)('a STOP on %s', (type) => {
  test('ends all that goes out by itself on every channel, and its START lifts that', async () => {
    const ana = await customer()
    await ana.write(type, 'STOP')
    expect((await ana.send(type, 'An offer')).body.code).toBe('opted_out')
    // A person answers where they wrote otherwise.
    expect((await ana.send(otherThan(type), 'Sorry to hear that')).status).toBe(200)
    expect((await ana.schedule(otherThan(type))).body.code).toBe('opted_out')
    for (const channel of CHANNELS) expect(await ana.offer(channel)).toMatchObject({ left_out: { opted_out: 1 } })
    expect(await ana.isTold()).toBe(false)
    const [newest] = await ana.consents()
    expect(newest).toMatchObject({ state: 'withdrawn', scope: 'all', channel: type })

    // Of another channel it lifts nothing.
    await ana.write(otherThan(type), 'START')
    expect((await ana.send(type, 'An offer')).body.code).toBe('opted_out')
    expect(await ana.offer(otherThan(type))).toMatchObject({ left_out: { opted_out: 1 } })
    await ana.write(type, 'START')
    expect(await ana.isTold()).toBe(true)
  })
})

describe('the confirmation', () => {
  const OURS = { en: /no more automatic messages from Mariposa Motors/, es: /Ya no recibirás mensajes automáticos/ }
  const confirmed = (all: string[], language: 'en' | 'es') => all.filter((body) => OURS[language].test(body))

  test.each([
    ['whatsapp', 'Stop please', 'en'],
    ['whatsapp', 'baja', 'es'],
    ['sms', 'BAJA', 'es'],
  ] as const)('on %s “%s” is confirmed once, in %s', async (type, word, language) => {
    const ana = await customer()
    await ana.write(type, word)
    await eventually(async () => expect(confirmed(await ana.heard(type), language)).toHaveLength(1))
    await ana.write(type, word)
    // The next thing that is settled comes after it.
    await ana.write(type, 'ofertas')
    await eventually(async () => expect(await ana.heard(type)).toHaveLength(2))
    expect(confirmed(await ana.heard(type), language)).toHaveLength(1)
    expect(await ana.heard(otherThan(type))).toEqual([])
  })

  test('is the carrier’s where that has its own', async () => {
    const ana = await customer()
    await ana.write('sms', 'STOP')
    await ana.write('whatsapp', 'STOP')
    await eventually(async () => expect(await ana.heard('whatsapp')).toHaveLength(1))
    expect(await ana.heard('sms')).toEqual([])
  })
})

describe('offers alone', () => {
  const isEnded = async (ana: Awaited<ReturnType<typeof customer>>) =>
    eventually(async () => {
      const [newest] = (await ana.consents()).filter(({ state }) => state === 'withdrawn')
      expect(newest).toMatchObject({ scope: 'marketing', purpose: 'marketing' })
    })

  test.each(['OFFERS', 'solo ofertas'])(
    'end by “%s” in answer to the confirmation, and all else goes on',
    async (word) => {
      const ana = await customer()
      await ana.write('whatsapp', 'Stop')
      await eventually(async () => expect(await ana.heard('whatsapp')).toHaveLength(1))
      await ana.write('whatsapp', word)
      await isEnded(ana)
      await eventually(async () => expect(await ana.heard('whatsapp')).toHaveLength(2))
      for (const channel of CHANNELS) {
        expect(await ana.offer(channel, 'marketing')).toMatchObject({ left_out: { no_consent: 1 } })
        expect(await ana.offer(channel, 'informational')).toMatchObject({ left_out: { opted_out: 1 } })
      }
      expect(await ana.isTold()).toBe(true)
    },
  )

  test.each(['no more offers please', 'Ya no me manden promociones'])('end by “%s” at any time', async (words) => {
    const ana = await customer()
    await ana.write('sms', words)
    await isEnded(ana)
    expect(await ana.isTold()).toBe(true)
  })

  test('are not meant by who asks for them', async () => {
    const ana = await customer()
    await ana.write('sms', 'offers')
    await ana.write('sms', 'Which offers do you have?')
    expect(await ana.isTold()).toBe(true)
    expect((await ana.consents()).filter(({ state }) => state !== 'given')).toEqual([])
  })
})

describe('a wish that reached somebody another way', () => {
  test.each([
    ['all', 'mail', false],
    ['marketing', 'phone', true],
  ])('is the same act: %s by %s', async (scope, method, goesOn) => {
    const ana = await customer()
    const words = 'They want nothing more.'
    const { status, body } = await ana.record({ state: 'withdrawn', scope, method, text: words })
    expect(status).toBe(200)
    expect(body.consent).toMatchObject({ scope, state: 'withdrawn', method, text: words })
    for (const channel of CHANNELS) expect(await ana.offer(channel)).toMatchObject({ left_out: { opted_out: 1 } })
    expect(await ana.isTold()).toBe(goesOn)
    expect((await ana.send('sms', 'A person’s answer')).status).toBe(200)
    await ana.record({ state: 'given', scope, channel: 'whatsapp', method, text: 'They want it again.' })
    expect(await ana.isTold()).toBe(true)
  })

  test('by a form is asked about, and nothing goes out until somebody decides', async () => {
    const ana = await customer()
    const { token } = (await ours.client.post('/api/leads/http')).body.http
    const raw = JSON.stringify({ name: 'Ana Torres', phone: ana.phone, question: 'Unsubscribe' })
    const headers = { 'content-type': 'application/json' }
    const sent = await (await openClient()).send('POST', `/api/public/leads/${token}`, undefined, { raw, headers })
    expect(sent.status).toBe(200)
    await eventually(async () => expect((await ana.consents())[0]).toMatchObject({ state: 'in_doubt' }))
    expect(await ana.isTold()).toBe(false)
    await ana.record({ state: 'withdrawn', scope: 'marketing', method: 'form', text: 'Unsubscribe' })
    expect(await ana.isTold()).toBe(true)
  })
})

test('a person answers what they write after a STOP, where no carrier holds it', async () => {
  const ana = await customer()
  await ana.write('whatsapp', 'STOP')
  expect((await ana.send('whatsapp', 'An offer')).body.code).toBe('opted_out')
  await ana.write('whatsapp', 'Is the Camry still there?')
  expect((await ana.send('whatsapp', 'It is.')).status).toBe(200)
  expect(await ana.isTold()).toBe(false)
})
