import { expect, test } from 'vitest'
import { findClosure } from '../../functions/core/leaving/closures/store.ts'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import { standingTexts } from '../../web/src/app/standing-texts.ts'
import { closingTexts } from '../../web/src/features/settings/closing/texts.ts'
import { sayIn } from '../../web/src/lib/language/text.ts'
import { mailTo, newOrganization, openCloud } from '../cloud.ts'
import { eventually } from '../eventually.ts'
import { usePages } from './pages.ts'

const { visit } = usePages()

test('in Spanish an owner takes everything along, closes the dealership, reopens it, and closes it until it is deleted', async () => {
  const ours = await newOrganization()
  const t = sayIn(closingTexts, 'es')
  const banner = sayIn(standingTexts, 'es')('closing', { count: 30 })
  const page = await visit('/settings/closing', { as: ours.client, language: 'es' })
  await page.getByRole('button', { name: t('make') }).click()
  await page.getByRole('link', { name: 'manifest.json' }).waitFor()

  await page.getByRole('button', { name: t('begin') }).click()
  const dialog = page.getByRole('dialog')
  const closeAs = async (name: string) => {
    await dialog.getByLabel(t('name', { name: ours.name })).fill(name)
    await dialog.getByRole('button', { name: t('confirm') }).click()
  }
  await closeAs('Another')
  await dialog.locator('[aria-invalid=true]').waitFor()
  await closeAs(ours.name)
  await page.getByText(banner).waitFor()
  await page
    .getByRole('main')
    .getByRole('button', { name: t('open') })
    .click()
  await page.getByText(banner).waitFor({ state: 'detached' })

  await page.getByRole('button', { name: t('begin') }).click()
  await closeAs(ours.name)
  await page.getByText(banner).waitFor()
  await removeAfterItsDays(ours.org)
  const { subject } = await mailTo(ours.email)
  expect(subject).toMatch(/ se borró de Lotwire$/)
  await page.waitForURL('**/login*')
})

/** As its job does when its days are over, and a quarter of an hour later. */
async function removeAfterItsDays(id: string) {
  await openCloud()
  const { removeDealership } = await import('../../functions/core/leaving/closures/remove-dealership.ts')
  const org = provenOrg(id)
  let minutes = 0
  await eventually(async () => {
    const seen = await findClosure(org)
    if (!seen || seen.state === 'gone') return expect(seen?.state).toBe('gone')
    const now = new Date(Date.parse(seen.ends_at) + minutes * 60_000)
    await removeDealership({ org, now, requestId: 'test' }, seen)
    minutes += 16
    throw new Error(`It is at ${seen.state}.`)
  })
}
