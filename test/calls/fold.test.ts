import { describe, expect, test } from 'vitest'
import { isMissed, isOpenCall } from '#contract/calls/call-statuses.ts'
import { readDialStatus, readLegStatus } from '../../functions/core/calls/calls/leg-statuses.ts'
import { standingOf } from '../../functions/core/calls/calls/rules.ts'
import { type Facts, mergeDial, mergeLeg } from '../../functions/core/calls/calls/told-facts.ts'
import { seeded } from '../hostile.ts'

/** `leg status seconds`, a leg being the first one (`first`), a number that was dialed, or a colleague's browser; `dial` is how a step ended. */
type Event = string

const FIRST = 'CA0'
/** A call that comes in begins with the attempts to connect it that it will tell of. */
const begun = (direction: Facts['direction'], events: Event[], transferred_to?: string): Facts => ({
  direction,
  sid: FIRST,
  legs: {},
  dials: Object.fromEntries(
    events.flatMap((event) => {
      const [, step = ''] = /^dial:(\S+)/.exec(event) ?? []
      return direction === 'inbound' && step ? [[step, { status: 'begun' as const }]] : []
    }),
  ),
  transferred_to,
  ...(direction === 'outbound' && { agent: 'maker' }),
})

function told(facts: Facts, event: Event): Facts {
  const [what = '', status = '', length] = event.split(' ')
  const seconds = length === undefined ? undefined : Number(length)
  if (what === 'asked') return { ...facts, asked_for_voicemail: true }
  const [kind, step = ''] = what.split(':')
  if (kind === 'dial') {
    const dial = { status: readDialStatus(status) ?? ('failed' as const), seconds }
    return { ...facts, dials: { ...facts.dials, [step]: mergeDial(facts.dials[step], dial) } }
  }
  const sid = what === 'first' ? FIRST : `CA-${what}`
  const user = what.startsWith('user') ? what : undefined
  const leg = { status: readLegStatus(status) ?? ('failed' as const), seconds, user }
  return { ...facts, legs: { ...facts.legs, [sid]: mergeLeg(facts.legs[sid], leg) } }
}

const standing = (direction: Facts['direction'], events: Event[], transferred_to?: string) =>
  standingOf(events.reduce(told, begun(direction, events, transferred_to)))

const dialing = (leg: string) => [`${leg} initiated`, `${leg} ringing`]
const talking = (leg: string, seconds: number) => [...dialing(leg), `${leg} in-progress`, `${leg} completed ${seconds}`]

/** Courses of calls, and their results: status, seconds, and the agent who talked. */
const STORIES: [string, Facts['direction'], Event[], string, number, string | undefined][] = [
  [
    'out, answered',
    'outbound',
    [...talking('number', 65), 'dial:dialed completed 65', 'first completed 71'],
    'completed',
    65,
    'maker',
  ],
  [
    'out, busy',
    'outbound',
    [...dialing('number'), 'number busy 0', 'dial:dialed busy', 'first completed 4'],
    'busy',
    0,
    'maker',
  ],
  [
    'out, rung out',
    'outbound',
    [...dialing('number'), 'number no-answer 0', 'dial:dialed no-answer', 'first completed 30'],
    'no-answer',
    0,
    'maker',
  ],
  [
    'out, failed',
    'outbound',
    ['number initiated', 'number failed 0', 'dial:dialed failed', 'first completed 1'],
    'failed',
    0,
    'maker',
  ],
  ['out, given up', 'outbound', [...dialing('number'), 'number canceled', 'first completed 0'], 'canceled', 0, 'maker'],
  [
    'out, given up, as Twilio’s list tells it',
    'outbound',
    [...dialing('number'), 'number canceled', 'dial:dialed no-answer', 'first completed 0'],
    'canceled',
    0,
    'maker',
  ],
  [
    'in, taken by one of two',
    'inbound',
    [
      ...dialing('user1'),
      'user1 canceled',
      ...talking('user2', 600),
      'dial:everyone completed 600',
      'first completed 618',
    ],
    'completed',
    600,
    'user2',
  ],
  [
    'in, taken at the second step',
    'inbound',
    [
      ...dialing('user1'),
      'user1 no-answer',
      'dial:agent no-answer',
      ...talking('user2', 12),
      'dial:everyone answered 12',
      'first completed 50',
    ],
    'completed',
    12,
    'user2',
  ],
  [
    'in, a voicemail',
    'inbound',
    [
      ...dialing('user1'),
      'user1 no-answer',
      'dial:everyone no-answer',
      'asked',
      'first in-progress',
      'first completed 40',
    ],
    'no-answer',
    0,
    undefined,
  ],
  [
    'in, the caller gave up',
    'inbound',
    [...dialing('user1'), 'user1 canceled', 'dial:everyone canceled', 'first completed 9'],
    'no-answer',
    0,
    undefined,
  ],
  ['in, nobody there', 'inbound', ['asked', 'first completed 22'], 'no-answer', 0, undefined],
]

describe('whatever the order', () => {
  const CALLS = 400
  test(`${CALLS} calls, their callbacks shuffled and doubled, come to what happened; none opens again, and none that was answered is missed`, () => {
    const random = seeded(14)
    for (let n = 0; n < CALLS; n++) {
      const [name, direction, events, status, seconds, agent] = STORIES[n % STORIES.length] as (typeof STORIES)[number]
      const mixed = [...events, ...events].toSorted(() => random() - 0.5)
      let facts = begun(direction, events)
      let wasOver = false
      for (const event of mixed) {
        facts = told(facts, event)
        const { status: now } = standingOf(facts)
        const isOver = !isOpenCall(now)
        expect(
          status === 'completed' && isMissed({ direction, status: now }),
          `${name} is missed after ${event} in ${mixed.join(', ')}`,
        ).toBe(false)
        expect(wasOver && !isOver, `${name} after ${event} in ${mixed.join(', ')}`).toBe(false)
        wasOver = isOver
      }
      expect(standingOf(facts), `${name}: ${mixed.join(', ')}`).toEqual({ status, seconds, agent })
    }
  })
})

describe('on the way', () => {
  test.each<[string, Facts['direction'], Event[], string]>([
    ['made', 'outbound', [], 'initiated'],
    ['dialed', 'outbound', ['number initiated'], 'initiated'],
    ['ringing', 'outbound', dialing('number'), 'ringing'],
    ['answered', 'outbound', [...dialing('number'), 'number in-progress'], 'in-progress'],
    ['answered, as the first leg alone tells', 'outbound', ['first in-progress'], 'in-progress'],
    ['coming in', 'inbound', [], 'ringing'],
    ['passed over by the first colleague', 'inbound', ['user1 no-answer', 'dial:agent no-answer'], 'ringing'],
    ['taken', 'inbound', [...dialing('user1'), 'user1 in-progress'], 'in-progress'],
  ])('a call that is %s', (_, direction, events, status) => {
    expect(standing(direction, events).status).toBe(status)
  })
})

describe('handed over', () => {
  const handed = [...talking('user1', 30), 'dial:everyone completed 30']
  test('the customer stays on while the first colleague hangs up, and the second takes it', () => {
    expect(standing('inbound', handed, 'user2')).toMatchObject({ status: 'in-progress', agent: 'user1' })
    expect(standing('inbound', [...handed, 'user2 in-progress'], 'user2')).toMatchObject({
      status: 'in-progress',
      agent: 'user2',
    })
  })

  test.each<[string, Facts['direction'], Event[], number]>([
    [
      'as both colleagues talked with who called',
      'inbound',
      [...handed, ...talking('user2', 50), 'first completed 95'],
      80,
    ],
    [
      'as both talked with whom the first called',
      'outbound',
      [
        'number in-progress',
        'dial:dialed completed 30',
        'first completed 41',
        ...talking('user2', 50),
        'number completed 95',
      ],
      80,
    ],
    [
      'by the first’s own leg where the end of its step is not told',
      'outbound',
      ['number in-progress', 'first completed 30', ...talking('user2', 50), 'number completed 95'],
      80,
    ],
    [
      'as long as the first talked where the second does not answer and a message is left',
      'inbound',
      [...handed, 'user2 ringing', 'user2 no-answer', 'dial:transferred no-answer', 'asked', 'first completed 95'],
      30,
    ],
    [
      'as the customer’s phone has it where a colleague’s is not told',
      'inbound',
      [...handed, 'user2 in-progress', 'first completed 95'],
      95,
    ],
  ])('it lasted %s, in whatever order that is told', (_, direction, events, seconds) => {
    for (const order of [events, events.toReversed()])
      expect(standing(direction, order, 'user2')).toMatchObject({ status: 'completed', seconds })
  })

  test('it stays the second’s until a third takes it', () => {
    const again = [...handed, ...talking('user2', 50)].reduce(told, begun('inbound', handed, 'user3'))
    const ofSecond = { ...again, agent: 'user2' }
    expect(standingOf(ofSecond)).toMatchObject({ status: 'in-progress', agent: 'user2' })
    expect(standingOf(told(ofSecond, 'user3 in-progress'))).toMatchObject({ agent: 'user3' })
  })
})
