import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { customerWrites, newOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { usePages } from './pages.ts'

const { visit } = usePages()

test('a conversation goes on paper or into a file, and one’s notifications are silent for an hour, on a phone in Spanish', async () => {
  const ours = await newOrganization()
  const account = await ours.connect()
  const from = newCustomer()
  await customerWrites({ from, to: account.phone_number, body: 'Is the blue one still there?' })
  const { id } = await findConversation(ours.client, from)
  const viewport = { width: 390, height: 900 }
  const page = await visit(`/chats/${id}?type=sms`, { as: ours.client, language: 'es', viewport })
  await page.locator('article', { hasText: 'Is the blue one still there?' }).waitFor()
  const choose = async (name: string) => {
    await page.locator('body').press('Control+k')
    await page.getByRole('combobox', { name: /^Buscar personas/ }).fill(name)
    await page.getByRole('option', { name: new RegExp(`^${name}`) }).click()
  }

  await choose('Imprimir o guardar')
  const dialog = page.getByRole('dialog', { name: 'Imprimir o guardar la conversación' })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Descargar como texto' }).click(),
  ])
  expect(readFileSync(await file.path(), 'utf8')).toContain('Is the blue one still there?')
  await page.emulateMedia({ media: 'print' })
  await page.locator('.print-sheet').getByText('Is the blue one still there?').waitFor()
  expect(await page.locator('#root').isVisible()).toBe(false)
  await page.emulateMedia({ media: null })
  await dialog.press('Escape')
  await dialog.waitFor({ state: 'hidden' })

  await choose('Silenciar notificaciones por una hora')
  await expect
    .poll(async () => Date.parse((await ours.client.get('/api/me/notifications')).body.silent_until) - Date.now())
    .toBeGreaterThan(50 * 60_000)
})
