import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { callConsole, customerWrites, mailTo, newEmail, newOrganization, PASSWORD, unusedAccount } from '../cloud.ts'
import { newCustomer } from '../dealership.ts'
import { showsBriefly, submit, usePages } from './pages.ts'

const { visit } = usePages()

/** A message of ours in the thread, once it has come this far. */
const bubble = (page: Page, text: string, mark = '') =>
  page.locator(`article[data-direction=outbound]${mark && `[data-mark=${mark}]`}`, { hasText: text })

test('a dealership signs up, connects Twilio, and answers customers on WhatsApp and SMS; another sees nothing', async () => {
  const email = newEmail('olivia')
  const account = await unusedAccount()
  const stranger = await newOrganization()
  await stranger.connect()
  const strangersPage = await visit('/chats', { as: stranger.client })
  await strangersPage.getByText('No conversations').first().waitFor()

  const page = await visit('/signup')
  await submit(page, {
    'First name': 'Olivia',
    'Last name': 'Ortiz',
    Organization: 'Ortiz Motors',
    Email: email,
    Password: PASSWORD,
    'Confirm password': PASSWORD,
  })
  await page.waitForURL('**/email/verify')
  const link = (await mailTo(email)).text.split('\n').find((line) => /^http\S+\/email\/verify\?/.test(line))
  await page.goto(String(link))
  await page.waitForURL('**/dashboard')

  await page.getByRole('link', { name: 'I have my own Twilio account' }).click()
  await page.getByLabel('Account SID').fill(account.account_sid)
  await page.getByLabel('Auth token').fill(account.auth_token)
  await page.getByLabel('Phone number').fill(account.phone_number)
  await page.getByLabel('WhatsApp number').fill(account.whatsapp_from)
  await page.getByLabel('Messaging service SID').fill(account.messaging_service_sid)
  await page.getByRole('button', { name: 'Test', exact: true }).click()
  await page.getByText('Twilio connection test successful!').first().waitFor()
  await showsBriefly(page, 'Twilio settings saved successfully', () =>
    page.getByRole('button', { name: 'Save', exact: true }).click(),
  )
  await showsBriefly(page, 'Addresses updated in Twilio.', () =>
    page.getByRole('button', { name: 'Update addresses in Twilio' }).click(),
  )

  await page.getByRole('link', { name: 'Leads' }).first().click()
  await page.getByText('No conversations').first().waitFor()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const phone = newCustomer()
  const whatsapp = { from: `whatsapp:${phone}`, to: account.whatsapp_from, profile_name: 'Carla Campos' }
  await customerWrites({ ...whatsapp, body: 'Is the red one still for sale?' })
  const row = page.locator('a[data-contact]', { hasText: 'Carla Campos' })
  await row.waitFor()
  await row.getByLabel('1 unread message').waitFor()
  await row.click()
  await page.locator('article[data-direction=inbound]', { hasText: 'Is the red one still for sale?' }).waitFor()
  await row.getByLabel('1 unread message').waitFor({ state: 'detached' })

  await page.locator('textarea').fill('Yes! Come and see it.')
  await page.locator('textarea').press('Enter')
  await bubble(page, 'Yes! Come and see it.', 'read').waitFor()
  expect(await page.locator('textarea').inputValue()).toBe('')

  await customerWrites({ from: phone, to: account.phone_number, body: 'I am at the gate' })
  await page.getByRole('tab', { name: 'SMS' }).click()
  await page.locator('article[data-direction=inbound]', { hasText: 'I am at the gate' }).waitFor()
  await page.locator('textarea').fill('On my way')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await bubble(page, 'On my way', 'delivered').waitFor()
  expect(await page.evaluate(() => 'isSamePage' in window), 'all of it came without a reload').toBe(true)

  const { messages } = (await callConsole('GET', `twilio/messages?account_sid=${account.account_sid}`)).body
  const sent = messages.filter((one: { direction: string }) => one.direction === 'outbound-api')
  expect(sent).toMatchObject([
    { body: 'On my way', to: phone, status: 'delivered' },
    { body: 'Yes! Come and see it.', to: `whatsapp:${phone}`, status: 'read' },
  ])
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
  await page.getByText('Carla Campos').first().waitFor()

  await visit('/chats', { as: stranger.client })
  await strangersPage.getByText('No conversations').first().waitFor()
  expect(await strangersPage.getByText('Carla Campos').count()).toBe(0)
})
