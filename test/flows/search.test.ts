import { beforeAll, expect, test } from 'vitest'
import { allFollowed } from '../all-followed.ts'
import { violationsOn } from '../axe.ts'
import { customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { usePages } from './pages.ts'

const LATER = 60

const { open } = usePages()
let ours: TestOrganization
beforeAll(async () => {
  ours = await newOrganization()
  const { phone_number: to } = await ours.connect()
  const from = newCustomer()
  await customerWrites({ from, to, body: 'Does the sunroof leak when it rains?' })
  for (let n = 1; n <= LATER; n++) await customerWrites({ from, to, body: `Later ${n}` })
  const { row } = await findConversation(ours.client, from)
  await ours.client.put(`/api/contacts/${row.contact_id}`, { first_name: 'Ana', last_name: 'Torres' })
  await ours.client.post(`/api/contacts/${row.contact_id}/notes`, { content: 'Asked about a leak.' })
  await allFollowed()
})

const WORDS = {
  en: {
    more: 'More',
    search: 'Search everything',
    messages: 'Messages',
    notes: 'Notes',
    nothing: 'Nothing found for “sunroof xylophone”',
    settings: 'Settings',
  },
  es: {
    more: 'Más',
    search: 'Buscar en todo',
    messages: 'Mensajes',
    notes: 'Notas',
    nothing: 'No se encontró nada para “sunroof xylophone”',
    settings: 'Configuración',
  },
} as const

test.each([
  ['en', { width: 1440, height: 900 }],
  ['es', { width: 390, height: 800 }],
] as const)(
  'what a customer wrote long ago is found, and a click leads to it among its neighbors, in %s at %o',
  async (language, viewport) => {
    await ours.client.patch('/api/me', { language })
    const t = WORDS[language]
    const page = await open('/dashboard', { as: ours.client, viewport })
    if (viewport.width < 768) await page.getByRole('button', { name: t.more }).click()
    await page.getByRole('link', { name: t.search }).click()
    await page.locator('input[type=search]:focus').waitFor()
    await page.keyboard.type('leak')
    const messages = page.getByRole('region', { name: t.messages })
    await page.getByRole('region', { name: t.notes }).getByText('Asked about a').waitFor()
    await messages.getByText('Ana Torres').waitFor()
    expect(await messages.locator('mark').allTextContents()).toEqual(['leak'])
    expect(await violationsOn(page)).toEqual([])
    await page.reload()
    await messages.getByRole('link').click()

    const log = page.getByRole('log')
    await log.locator('[data-found]').getByText('Does the sunroof leak').waitFor()
    await log.getByText('Later 1', { exact: true }).waitFor()
    await page.goBack()
    await messages.getByText('Ana Torres').waitFor()

    await page.getByRole('searchbox').fill('sunroof xylophone')
    await page.getByText(t.nothing).waitFor()
    await page.getByRole('searchbox').fill('webhooks')
    await page.getByRole('region', { name: t.settings }).getByRole('link').first().click()
    await page.waitForURL(/\/settings\//)
  },
)
