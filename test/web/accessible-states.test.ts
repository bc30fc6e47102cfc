import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { customerWrites, newOrganization } from '../cloud.ts'
import { newCustomer } from '../dealership.ts'
import { showIn, usePages } from '../flows/pages.ts'

const { open, keepPage } = usePages()
const faultsOf = async (page: Page) => (await violationsOn(page)).map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)

const form = keepPage(async () => {
  const page = await open('/signup')
  await page.locator('button[type=submit]').click()
  await page.getByText('Enter your first name.').waitFor()
  return page
})

const conversation = keepPage(async () => {
  const { client, connect } = await newOrganization()
  const account = await connect()
  const from = `whatsapp:${newCustomer()}`
  await customerWrites({ from, to: account.whatsapp_from, body: 'Hello', profile_name: 'Carla Campos' })
  await client.post('/api/settings/twilio', { twilio_auth_token: 'f'.repeat(32) })
  const page = await open('/chats', { as: client })
  await page.locator('a[data-contact]', { hasText: 'Carla Campos' }).click()
  await page.locator('textarea').fill('Can you hear me?')
  await page.locator('textarea').press('Enter')
  await page.locator('article[data-mark=failed]').waitFor()
  await page.locator('textarea').fill('x'.repeat(1590))
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  return page
})

const loading = keepPage(async () => {
  const page = await open('/dashboard', { as: (await newOrganization()).client })
  await page.route('**/api/settings/twilio/status', () => {})
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await page.getByRole('status').getByText('Loading...').waitFor()
  return page
})

test.each(['light', 'dark'] as const)('axe finds nothing in a form full of errors, in %s', async (colorScheme) => {
  const page = await form()
  await showIn(page, colorScheme)
  expect(await faultsOf(page)).toEqual([])
})

test.each(['light', 'dark'] as const)(
  'axe finds nothing in a conversation with a failed message, little room left, an open menu and a folded sidebar, in %s',
  async (colorScheme) => {
    const page = await conversation()
    await showIn(page, colorScheme)
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Conversation actions' }).click()
    const menu = page.getByRole('menuitem', { name: 'Close' })
    await menu.waitFor()
    expect(await faultsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
  },
)

test.each(['light', 'dark'] as const)(
  'axe finds nothing in the settings while they load, in %s',
  async (colorScheme) => {
    const page = await loading()
    await showIn(page, colorScheme)
    expect(await faultsOf(page)).toEqual([])
  },
)
