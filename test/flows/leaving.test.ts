import { expect, test } from 'vitest'
import { CLOSING } from '#contract/leaving/closing-facts.ts'
import { standingTexts } from '../../web/src/app/standing-texts.ts'
import { privacyTexts } from '../../web/src/features/privacy/texts.ts'
import { closingTexts } from '../../web/src/features/settings/closing/texts.ts'
import { sayIn } from '../../web/src/lib/language/text.ts'
import { newOrganization } from '../cloud.ts'
import { newConversation } from '../dealership.ts'
import { pollOften, usePages } from './pages.ts'

const { visit } = usePages()

const PHONE = { language: 'es', viewport: { width: 390, height: 844 } } as const

test('on a phone in Spanish an owner takes everything along, closes the dealership, and reopens it', async () => {
  const ours = await newOrganization()
  const t = sayIn(closingTexts, 'es')
  const banner = sayIn(standingTexts, 'es')('closing', { count: CLOSING.days })
  const page = await visit('/settings/closing', { as: ours.client, ...PHONE })
  await pollOften(page, 2_000)
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
})

test('on a phone in Spanish a customer is told what is known of them', async () => {
  const ours = await newOrganization()
  const { whatsapp_from: to } = await ours.connect()
  const { contact_id } = await newConversation(ours, { to, name: 'Zora Quickfoot', body: 'Is the blue truck sold?' })
  const t = sayIn(privacyTexts, 'es')
  const page = await visit(`/contacts/${contact_id}`, { as: ours.client, ...PHONE })
  await pollOften(page, 1_000)
  await page.getByRole('button', { name: t('title') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('act')).selectOption('delete')
  await dialog.getByRole('button', { name: t('delete_now'), exact: true }).waitFor()
  await dialog.getByLabel(t('act')).selectOption('access')
  await dialog.getByRole('button', { name: t('make'), exact: true }).click()
  const told = await dialog.getByRole('link', { name: t('open_page') }).getAttribute('href')
  expect(await (await fetch(told ?? '')).text()).toContain('Is the blue truck sold?')
})
