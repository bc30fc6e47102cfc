import { beforeAll, expect, test } from 'vitest'
import { applyOrganization } from '../../functions/core/people/accounts/apply-organization.ts'
import { setPlan } from '../../functions/core/people/organizations/door.ts'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import { newOrganization, type TestOrganization } from '../cloud.ts'
import { usePages } from './pages.ts'

const { visit } = usePages()

let ours: TestOrganization
beforeAll(async () => {
  ours = await newOrganization()
  await endsIn(3)
})

/** The trial's end, in days. */
async function endsIn(days: number) {
  const open_until = new Date(Date.now() + days * 86_400_000 - 60_000).toISOString()
  await setPlan(provenOrg(ours.org), { state: 'trial', open_until })
  await applyOrganization(provenOrg(ours.org))
}

test('the end of a trial is counted down, and said when it is there; a plan is paid by a card that first fails', async () => {
  const page = await visit('/settings/billing', { as: ours.client })
  await page.getByText('Your trial ends in 3 days.').waitFor()
  await endsIn(-1)
  await page.getByText('The plan has ended: everything is kept').waitFor()
  await page.getByRole('button', { name: 'Choose plan' }).click()

  await page.getByLabel('Card number').fill('4000000000000002')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  expect(await page.getByRole('alert').textContent()).toContain('declined')
  await page.getByLabel('Card number').fill('4000002500003155')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByRole('button', { name: 'Complete' }).click()

  await page.getByRole('heading', { name: 'Ultimate' }).waitFor()
  await page.getByRole('link', { name: /^LOTWIRE-/ }).waitFor()
  await page.getByText('The plan has ended').waitFor({ state: 'detached' })
})

test('in Spanish the plan is managed, and shows how many people it has', async () => {
  const page = await visit('/settings/billing', { as: ours.client, language: 'es' })
  await page.getByText('1 de 10').waitFor()
  await page.getByRole('button', { name: 'Administrar pagos' }).click()
  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await page.getByRole('link', { name: 'Return to Lotwire' }).click()
  await page.getByText(/^Cancelado: funciona hasta el/).waitFor()
})
