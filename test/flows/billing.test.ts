import { expect, test } from 'vitest'
import { type BillingStatus, PLAN, type PLAN_STATES } from '#contract/people/plan.ts'
import { applyOrganization } from '../../functions/core/people/accounts/apply-organization.ts'
import { setPlan } from '../../functions/core/people/organizations/door.ts'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import { standingTexts } from '../../web/src/app/standing-texts.ts'
import { billingTexts } from '../../web/src/features/settings/billing/texts.ts'
import { sayIn } from '../../web/src/lib/language/text.ts'
import { callConsole, inHours, newOrganization, type TestOrganization } from '../cloud.ts'
import { eventually } from '../eventually.ts'
import { usePages } from './pages.ts'

const { visit } = usePages()
const MONTH_HOURS = 32 * 24

/** What a dealership's plan opens, and for how many days more. */
async function setEnd({ org }: TestOrganization, state: (typeof PLAN_STATES)[number], days: number) {
  const open_until = new Date(Date.now() + days * 86_400_000 - 60_000).toISOString()
  await setPlan(provenOrg(org), { state, open_until })
  await applyOrganization(provenOrg(org))
}

const standsAs = ({ client }: TestOrganization, status: BillingStatus) =>
  eventually(async () => expect((await client.get('/api/billing')).body.status).toBe(status))

test('a trial is counted down and over, a plan is paid by a card that first fails, a later payment that fails is made good, and the plan is canceled, by turns in Spanish and on a phone in English', async () => {
  const ours = await newOrganization()
  const texts = { ...billingTexts, ...standingTexts }
  const [t, en] = [sayIn(texts, 'es'), sayIn(texts, 'en')]
  const page = await visit('/settings/billing', { as: ours.client, language: 'es' })
  /** While they are at Stripe: they come back to a page that is loaded anew. */
  const comeBackIn = async (language: 'en' | 'es') => {
    await page.setViewportSize(language === 'en' ? { width: 390, height: 844 } : { width: 1280, height: 720 })
    expect((await ours.client.patch('/api/me', { language })).status).toBe(200)
  }
  const payBy = async (card: string, submit: string) => {
    await page.getByLabel('Card number').fill(card)
    await page.getByRole('button', { name: submit }).click()
  }
  await setEnd(ours, 'trial', 3)
  await page.getByText(t('trial_left', { count: 3 })).waitFor()
  await setEnd(ours, 'trial', -1)
  await page.getByText(t('trial_ended')).waitFor()
  await page.getByRole('button', { name: t('choose') }).click()
  await payBy('4000000000000002', 'Subscribe')
  expect(await page.getByRole('alert').textContent()).toContain('declined')
  await comeBackIn('en')
  await payBy('4000002500003155', 'Subscribe')
  await page.getByRole('button', { name: 'Complete' }).click()
  await page.getByRole('link', { name: /^LOTWIRE-/ }).waitFor()
  await page.getByText(en('active'), { exact: true }).waitFor()
  await page.getByText(en('users_of', { used: 1, seats: PLAN.seats })).waitFor()
  await page.getByText(en('trial_ended')).waitFor({ state: 'detached' })

  await page.getByRole('button', { name: en('manage') }).click()
  await comeBackIn('es')
  await payBy('4000000000000341', 'Change card')
  await callConsole('POST', 'stripe/catch-up', { org: ours.org }, inHours(MONTH_HOURS))
  await standsAs(ours, 'past_due')
  await page.getByRole('link', { name: 'Return to Lotwire' }).click()
  await page.getByText(t('past_due'), { exact: true }).waitFor()
  await eventually(async () => {
    // As by a clock that stands there; a further event of Stripe's would say it anew.
    await setEnd(ours, 'past_due', 3)
    expect(await page.getByText(t('payment_failed', { count: 3 })).isVisible()).toBe(true)
  })

  await page.getByRole('button', { name: t('manage') }).click()
  await comeBackIn('en')
  await payBy('4242424242424242', 'Change card')
  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await standsAs(ours, 'active')
  await page.getByRole('link', { name: 'Return to Lotwire' }).click()
  await page.getByText(/^Canceled\. /).waitFor()
  await page.getByText(en('payment_failed', { count: 3 })).waitFor({ state: 'detached' })
})
