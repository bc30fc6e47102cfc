import { expect, test } from 'vitest'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import { customerWrites, newOrganization } from '../cloud.ts'
import { connectFeed, fillLot, type Vehicle } from '../core/stock/inventory/lot.ts'
import { newCustomer } from '../dealership.ts'
import { showsBriefly, usePages } from './pages.ts'

const { visit, baseOf } = usePages()

const newVehicle = (n: number, model: Pick<Vehicle, 'make' | 'model'>): Vehicle => ({
  ...{ key: `L100${n}`, stockNumber: `L100${n}`, ...model, trim: 'SE' },
  ...{ year: 2010 + n, mileage: 20_000 + n, price: (9_000 + n) * 100 },
})

test('a dealer finds a vehicle of the feed and shares it; the customer who writes about it brings it into the chat; after a disconnect it is hidden', async () => {
  const ours = await newOrganization()
  const account = await ours.connect()
  await connectFeed(provenOrg(ours.org))
  await fillLot(provenOrg(ours.org), [
    newVehicle(3, { make: 'Toyota', model: 'Corolla' }),
    newVehicle(7, { make: 'Ford', model: 'Escape' }),
  ])
  const page = await visit('/inventory', { as: ours.client, viewport: { width: 1440, height: 900 } })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])

  await page.getByPlaceholder('Search products...').fill('escape')
  await page.getByText('Showing 1 to 1 of 1 vehicles').waitFor()
  expect(page.url()).toContain('search=escape')
  await page.getByRole('button', { name: 'Share 2017 Ford Escape SE' }).click()
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  await showsBriefly(page, 'Copied!', () => page.getByRole('button', { name: 'Copy' }).click())
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

  const theirs = await visit(link.replace(baseOf(), ''), { viewport: { width: 390, height: 844 } })
  await theirs.getByRole('heading', { level: 1, name: /2017 Ford Escape/ }).waitFor()
  const chat = await theirs.getByRole('link', { name: 'WhatsApp' }).first().getAttribute('href')
  const body = new URL(chat ?? '').searchParams.get('text') ?? ''
  expect(body).toContain('L1007')
  await customerWrites({
    from: `whatsapp:${newCustomer()}`,
    to: account.whatsapp_from,
    body,
    profile_name: 'Carla Campos',
  })

  await page.getByRole('link', { name: 'Leads' }).click()
  await page.locator('a[data-contact]', { hasText: 'Carla Campos' }).click()
  const vehicle = page.getByRole('link', { name: 'Interested in 2017 Ford Escape SE Stock L1007' }).first()
  await vehicle.waitFor()
  expect(new URL((await vehicle.getAttribute('href')) ?? '', link).href).toBe(link)

  await page.getByRole('button', { name: 'Choose a vehicle' }).click()
  await page.getByPlaceholder('Search by make, model, year or stock number...').fill('L1003')
  await page.getByText('Stock L1003').click()
  await page.getByText('Selected: 2013 Toyota Corolla').waitFor()
  await page.getByRole('button', { name: 'Send to Chat' }).click()
  const sent = page.locator('article', {
    hasText: '$9,003 plus taxes, title, registration, and dealer fees',
  })
  // It shows once: as the vehicle that it is, with its price as it was sent.
  const card = sent.getByRole('link', { name: /2013 Toyota Corolla.* \$9,003/ })
  expect(await card.getAttribute('href')).toContain('/vehicle/')
  await expect.poll(() => sent.getByRole('link').count()).toBe(1)

  await visit('/inventory', { as: ours.client, viewport: { width: 1440, height: 900 } })
  await page.getByRole('button', { name: 'Integrations' }).click()
  await page.getByRole('button', { name: 'Disconnect' }).click()
  const asked = page.getByRole('alertdialog')
  await asked
    .getByText('Are you sure you want to disconnect Dealer Center integration? Inventory will no longer be visible.')
    .waitFor()
  await showsBriefly(page, 'Integration disconnected successfully. Inventory is now hidden.', () =>
    asked.getByRole('button', { name: 'Disconnect' }).click(),
  )
  await page.getByText('No active integration found').waitFor()
  expect(await ours.client.get(new URL(link).pathname)).toMatchObject({ status: 410 })
})
