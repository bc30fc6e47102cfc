import { expect, test } from 'vitest'
import { planOf } from '../../../functions/core/billing/plans/plan-of.ts'

const FROM = '2026-11-01T00:00:00.000Z'
const UNTIL = '2026-12-01T00:00:00.000Z'
const TRIAL = '2026-11-10T00:00:00.000Z'
const of = (status: string, ends = false) => ({ id: 'sub', status, from: FROM, until: UNTIL, ends })

test.each([
  ['nothing, nor a trial', undefined, undefined, undefined],
  ['nothing, in its trial', undefined, TRIAL, { state: 'trial', open_until: TRIAL }],
  ['a plan whose first payment never came', of('incomplete_expired'), TRIAL, { state: 'trial', open_until: TRIAL }],
  ['a plan', of('active'), TRIAL, { state: 'active', open_until: '2026-12-15T00:00:00.000Z' }],
  [
    'a plan in what is left of its trial',
    of('trialing'),
    TRIAL,
    { state: 'active', open_until: '2026-12-15T00:00:00.000Z' },
  ],
  ['a plan that ends', of('active', true), TRIAL, { state: 'active', open_until: UNTIL }],
  ['a payment that failed', of('past_due'), TRIAL, { state: 'past_due', open_until: '2026-11-15T00:00:00.000Z' }],
  ['a plan that ended', of('canceled'), TRIAL, { state: 'active', open_until: UNTIL }],
  ['what is no longer tried', of('unpaid'), undefined, { state: 'active', open_until: FROM }],
])('%s opens until the right moment', (_, subscription, trial, expected) => {
  expect(planOf(subscription, trial)).toEqual(expected)
})
