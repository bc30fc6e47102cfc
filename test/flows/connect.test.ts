import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { callConsole, newOrganization } from '../cloud.ts'
import { newCustomer } from '../dealership.ts'
import { goTo, usePages } from './pages.ts'

const { visit } = usePages()

test('an owner who has nothing gets a number on the dashboard, sees their own text arrive there, and answers it', async () => {
  const ours = await newOrganization()
  const page = await visit('/dashboard', { as: ours.client, viewport: { width: 390, height: 844 } })
  const setUp = page.locator('section', { has: page.getByRole('heading', { name: 'Up and running in four steps' }) })
  await setUp.getByRole('button', { name: 'Get a number' }).click()
  // Other tests buy numbers, too.
  await setUp.getByLabel('Area code').fill('415')
  await setUp.getByRole('button', { name: 'Search', exact: true }).click()
  await setUp.getByText('San Francisco').first().waitFor()
  await setUp.getByRole('button', { name: 'Get it' }).first().click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText(/\$1\.15 a month/).waitFor()
  await dialog.getByRole('button', { name: 'Get it' }).click()
  await setUp.getByText('Now text it from your own phone:').waitFor()
  await setUp.getByText('Waiting on you: carriers need to know who you are').waitFor()
  expect(await violationsOn(page)).toEqual([])

  const { numbers } = (await ours.client.get('/api/connect')).body
  const body = 'Do you have a pickup?'
  await callConsole('POST', 'twilio/inbound', { from: newCustomer(), to: numbers[0].phone_number, body })
  await setUp.getByText(body).waitFor()
  await setUp.getByRole('link', { name: 'Answer', exact: true }).click()
  await page.getByRole('textbox', { name: /Message to/ }).fill('Yes, two of them')
  await page.keyboard.press('Enter')
  await page.locator('article[data-direction=outbound][data-mark=delivered]').waitFor()
  await goTo(page, '/dashboard')
  await page.getByText('You answered your first message').waitFor()
})

test('a manager sees the offer, and that an owner takes it', async () => {
  const ours = await newOrganization()
  const { client } = await ours.addMember({ role: 'manager' })
  const page = await visit('/settings', { as: client })
  await page.getByText('Only an owner can do this.').waitFor()
  expect(await page.getByRole('button', { name: 'Connect WhatsApp' }).isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: 'Get a number' }).isDisabled()).toBe(true)
})
