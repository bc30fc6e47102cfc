import { expect, test, vi } from 'vitest'
import { planOf } from '../../../functions/core/billing/plans/plan-of.ts'
import { tidingsOf } from '../../../functions/core/billing/plans/tidings-of.ts'
import { requestStripe } from '../../../functions/core/billing/stripe/request-stripe.ts'
import { trialEndOf } from '../../../functions/core/people/accounts/trial-end-of.ts'
import { haltOf } from '../../../functions/core/people/organizations/halt-of.ts'

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

const DAY_MS = 86_400_000

test.each([
  ['trial', 6, undefined],
  ['trial', 5, { kind: 'trial_ends', about: `trial_ends ${UNTIL}` }],
  ['trial', 2, { kind: 'trial_ends', about: `trial_ends ${UNTIL}` }],
  ['trial', 1, { kind: 'trial_ends', about: `trial_ends ${UNTIL} tomorrow` }],
  ['trial', -0.5, { kind: 'trial_ended' }],
  ['trial', -4, undefined],
  ['active', 1, undefined],
  ['past_due', 14, { kind: 'payment_failed' }],
  ['past_due', -1, undefined],
] as const)(
  'of a plan (%s) that lets send for %s more days, whoever pays is told the right thing',
  (state, days, expected) => {
    const told = tidingsOf({ state, open_until: UNTIL }, new Date(Date.parse(UNTIL) - days * DAY_MS))
    if (expected) expect(told).toMatchObject(expected)
    else expect(told).toBeUndefined()
  },
)

test('a deployment without a key of Stripe’s begins no trial, stops nobody, and asks nobody to pay', async () => {
  for (const name of ['STRIPE_SECRET_KEY', 'TRIALS']) vi.stubEnv(name, '')
  const now = new Date()
  expect(trialEndOf(now)).toBeUndefined()
  expect(planOf(undefined, undefined)).toBeUndefined()
  expect(haltOf({ isSuspended: false, isClosing: false }, now)).toBeFalsy()
  await expect(requestStripe('GET', '/v1/prices')).rejects.toMatchObject({ words: { key: 'nobody_pays' } })
  vi.unstubAllEnvs()
})
