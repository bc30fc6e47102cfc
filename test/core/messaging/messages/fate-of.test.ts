import { describe, expect, test } from 'vitest'
import { fateOf } from '../../../../functions/core/messaging/messages/fate-of.ts'

const START = Date.parse('2026-11-22T10:00:00.400Z')
/** Seconds after the start. Ours are written to the millisecond, Twilio's dates to the second. */
const sent = (body: string, seconds: number) => ({
  id: `${body}${seconds}`,
  body,
  sent_at: new Date(START + seconds * 1000).toISOString(),
})
const listed = (body: string, seconds: number) => ({
  sid: `SM-${body}${seconds}`,
  body,
  date_created: new Date(Math.floor((START + seconds * 1000) / 1000) * 1000),
})

type Ours = [body: string, seconds: number][]
/** The fate of each of `ours`: the seconds of the listed message that it matches, or why it has none. */
function fates(ours: Ours, theirs: Ours) {
  const waiting = ours.map(([body, seconds]) => sent(body, seconds))
  const unclaimed = theirs.map(([body, seconds]) => listed(body, seconds)).toReversed()
  return waiting.map((one) => {
    const fate = fateOf(one, waiting, unclaimed)
    return fate.kind === 'taken' ? fate.as.sid : fate.kind
  })
}

describe('of messages without an answer', () => {
  test.each<[string, Ours, Ours, string[]]>([
    ['one that is not listed was never taken', [['Ok', 0]], [], ['absent']],
    ['one that is listed was taken', [['Ok', 0]], [['Ok', 3]], ['SM-Ok3']],
    ['a second before it was written is the same second', [['Ok', 0.5]], [['Ok', 0]], ['SM-Ok0']],
    ['one is found by a clock that is a minute slow', [['Ok', 60]], [['Ok', 0]], ['SM-Ok0']],
    ['another text may be ours, changed', [['Ok', 0]], [['Sent from a trial account - Ok', 1]], ['open']],
    [
      'another message’s text is that message',
      [
        ['Ok', 0],
        ['Yes', 1],
      ],
      [['Yes', 2]],
      ['absent', 'SM-Yes2'],
    ],
    [
      'two alike were both taken, in turn',
      [
        ['Ok', 0],
        ['Ok', 5],
      ],
      [
        ['Ok', 1],
        ['Ok', 6],
      ],
      ['SM-Ok1', 'SM-Ok6'],
    ],
    [
      'of two alike two minutes apart the first was',
      [
        ['Ok', 0],
        ['Ok', 121],
      ],
      [['Ok', 3]],
      ['SM-Ok3', 'absent'],
    ],
    [
      'of two alike two minutes apart the second was',
      [
        ['Ok', 0],
        ['Ok', 121],
      ],
      [['Ok', 122]],
      ['absent', 'SM-Ok122'],
    ],
    [
      'of two alike at once one was, nobody knows which',
      [
        ['Ok', 0],
        ['Ok', 1],
      ],
      [['Ok', 2]],
      ['open', 'open'],
    ],
    [
      'too many for one',
      [['Ok', 0]],
      [
        ['Ok', 1],
        ['Ok', 2],
      ],
      ['open'],
    ],
  ])('%s', (_, ours, theirs, expected) => {
    expect(fates(ours, theirs)).toEqual(expected)
  })
})

test('a template is found where Twilio lists its header and footer with its text', () => {
  const [text, template] = [sent('Hi Ana', 0), { ...sent('Your car is ready', 1), template: {} }]
  const unclaimed = [listed('Good news\nYour car is ready\nMariposa Motors', 2)]
  expect(fateOf(template, [text, template], unclaimed)).toMatchObject({ kind: 'taken', as: unclaimed[0] })
  expect(fateOf(text, [text, template], unclaimed)).toEqual({ kind: 'absent' })
})
