import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { callConsole, newOrganization } from '../cloud.ts'
import { newCustomer } from '../dealership.ts'
import { goTo, usePages } from './pages.ts'

const { visit } = usePages()

test('an owner who has nothing gets an account and a number, and the first customer writes', async () => {
  const ours = await newOrganization()
  const page = await visit('/settings', { as: ours.client, viewport: { width: 390, height: 844 } })
  await page.getByRole('button', { name: 'Set it up for me' }).click()
  await page.getByText('No number yet').waitFor()
  expect(await violationsOn(page)).toEqual([])
  await page.getByLabel('Area code').fill('415')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const offer = page.getByRole('listitem').filter({ hasText: 'San Francisco' }).first()
  await offer.getByRole('button', { name: 'Get it' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText(/\$1\.15 a month/).waitFor()
  await dialog.getByRole('button', { name: 'Get it' }).click()
  await page.getByText(/is yours/).waitFor()

  const { numbers } = (await ours.client.get('/api/connect')).body
  const body = 'Do you have a pickup?'
  await callConsole('POST', 'twilio/inbound', { from: newCustomer(), to: numbers[0].phone_number, body })
  await goTo(page, '/chats')
  await page.getByText(body).first().waitFor()
})

test('a manager sees the offer, and that an owner takes it', async () => {
  const ours = await newOrganization()
  const { client } = await ours.addMember({ role: 'manager' })
  const page = await visit('/settings', { as: client })
  await page.getByText('Only an owner can do this.').waitFor()
  expect(await page.getByRole('button', { name: 'Set it up for me' }).isDisabled()).toBe(true)
})
