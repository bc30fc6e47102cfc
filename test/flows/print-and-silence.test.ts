import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { customerWrites, newOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { usePages } from './pages.ts'

const { open } = usePages()

test.each([
  [
    'en',
    1440,
    {
      act: 'Print or save',
      print: 'Print or save conversation',
      save: 'Download as text',
      silence: 'Silence notifications for an hour',
    },
  ],
  [
    'es',
    390,
    {
      act: 'Imprimir o guardar',
      print: 'Imprimir o guardar la conversación',
      save: 'Descargar como texto',
      silence: 'Silenciar notificaciones por una hora',
    },
  ],
] as const)(
  'a conversation goes on paper or into a file, and one’s notifications are silent for an hour, in %s at %i px',
  async (language, width, words) => {
    const ours = await newOrganization()
    const account = await ours.connect()
    await ours.client.patch('/api/me', { language })
    const from = newCustomer()
    await customerWrites({ from, to: account.phone_number, body: 'Is the blue one still there?' })
    const { id } = await findConversation(ours.client, from)
    const page = await open(`/chats/${id}?type=sms`, { as: ours.client, viewport: { width, height: 900 } })
    await page.locator('article', { hasText: 'Is the blue one still there?' }).waitFor()
    const choose = async (name: string) => {
      await page.locator('body').press('Control+k')
      await page.getByRole('combobox', { name: /^(Search people|Buscar personas)/ }).fill(name)
      await page.getByRole('option', { name: new RegExp(`^${name}`) }).click()
    }

    await choose(words.act)
    const dialog = page.getByRole('dialog', { name: words.print })
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: words.save }).click(),
    ])
    expect(readFileSync(await file.path(), 'utf8')).toContain('Is the blue one still there?')
    expect(await violationsOn(page)).toEqual([])
    await page.emulateMedia({ media: 'print' })
    await page.locator('.print-sheet').getByText('Is the blue one still there?').waitFor()
    expect(await page.locator('#root').isVisible()).toBe(false)
    await page.emulateMedia({ media: null })
    await dialog.press('Escape')
    await dialog.waitFor({ state: 'hidden' })

    await choose(words.silence)
    await expect
      .poll(async () => Date.parse((await ours.client.get('/api/me/notifications')).body.silent_until) - Date.now())
      .toBeGreaterThan(50 * 60_000)
  },
)
