import { expect, test } from 'vitest'
import type { AssistantMode } from '#contract/assistant/assistant-facts.ts'
import { assistantOf } from '../../functions/core/assistant/modes/assistant-of.ts'
import type { Answering } from '../../functions/core/customers/contacts/kept-answering.ts'
import { IN_GOOD_STANDING } from '../../functions/core/platform/access.ts'

type Desk = Parameters<typeof assistantOf>[0]
/** Open on Mondays from nine to five, in Los Angeles. */
const organization = {
  business_hours: [{ day: 'mon', from: '09:00', to: '17:00' }],
  timezone: 'America/Los_Angeles',
} as Desk['organization']
const OPEN = new Date('2026-11-23T18:00:00Z')
const CLOSED = new Date('2026-11-24T06:00:00Z')

const at = (now: Date, mode: AssistantMode, drafts_otherwise: boolean, own: Answering = {}) =>
  assistantOf(
    {
      setup: { mode, drafts_otherwise } as Desk['setup'],
      organization,
      standing: IN_GOOD_STANDING,
      problem: undefined,
    },
    own,
    now,
  )

test.each([
  ['after hours', CLOSED, 'after_hours', true, { mode: 'after_hours', state: 'answers', reason: null }],
  ['in hours, where it drafts then', OPEN, 'after_hours', true, { mode: 'draft', state: 'answers', reason: 'open' }],
  ['in hours', OPEN, 'after_hours', false, { mode: 'after_hours', state: 'sleeps', reason: 'open' }],
  ['where it always answers', OPEN, 'always', true, { mode: 'always', state: 'answers', reason: null }],
] as const)('what it does %s', (_, now, mode, drafts, expected) => {
  expect(at(now, mode, drafts)).toEqual({ ...expected, until: null, is_own: false })
})

test('a mode of the contact’s own is told as such, as long as it holds', () => {
  expect(at(OPEN, 'always', false, { mode: 'draft' })).toMatchObject({ mode: 'draft', is_own: true })
  const own = { mode: 'draft', mode_until: '2026-11-23T17:00:00.000Z' } as const
  expect(at(OPEN, 'always', false, own)).toMatchObject({ mode: 'always', is_own: false })
})
