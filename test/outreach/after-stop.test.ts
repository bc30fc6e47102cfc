import { beforeAll, describe, expect, test } from 'vitest'
import { addressOn, ownAddressOn, sendersIn } from '#contract/customers/channels/address.ts'
import { TYPED_CHANNELS } from '#contract/customers/channels/addresses.ts'
import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import { PURPOSES } from '#contract/messaging/consent-facts.ts'
import { conversationIdOf } from '../../functions/core/customers/contacts/derived-ids.ts'
import type { ContactItem } from '../../functions/core/customers/contacts/entity.ts'
import { consentKey } from '../../functions/core/customers/contacts/opt-outs.ts'
import { consentsIn, entriesFor, importedIn } from '../../functions/core/messaging/consents/consent-entries.ts'
import type { ConsentItem } from '../../functions/core/messaging/consents/entity.ts'
import { soundsLikeStop } from '../../functions/core/messaging/consents/sounds-like-stop.ts'
import { consentOf } from '../../functions/core/messaging/messages/consent.ts'
import { refusalOf, stateOf } from '../../functions/core/messaging/messages/gate.ts'
import { reasonAgainst } from '../../functions/core/outreach/sends/reason-against.ts'
import { settingsIn } from '../../functions/core/people/settings/typed-values.ts'
import type { TwilioAccount } from '../../lib/local/twilio.ts'
import { customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { runDueOf } from '../run-due-of.ts'

const WORDS = `stop stopall unsubscribe cancel end quit revoke opt-out arret
  alto baja parar cancelar detener basta salir desuscribir`.split(/\s+/)
const FORMS = [
  (word: string) => word,
  (word: string) => word.toUpperCase(),
  (word: string) => ` ${word}!! 🛑`,
  (word: string) => `Please ${word}`,
  (word: string) => `${word} por favor`,
]
const STOPS = WORDS.flatMap((word) => FORMS.map((form) => form(word)))

/** Asks to be left alone without one of the words. */
const DOUBTS = `please don't text me anymore|Don’t message me again|do not contact me|stop texting me|quit calling me
  |never text this number|no more texts please|take me off your list|remove me from this list|delete my number from it
  |get me off this list|leave me alone|wrong number|Wrong person sorry|lose my number|I am not interested anymore
  |opt me out of this|unsubscribe me now|please stop sending me this|don't bother me
  |no me manden más mensajes|ya no me escriban|dejen de llamarme|deja de escribirme|no me envíen nada|no me contacten
  |favor de no llamar|ya no me molesten|número equivocado|quítenme de la lista|borra mi número|sácame de la lista
  |sáquenme de ahí|eliminen mi número|ya no me interesa ya|no me interesa ya|déjenme en paz|no llamen a este número
  |no me texteen|dejen de mandar eso`
  .split('|')
  .map((text) => text.trim())

/** They say one of those words about something else. */
const OTHERS = [
  ...[
    'please stop by tomorrow',
    'Can I cancel my appointment?',
    'I will be at the end of the street',
    'yes',
    'Thanks!',
  ],
  ...[
    '¿A qué hora es la salida?',
    'Quítame quinientos y lo compro',
    'Sácame de dudas',
    'Quiero dar de baja mi seguro',
    'Sí, me interesa',
    'Hasta el alto de la calle',
  ],
]

const NOW = new Date('2027-06-08T20:00:00Z')
const THEN = '2027-06-08T19:00:00.000Z'
const PHONE = '+14155550123'
const FILE = { org: 'o', id: 'file', at: THEN, user_id: 'u', user_name: 'Tess', consent: 'They signed for offers.' }

/** A customer who wrote an hour ago, who may have sent a STOP then. */
function customerOf(channel: Channel, isStopped: boolean): ContactItem {
  const contact = {
    org: 'o',
    id: 'c',
    status: 'active',
    import: 'file',
    opted_in: {},
    listed: {
      first_name: 'Ana',
      last_name: 'Torres',
      labels: [],
      addresses: { [CHANNELS[channel].address.kind]: PHONE },
    },
    channels: { [channel]: { last_inbound_at: THEN, from: PHONE } },
    opted_out: isStopped ? { [consentKey(channel, PHONE)]: THEN } : {},
  }
  // What the rules look at; a whole contact has more.
  return contact as unknown as ContactItem
}

/** Consents as they are kept after it, newest first: a file said that they agreed, then the message came. */
function consentsOf(channel: Channel, contact: ContactItem, body: string): ConsentItem[] {
  const at = { channel, address: PHONE, address_key: consentKey(channel, PHONE), text: body, at: THEN }
  const doubt = soundsLikeStop(body) && consentOf(body) === undefined
  return [
    ...(doubt ? entriesFor({ org: 'o', contact: 'c' }, { ...at, state: 'in_doubt', method: 'message' }, PURPOSES) : []),
    ...consentsIn(customerOf(channel, false), contact),
    ...entriesFor({ org: 'o', contact: 'c' }, { ...at, state: 'given', method: 'in_person' }, PURPOSES),
  ]
}

const settingsWith = (values: Record<string, string>) => ({
  ...settingsIn('outreach', values),
  ...settingsIn('mail', {}),
})
const settings = settingsWith({ outreach_no_consent_because: 'They are our own customers.' })
const CASES = [...STOPS, ...DOUBTS].flatMap((body) =>
  TYPED_CHANNELS.flatMap((channel) => PURPOSES.map((purpose) => ({ body, channel, purpose }))),
)

/** Why it isn't sent by itself after that message; undefined if it is. */
function reasonFor({ body, channel, purpose }: (typeof CASES)[number], isToMany: boolean) {
  const contact = customerOf(channel, consentOf(body) === 'stop')
  const consents = consentsOf(channel, contact, body)
  const intended = { channel, purpose, isTemplate: false, mark: 'm', isToMany }
  return reasonAgainst({ contact, consents, reach: { sent: [] }, settings }, intended, NOW)
}

describe('after a STOP', () => {
  test(`in ${CASES.length} cases of words, channels, and purposes nothing goes out by itself`, () => {
    expect(CASES.length).toBeGreaterThanOrEqual(500)
    expect(CASES.filter((one) => [true, false].some((isToMany) => reasonFor(one, isToMany) !== 'opted_out'))).toEqual(
      [],
    )
    // Whoever means something else hears from the dealership.
    const heard = OTHERS.map((body) => ({ body, channel: TYPED_CHANNELS[0], purpose: 'marketing' as const }))
    expect(heard.filter((one) => reasonFor(one, false) !== undefined)).toEqual([])
  })

  test('no person writes either, and no file takes it back', () => {
    for (const channel of TYPED_CHANNELS) {
      const contact = customerOf(channel, true)
      const sending = { ...stateOf(contact, channel), halt: undefined, isConfigured: true, now: NOW }
      expect(refusalOf({ ...sending, content: { body: 'Hello' } })).toMatchObject({ words: { key: 'opted_out' } })
      expect(importedIn(contact, FILE).filter((one) => one.channel === channel)).toEqual([])
      const imported = importedIn(customerOf(channel, false), FILE).filter((one) => one.channel === channel)
      expect(imported).toHaveLength(PURPOSES.length)
    }
  })
})

test('once it is settled that they meant something else, what they agreed to before counts again', () => {
  const [channel] = TYPED_CHANNELS
  const contact = customerOf(channel, false)
  const doubtful = consentsOf(channel, contact, 'wrong number')
  const at = { channel, address: PHONE, address_key: consentKey(channel, PHONE), at: NOW.toISOString(), text: 'Kept.' }
  const decided = entriesFor({ org: 'o', contact: 'c' }, { ...at, state: 'given', method: 'message' }, [
    'informational',
  ])
  const reasonWith = (consents: ConsentItem[]) =>
    reasonAgainst(
      { contact, consents, reach: { sent: [] }, settings: settingsWith({}) },
      { channel, purpose: 'marketing', isTemplate: false, mark: 'm', isToMany: false },
      NOW,
    )
  expect(reasonWith(doubtful)).toBe('opted_out')
  expect(reasonWith([...decided, ...doubtful])).toBeUndefined()
})

describe('after a STOP to the dealership', () => {
  let ours: TestOrganization
  let account: TwilioAccount
  beforeAll(async () => {
    ours = await newOrganization()
    account = await ours.connect()
  })

  test('nothing reaches the customer: no campaign, automation, text about an appointment, or person', async () => {
    const due = lawfulNoon()
    const { body: made } = await ours.client.post('/api/automations', {
      name: 'Hello',
      trigger: { on: 'message_received' },
      cool_down_minutes: 0,
      exits: [],
      steps: [
        { act: 'wait', minutes: 5 },
        { act: 'send', body: 'Thank you' },
      ],
    })
    expect((await ours.client.post(`/api/automations/${made.automation.id}/publish`)).status).toBe(200)
    const stopped = await Promise.all(
      TYPED_CHANNELS.flatMap((channel) =>
        ['STOP', 'baja por favor', 'please don’t text me'].map((word) => stop(channel, word)),
      ),
    )
    const { body: group } = await ours.client.post('/api/groups', {
      name: 'All',
      contact_ids: stopped.map(({ contact }) => contact),
    })
    for (const channel of TYPED_CHANNELS) {
      const { body } = await ours.client.post('/api/campaigns', {
        name: channel,
        channel,
        body: 'An offer',
        purpose: 'informational',
        starts_at: due,
        audience: { group_ids: [group.group.id] },
      })
      await ours.client.post(`/api/campaigns/${body.campaign.id}/start`)
    }
    for (const [day, { contact }] of stopped.entries()) {
      const starts_at = new Date(Date.parse(due) + (day + 1) * 86_400_000).toISOString()
      const appointment = { contact_id: contact, kind: 'test_drive', client_id: contact, starts_at }
      expect((await ours.client.post('/api/appointments', appointment)).status).toBe(200)
    }
    await eventually(async () => {
      // A run may begin after one look at what is due.
      await runDueOf(ours.org, new Date(due))
      const { data } = (await ours.client.get('/api/campaigns')).body
      expect(data.map(({ status }: { status: string }) => status)).toEqual(data.map(() => 'done'))
      expect((await ours.client.get(`/api/automations/${made.automation.id}/runs?status=active`)).body.data).toEqual([])
      const news: { kind: string }[] = (await ours.client.get('/api/notifications')).body.data
      const untold = news.filter(({ kind }) => kind === 'appointment_text_failed')
      expect(untold.length).toBeGreaterThanOrEqual(stopped.length)
    })
    for (const { channel, contact, isDoubt } of stopped) {
      const path = `/api/chats/${channel}/${conversationIdOf(contact, channel)}`
      const { messages } = (await ours.client.get(`${path}/messages`)).body
      const sent = messages.filter(({ direction }: { direction: string }) => direction === 'outbound')
      // Where no carrier confirms a STOP, we do.
      expect(sent.filter(({ body }: { body: string }) => !/START|ALTA/.test(body))).toEqual([])
      expect(sent.length).toBeLessThanOrEqual(isDoubt ? 0 : 1)
      const elsewhere = TYPED_CHANNELS.filter((one) => one !== channel)
      for (const other of elsewhere) {
        const { body } = await ours.client.get(`/api/chats/${other}/${conversationIdOf(contact, other)}/messages`)
        expect((body.messages ?? []).map((one: { body: string }) => one.body)).toEqual([])
      }
      // A person may still ask whoever left it in doubt.
      expect((await ours.client.post(`${path}/send`, { body: 'Sorry to hear that' })).status).toBe(isDoubt ? 200 : 422)
    }
  })

  /** Somebody who wrote, was to hear of it later, and then had enough. */
  async function stop(channel: Channel, word: string) {
    const phone = newCustomer()
    const write = (body: string) =>
      customerWrites({ from: addressOn(channel, phone), to: ownAddressOn(channel, sendersIn(account)) ?? '', body })
    const { id: contact } = (await ours.client.post('/api/contacts', { first_name: 'Ana', last_name: 'Torres', phone }))
      .body
    await write(word)
    const isDoubt = consentOf(word) === undefined
    if (isDoubt)
      await eventually(async () => {
        const { data } = (await ours.client.get(`/api/contacts/${contact}/consents`)).body
        expect(data[0]).toMatchObject({ state: 'in_doubt' })
      })
    return { channel, contact: contact as string, isDoubt }
  }
})

/** The next Tuesday but one at 20:00 UTC, day everywhere in the United States. */
function lawfulNoon(): string {
  const at = new Date(Date.now() + 9 * 86_400_000)
  at.setUTCDate(at.getUTCDate() + ((9 - at.getUTCDay()) % 7))
  at.setUTCHours(20, 0, 0, 0)
  return at.toISOString()
}
