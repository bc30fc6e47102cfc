import { beforeAll, expect, test } from 'vitest'
import type { TwilioAccount } from '../../lib/local/twilio.ts'
import { customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { showsBriefly, usePages } from '../flows/pages.ts'

const { visit } = usePages()

let dealership: TestOrganization
let account: TwilioAccount
beforeAll(async () => {
  dealership = await newOrganization()
  account = await dealership.connect()
})
const look = (path: string) => visit(path, { as: dealership.client })

test('settings say what Twilio answers, keep what is left empty, and never show a secret again', async () => {
  const page = await look('/settings')
  const token = page.getByLabel('Auth token')
  await page.getByText(`ends in ${account.auth_token.slice(-4)}`).waitFor()
  expect(await token.inputValue()).toBe('')
  expect(await page.content()).not.toContain(account.auth_token)

  await token.fill('0'.repeat(32))
  await page.getByRole('button', { name: 'Test' }).click()
  await page.getByText('Twilio connection test failed').waitFor()

  await token.fill('')
  await page.getByText('Twilio connection test failed').waitFor({ state: 'hidden' })
  await page.getByText('Credentials saved', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Test' }).click()
  await page.getByText(`Account: ${account.friendly_name} (active)`).waitFor()
  expect(await page.getByText('Twilio connection test successful!').count()).toBe(1)
  await page.getByText('Connection tested', { exact: true }).waitFor()

  await page.getByRole('textbox', { name: 'Account SID' }).fill('not one')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Must start with AC and have 34 characters.').waitFor()

  await page.getByRole('textbox', { name: 'Account SID' }).fill(account.account_sid)
  await showsBriefly(page, 'Twilio settings saved successfully', () =>
    page.getByRole('button', { name: 'Save' }).click(),
  )
})

test('a number is taken as people write it and shown nationally, and copied by a click, in both languages', async () => {
  const page = await look('/settings')
  const number = page.getByLabel('Phone number', { exact: true })
  const [, area, exchange, line] = /^\+1(...)(...)(....)$/.exec(account.phone_number) ?? []
  await expect.poll(() => number.inputValue()).toBe(`(${area}) ${exchange}-${line}`)

  await number.fill('512.555.0142')
  await page.getByLabel('WhatsApp number', { exact: true }).fill('+52 81 1234 5678')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Copy: +52 81 1234 5678' }).waitFor()
  await expect.poll(() => number.inputValue()).toBe('(512) 555-0142')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy: (512) 555-0142' }).click()
  await page.getByText('Copied to clipboard').waitFor()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('(512) 555-0142')

  await page.getByRole('button', { name: 'Español' }).first().click()
  await page.getByLabel('Número de teléfono', { exact: true }).fill('555-0142')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('Escribe un número de teléfono, por ejemplo (512) 555-0100.').waitFor()
})

test('a new owner is led from an empty screen and from a wrong address to where things begin', async () => {
  const { client } = await newOrganization()
  const page = await visit('/nowhere/typo', { as: client })
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  await page.getByRole('navigation').getByRole('link', { name: 'Inventory' }).waitFor()
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await page.waitForURL('**/dashboard')
  await visit('/settings/typo', { as: client })
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  await page.getByRole('navigation', { name: 'Settings sections' }).getByRole('link', { name: 'Roles' }).waitFor()

  await visit('/chats', { as: client })
  await page.getByRole('heading', { level: 1, name: 'Leads' }).waitFor()
  expect(await page.getByText('Select a contact').count()).toBe(0)
  expect(await page.getByRole('tab').count()).toBe(0)
  await page.getByRole('link', { name: 'Get a number' }).click()
  await page.waitForURL('**/settings/twilio')
})

test('addresses that lead elsewhere are named before they are replaced', async () => {
  const [before, after] = await Promise.all([newOrganization(), newOrganization()])
  const account = await before.connect()
  const page = await visit('/settings', { as: after.client })
  await page.getByText('Not configured', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Update addresses in Twilio' }).isDisabled()).toBe(true)
  await page.getByLabel('Account SID').fill(account.account_sid)
  await page.getByLabel('Auth token').fill(account.auth_token)
  await page.getByLabel('Phone number').fill(account.phone_number)
  await page.getByLabel('Messaging service SID').fill(account.messaging_service_sid)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Credentials saved', { exact: true }).waitFor()
  await expect.poll(() => page.getByLabel('Auth token').inputValue()).toBe('')

  await page.getByRole('button', { name: 'Update addresses in Twilio' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText('/api/webhooks/twilio/').first().waitFor()
  await showsBriefly(page, 'Addresses updated in Twilio.', () =>
    dialog.getByRole('button', { name: 'Replace' }).click(),
  )

  await customerWrites({ from: '+16285550133', to: account.phone_number, body: 'Who has this number now?' })
  await visit('/dashboard', { as: after.client })
  const recent = page.getByRole('region', { name: 'Recent Activity' })
  await recent.getByRole('link', { name: /Who has this number now/ }).waitFor()
})
