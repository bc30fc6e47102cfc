import { describe, expect, test } from 'vitest'
import type { ContactItem } from '../../functions/core/customers/contacts/entity.ts'
import { placeOf } from '../../functions/core/messaging/hours/lawful-hours.ts'
import { burstOf, groupOf, restMsAfter } from '../../functions/core/outreach/campaigns/campaign-pace.ts'
import type { CampaignItem } from '../../functions/core/outreach/campaigns/entity.ts'
import { problemsOf, stopReasonOf } from '../../functions/core/outreach/campaigns/rules.ts'
import { isFirstHeard } from '../../functions/core/outreach/first-touch/rules.ts'
import { entersStage, isAnswer, ofContact } from '../../functions/core/outreach/runs/events-of.ts'
import { beginningOf, exitOf } from '../../functions/core/outreach/runs/rules.ts'

const NOW = new Date('2027-06-08T20:00:00Z')
const before = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString()

/** A customer whose newest message, and the newest of the conversation, are so many minutes old. */
function contactOf({ heard, last = heard }: { heard: number; last?: number }, from = '+14155550123'): ContactItem {
  const contact = {
    org: 'o',
    id: 'c',
    stage: 'new',
    opted_out: {},
    last_message_at: before(last),
    listed: { labels: [], addresses: { phone: '+12125550123' } },
    channels: { sms: { inbound: 1, unread: 0, last_inbound_at: before(heard), from } },
  }
  // What the rules look at; a whole contact has more.
  return contact as unknown as ContactItem
}

test.each<[string, object, boolean]>([
  ['by a colleague', { user_id: 'u', user_name: 'Rosa' }, true],
  ['in Meta’s own inbox', { user_name: 'Meta Business Suite' }, true],
  ['by the assistant', { user_id: 'assistant', user_name: 'AI assistant', by: 'assistant' }, true],
  ['by an automation', { user_id: 'a', user_name: 'Wake up', by: 'automation' }, false],
  ['in an earlier account', {}, false],
])('a customer is silent since what was written %s: %s', (_, by, expected) => {
  const after = { direction: 'outbound', sent_at: before(1), ...by }
  // What it looks at; a whole change has more.
  expect(isAnswer({ after, at: NOW } as unknown as Parameters<typeof isAnswer>[0])).toBe(expected)
})

describe('a campaign', () => {
  test('stops at the first message that tells that its number may not send, and is judged anew once it goes on', () => {
    const counts = { sent: 60, delivered: 50, opted_out: 2, 'code 30034': 1 }
    expect(stopReasonOf({ 'code 30034': 1, sent: 1 })).toBe('sender_problem')
    expect(stopReasonOf({ sent: 60, delivered: 50, opted_out: 2 })).toBe('many_opt_outs')
    expect(stopReasonOf(counts, counts)).toBeUndefined()
    expect(stopReasonOf({ ...counts, 'code 30034': 2 }, counts)).toBe('sender_problem')
  })

  test.each([
    [1, 1, 1, 60_000],
    [60, 8, 15, 15_000],
    [3600, 8, 900, 15_000],
  ])(
    'of %i messages a minute sends %i side by side and %i at once, for which its sender rests %i ms',
    (pace, group, burst, rest) => {
      expect([groupOf(pace), burstOf(pace)]).toEqual([group, burst])
      expect(restMsAfter(burst, pace, 0)).toBe(rest)
      expect(restMsAfter(burst, pace, 5_000)).toBe(rest - 5_000)
      expect(restMsAfter(burst, pace, 90_000)).toBe(0)
    },
  )

  test('does not start with a word that nothing is known for, in any of its texts', () => {
    const draft = { channel: 'sms', group_ids: ['g'], variables: [], variants: [], body: 'Hi {{first_name}}' } as const
    // What the rule looks at; a whole campaign has more.
    const problems = (more: object) => problemsOf({ ...draft, ...more } as unknown as CampaignItem, [])
    expect(problems({})).toEqual({})
    const refused = (word: string) => ({ body: { key: 'automation_word_unknown', about: { word } } })
    expect(problems({ body: 'Hola {{nombre}}' })).toEqual(refused('nombre'))
    expect(problems({ variants: [{ body: 'For {{cost}}', variables: [] }] })).toEqual(refused('cost'))
    const template = { channel: 'whatsapp', body: undefined, template_id: 't', variables: ['{{link}}'] }
    expect(problems(template)).toEqual(refused('link'))
  })
})

test('hours are those of the number that is written to', () => {
  const hours = { own: { from: 0, until: 1440, onSundays: true, holidays: [] }, home: { zones: ['America/Denver'] } }
  expect(placeOf(contactOf({ heard: 0 }), 'sms', hours)).toMatchObject({ state: 'CA' })
  expect(placeOf(contactOf({ heard: 0 }, '+442079460000'), 'sms', hours)).toMatchObject({ state: 'NY' })
})

test('an automation ends once somebody writes, also to a customer who has written since it began', () => {
  const began = beginningOf(contactOf({ heard: 60 }), undefined)
  const exitAt = (at: Parameters<typeof contactOf>[0]) =>
    exitOf(began, beginningOf(contactOf(at), undefined), ['person'])
  expect(exitAt({ heard: 30 })).toBeUndefined()
  expect(exitAt({ heard: 30, last: 10 })).toBe('person')
})

test('messages of an earlier account make no new leads', () => {
  const change = (minutes: number) => ({ after: contactOf({ heard: minutes }), at: NOW, sequence: 's' })
  const isLead = (minutes: number) => ofContact(change(minutes) as Parameters<typeof ofContact>[0]).length > 0
  expect([isLead(1), isFirstHeard(change(1))]).toEqual([true, true])
  expect([isLead(60 * 24 * 90), isFirstHeard(change(60 * 24 * 90))]).toEqual([false, false])
})

test.each([
  ...(['message', 'form', 'adf', 'vehicle_page', 'missed_call'] as const).map((source) => [source, true] as const),
  ...(['by_hand', 'api', 'import'] as const).map((source) => [source, false] as const),
])('a contact of the source %s has reached out, as a new lead does: %s', (source, isLead) => {
  const contact = contactOf({ heard: 1 })
  const after = { ...contact, listed: { ...contact.listed, source } }
  const events = ofContact({ after, at: NOW, sequence: 's' } as Parameters<typeof ofContact>[0])
  expect(events.map(({ on }) => on)).toEqual(isLead ? ['lead_created'] : [])
})

test('a stranger’s machine that answers is no lead, and nobody’s first answer is waited for', () => {
  const after = { ...contactOf({ heard: 1 }), channels: { sms: { inbound: 0, unread: 0 } } } as ContactItem
  const change = { after, at: NOW, sequence: 's' } as Parameters<typeof ofContact>[0]
  expect([ofContact(change), isFirstHeard({ after, at: NOW })]).toEqual([[], false])
})

test('a stay in a stage begins with a move, or with who is new, but not with who came with a file', () => {
  const one = contactOf({ heard: 1 })
  const moved = { ...one, stage: 'sold' }
  const brought = { ...one, import: 'i' }
  const enters = (before: unknown, after: unknown) =>
    entersStage({ before, after } as Parameters<typeof entersStage>[0])
  expect([enters(undefined, one), enters(one, moved), enters(brought, { ...brought, stage: 'sold' })]).toEqual([
    true,
    true,
    true,
  ])
  expect([enters(undefined, brought), enters(one, one), enters(one, undefined)]).toEqual([false, false, false])
})
