import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { CLOSING } from '#contract/leaving/closing-facts.ts'
import { findClosure } from '../../functions/core/leaving/closures/store.ts'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import { standingTexts } from '../../web/src/app/standing-texts.ts'
import { privacyTexts } from '../../web/src/features/privacy/texts.ts'
import { closingTexts } from '../../web/src/features/settings/closing/texts.ts'
import { sayIn } from '../../web/src/lib/language/text.ts'
import { mailTo, newOrganization, openCloud } from '../cloud.ts'
import { newConversation } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { pollOften, usePages } from './pages.ts'

const { visit } = usePages()

const PHONE = { width: 390, height: 844 }

test('in Spanish an owner takes everything along, closes the dealership, and reopens it; on a phone in English it is closed until it is deleted', async () => {
  const ours = await newOrganization()
  const wordsIn = (language: 'en' | 'es') => ({
    t: sayIn(closingTexts, language),
    banner: sayIn(standingTexts, language)('closing', { count: CLOSING.days }),
  })
  const { t, banner } = wordsIn('es')
  const page = await visit('/settings/closing', { as: ours.client, language: 'es' })
  await pollOften(page, 2_000)
  await page.getByRole('button', { name: t('make') }).click()
  await page.getByRole('link', { name: 'manifest.json' }).waitFor()

  await page.getByRole('button', { name: t('begin') }).click()
  const dialog = page.getByRole('dialog')
  const closeAs = async (name: string, say = t) => {
    await dialog.getByLabel(say('name', { name: ours.name })).fill(name)
    await dialog.getByRole('button', { name: say('confirm') }).click()
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

  const en = wordsIn('en')
  await visit('/settings/closing', { as: ours.client, language: 'en', viewport: PHONE })
  await page.getByRole('button', { name: en.t('begin') }).click()
  await closeAs(ours.name, en.t)
  await page.getByText(en.banner).waitFor()
  await removeAfterItsDays(ours.org)
  const { subject } = await mailTo(ours.email)
  expect(subject).toMatch(/ has been deleted from Lotwire$/)
  await page.waitForURL('**/login*')
})

test('a buyer is told in Spanish what is known of them, then deleted on a phone in English, and their sale’s file is read in Spanish for a reason', async () => {
  const ours = await newOrganization()
  const { whatsapp_from: to } = await ours.connect()
  const name = 'Zora Quickfoot'
  const { contact_id } = await newConversation(ours, { to, name, body: 'Is the blue truck sold?' })
  expect((await ours.client.put(`/api/contacts/${contact_id}/deal`, { sold: { amount: 18_500 } })).status).toBe(200)
  const [t, es] = [sayIn(privacyTexts, 'en'), sayIn(privacyTexts, 'es')]
  const page = await visit(`/contacts/${contact_id}`, { as: ours.client, language: 'es' })
  const dialog = page.getByRole('dialog')
  const button = (label: string) => dialog.getByRole('button', { name: label, exact: true })
  await pollOften(page, 1_000)
  await page.getByRole('button', { name: es('title') }).click()
  await dialog.getByLabel(es('act')).selectOption('delete')
  await button(es('delete_now')).waitFor()
  await dialog.getByLabel(es('act')).selectOption('access')
  await button(es('make')).click()
  const told = await dialog.getByRole('link', { name: es('open_page') }).getAttribute('href')
  expect(await (await fetch(told ?? '')).text()).toContain('Is the blue truck sold?')
  await button('Cerrar').click()

  await visit(`/contacts/${contact_id}`, { as: ours.client, language: 'en', viewport: PHONE })
  await page.getByRole('button', { name: t('title') }).click()
  await dialog.getByLabel(t('act')).selectOption('delete')
  await dialog.getByLabel(t('name', { name })).fill(name)
  await button(t('delete_now')).click()
  await page.waitForURL('**/contacts')
  await page.getByText(t('deleting')).waitFor()
  await eventually(async () => expect((await ours.client.get(`/api/contacts/${contact_id}`)).status).toBe(404))

  await eventually(async () => {
    const { data } = (await ours.client.get('/api/audit?action=sale_sealed')).body
    expect(data).toHaveLength(1)
  })
  await visit('/settings/audit', { as: ours.client, language: 'es' })
  await page.getByRole('button', { name: es('sale_file') }).click()
  await dialog.getByLabel(es('reason')).fill('Pregunta por el precio')
  const [download] = await Promise.all([page.waitForEvent('download'), button(es('download')).click()])
  const sale = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(sale).toMatchObject({ is_whole: true })
  expect(JSON.stringify(sale.entries)).toContain('Is the blue truck sold?')
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
