import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { provenOrg } from '../../../functions/core/platform/ctx.ts'
import { newOrganization, type TestOrganization } from '../../cloud.ts'
import { connectFeed, fillLot, type Vehicle } from '../../core/stock/inventory/lot.ts'
import { showsBriefly, usePages } from '../../flows/pages.ts'

const { visit } = usePages()

const vehicle = (n: number): Vehicle => ({
  key: `H${n}`,
  stockNumber: `H${n}`,
  make: n % 2 === 0 ? 'Ford' : 'Kia',
  model: `Model ${n}`,
  year: 2010 + (n % 12),
  price: (10_000 + n * 100) * 100,
  mileage: 20_000 + n,
  created_at: `2026-11-01T12:00:${String(n).padStart(2, '0')}.000Z`,
})
const cards = (page: Page) => page.locator('.lot-card')
const showing = (page: Page, words: string) => page.getByText(`Showing ${words} vehicles`).waitFor()
const isGone = (dialog: Locator) => dialog.waitFor({ state: 'detached' })

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, element: Locator) {
  for (let presses = 0; presses < 30; presses++) {
    if (await element.evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab never came there.')
}

describe('a dealership with 24 vehicles', () => {
  let ours: TestOrganization
  let agent: TestOrganization['client']
  beforeAll(async () => {
    ours = await newOrganization()
    agent = (await ours.addMember({ role: 'agent' })).client
    await fillLot(
      provenOrg(ours.org),
      Array.from({ length: 24 }, (_, n) => vehicle(n)),
    )
  })
  const look = (query = '', more: object = {}) => visit(`/inventory${query}`, { as: ours.client, ...more })

  test('pages, search, sort and filters stand in the address, and Back leads back', async () => {
    const page = await look()
    await showing(page, '1 to 20 of 24')
    await page.getByRole('link', { name: 'Next' }).click()
    await showing(page, '21 to 24 of 24')
    expect(page.url()).toContain('page=2')
    await page.getByLabel('Sort by').selectOption({ label: 'Price Highest' })
    await showing(page, '1 to 20 of 24')
    await expect.poll(() => cards(page).first().textContent()).toContain('$12,300')
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByLabel('Make', { exact: true }).selectOption('Kia')
    await page.getByLabel('Price from').fill('11000')
    await page.getByRole('button', { name: 'Show vehicles' }).click()
    await showing(page, '1 to 7 of 7')
    await page.getByText('7 vehicles found').waitFor()
    await page.reload()
    await showing(page, '1 to 7 of 7')
    await page.getByRole('button', { name: 'Remove filter: From $11,000' }).click()
    await showing(page, '1 to 12 of 12')
    await page.goBack()
    await showing(page, '1 to 7 of 7')
  })

  test('a search starts at the first page, keeps what is typed, and is cleared with one press where it finds nothing', async () => {
    const page = await look('?page=2')
    await showing(page, '21 to 24 of 24')
    const field = page.getByPlaceholder('Search products...')
    const written = await field.evaluateHandle((input) => {
      const own = Object.getOwnPropertyDescriptor(input, 'value') as Required<PropertyDescriptor>
      const texts: string[] = []
      const set = (text: string) => {
        texts.push(text)
        own.set.call(input, text)
      }
      Object.defineProperty(input, 'value', { ...own, set })
      return texts
    })
    await field.fill('zzz')
    await page.getByText('No vehicles found').waitFor()
    expect(await written.jsonValue(), 'the page writes nothing into the field').toEqual([])
    expect(await field.inputValue()).toBe('zzz')
    expect(page.url()).not.toContain('page=')
    await page.getByText('Clear search').click()
    await showing(page, '1 to 20 of 24')
    expect(await field.inputValue()).toBe('')
  })

  test('a list that could not be read again stays; one that could not be read at all says so', async () => {
    const page = await look()
    await showing(page, '1 to 20 of 24')
    const json = { message: 'Try again in a moment.', code: 'conflict' }
    await page.route(/\/api\/inventory\?/, (route) => route.fulfill({ status: 409, json }))
    const alert = page.getByRole('main').getByRole('alert')
    const refused = page.waitForResponse((answer) => answer.status() === 409)
    // Pushed: the list is read again.
    const { id } = (await ours.client.post('/api/inventory', { make: 'Kia', model: 'Soul' })).body
    await ours.client.delete(`/api/inventory/${id}`)
    await refused
    await page.getByLabel('Sort by').selectOption({ label: 'Mileage Lowest' })
    await alert.waitFor()
    await page.goBack()
    await showing(page, '1 to 20 of 24')
    expect(await alert.count()).toBe(0)
  })

  test('an address of a page that is no more leads to the last', async () => {
    await showing(await look('?page=9'), '21 to 24 of 24')
  })

  test('without an integration the DCID filter says what it needs', async () => {
    const page = await look()
    await showsBriefly(page, 'Please connect an integration first to configure DCID filter.', () =>
      page.getByRole('button', { name: 'DCID Filter' }).click(),
    )
    expect(await page.getByRole('button', { name: 'Sync Inventory' }).count()).toBe(0)
  })

  test('an agent looks and shares, and sees nothing that only a manager may', async () => {
    const page = await look('', { as: agent })
    await cards(page).first().waitFor()
    for (const name of ['Add vehicle', 'Integrations', 'DCID Filter', 'More actions', /^Actions for/])
      expect(await page.getByRole('button', { name }).count(), String(name)).toBe(0)
    const share = page.getByRole('button', { name: /^Share/ })
    await share.first().click()
    await page.getByRole('dialog', { name: 'Share vehicle' }).waitFor()
  })

  test('by the keyboard alone a vehicle is found, shared and left again, into WhatsApp, a text or a mail', async () => {
    const page = await look()
    await cards(page).first().waitFor()
    await page.getByPlaceholder('Search products...').focus()
    await page.keyboard.type('H4')
    await showing(page, '1 to 1 of 1')
    const share = page.getByRole('button', { name: 'Share 2014 Ford Model 4' })
    await tabTo(page, share)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Share vehicle' })
    await dialog.waitFor()
    const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue()
    const words = encodeURIComponent(
      `Check out this 2014 Ford Model 4 - $10,400 USD plus taxes, title, registration, and dealer fees ${link}`,
    )
    for (const [name, address] of [
      ['WhatsApp', `https://wa.me/?text=${words}`],
      ['Text message', `sms:?&body=${words}`],
      ['Email', `mailto:?subject=2014%20Ford%20Model%204&body=${words}`],
    ] as const)
      expect(await dialog.getByRole('link', { name }).getAttribute('href')).toBe(address)
    await tabTo(page, dialog.getByRole('link', { name: 'WhatsApp' }))
    await page.keyboard.press('Escape')
    await isGone(dialog)
    await expect.poll(() => share.evaluate((element) => element === document.activeElement)).toBe(true)
    await tabTo(page, page.getByRole('link', { name: 'View details: 2014 Ford Model 4' }))
    const opened = page.context().waitForEvent('page')
    await page.keyboard.press('Enter')
    const tab = await opened
    await tab.getByRole('heading', { level: 1, name: /2014 Ford Model 4/ }).waitFor()
    await tab.close()
    expect(page.url(), 'the work stays where it is').toMatch(/\/inventory/)
  })

  test('where the device has a sheet to share with, the vehicle goes there', async () => {
    const page = await look('?search=H4')
    await page.evaluate(() => {
      const shared: ShareData[] = []
      Object.assign(window, { shared })
      Object.assign(navigator, { canShare: () => true, share: async (content: ShareData) => void shared.push(content) })
    })
    await page.getByRole('button', { name: 'Share 2014 Ford Model 4' }).click()
    const [shared] = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared)
    expect(shared).toMatchObject({
      title: '2014 Ford Model 4',
      text: 'Check out this 2014 Ford Model 4 - $10,400 USD plus taxes, title, registration, and dealer fees',
      url: expect.stringMatching(/^http:\/\/[^/]+\/vehicle\/\w+$/),
    })
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.evaluate(() => ['canShare', 'share'].map((name) => Reflect.deleteProperty(navigator, name)))
  })

  test('with less motion wanted, a dialog is seen from the moment on that the page behind it is hidden', async () => {
    const page = await look('', { viewport: { width: 390, height: 844 } })
    await cards(page).first().waitFor()
    const opacities = await page.evaluateHandle(() => {
      const seen: string[] = []
      const look = () => {
        const dialog = document.querySelector('[role=dialog]')
        if (dialog) seen.push(getComputedStyle(dialog).opacity)
      }
      const app = document.querySelector('main')?.closest('body > *')
      if (app) new MutationObserver(look).observe(app, { attributeFilter: ['aria-hidden'] })
      return seen
    })
    for (let time = 0; time < 2; time++) {
      await page.getByRole('button', { name: 'Filters' }).click()
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
      await isGone(page.getByRole('dialog'))
    }
    const seen = await opacities.jsonValue()
    expect(seen.length).toBeGreaterThan(1)
    expect(new Set(seen)).toEqual(new Set(['1']))
  })

  test('Back from a vehicle leads to its place in the list, a reload stays there, a new visit begins at the top and goes on by the keys', async () => {
    const page = await look('', { viewport: { width: 390, height: 800 } })
    const scrolled = () => page.evaluate(() => document.getElementById('main')?.scrollTop)
    await showing(page, '1 to 20 of 24')
    const link = page.getByRole('link', { name: /^View details/ }).nth(13)
    await link.scrollIntoViewIfNeeded()
    const place = await scrolled()
    expect(place).toBeGreaterThan(500)
    await page.goto(new URL(String(await link.getAttribute('href')), page.url()).href)
    await page.getByRole('heading', { level: 1, name: /Model/ }).waitFor()

    await page.goBack()
    await showing(page, '1 to 20 of 24')
    await expect.poll(scrolled).toBe(place)
    await page.reload()
    await showing(page, '1 to 20 of 24')
    await expect.poll(scrolled).toBe(place)
    await page.goto(page.url())
    await showing(page, '1 to 20 of 24')
    expect(await scrolled()).toBe(0)
    await page.keyboard.press('PageDown')
    await expect.poll(scrolled).toBeGreaterThan(0)
  })
})

/** A file's name for a dealer may be this long. */
const LONG_CODE = 'Main St & 2nd, behind the gas station #1'

describe('the DCID filter of an integration’s vehicles', () => {
  let ours: TestOrganization
  beforeAll(async () => {
    ours = await newOrganization()
    const dealers = [
      { code: '7654321', name: 'Ruiz Motors' },
      { code: LONG_CODE, name: 'Ruiz Trucks' },
    ]
    const vehicles = dealers.map(({ code }, n) => ({ ...vehicle(n), dealer_code: code }))
    await connectFeed(provenOrg(ours.org))
    await fillLot(provenOrg(ours.org), vehicles, new Date(), dealers)
  })
  async function filter() {
    const page = await visit('/inventory', { as: ours.client })
    await showing(page, '1 to 2 of 2')
    await page.getByRole('button', { name: 'DCID Filter' }).click()
    return { page, field: page.getByLabel('Dealer Code (DCID)') }
  }

  test('that hides every vehicle is warned of, named in their place, and taken off there', async () => {
    const { page, field } = await filter()
    await field.fill('999')
    await page.getByText('The last file has no vehicle with this code, so nothing will be shown.').waitFor()
    await page.getByRole('button', { name: 'Save Filter' }).click()
    await page.getByText('Only vehicles with dealer code 999 are shown', { exact: true }).waitFor()
    await page.getByText(/^0 vehicles/).waitFor()
    await page.getByRole('link', { name: 'Public page' }).waitFor()
    await page.getByRole('button', { name: 'Remove filter' }).click()
    await showing(page, '1 to 2 of 2')
  })

  test('is a code of the file, whatever it looks like, chosen with one press, or typed to its end, and removed', async () => {
    const { page, field } = await filter()
    await page.getByRole('button', { name: LONG_CODE }).click()
    expect(await field.inputValue()).toBe(LONG_CODE)
    const save = () => page.getByRole('button', { name: 'Save Filter' }).click()
    await showsBriefly(
      page,
      `DCID filter set to "${LONG_CODE}". Only vehicles with this dealer code will be shown.`,
      save,
    )
    await showing(page, '1 to 1 of 1')

    await page.getByRole('button', { name: 'DCID Filter ON' }).click()
    await page.getByText('Filter Active').waitFor()
    await field.clear()
    await field.pressSequentially(LONG_CODE)
    expect(await field.inputValue()).toBe(LONG_CODE)
    await field.fill('')
    await showsBriefly(page, 'DCID filter removed. All vehicles will be shown.', save)
    await showing(page, '1 to 2 of 2')
  })
})

describe('a dealership that only uploads files', () => {
  const picture = (name: string) => `https://imagesdl.dealercenter.net/1920/1440/202610-${name}.jpg`
  const VEHICLES: Vehicle[] = [
    { key: 'A1', make: 'Kia', model: 'Rio', year: 2020, price: 900_000, images: [picture('whole')] },
    { key: 'B1', make: 'Ford', model: 'Edge', year: 2021, price: 1_200_000, images: [picture('none')] },
    { key: 'C1', make: 'Audi', model: 'A4', year: 2022, price: 3_000_000, images: [picture('sized')] },
  ]
  let ours: TestOrganization
  beforeAll(async () => {
    ours = await newOrganization()
    await fillLot(provenOrg(ours.org), VEHICLES)
  })

  test('sees on a card the picture as the feed gave it where the smaller one is missing, and a drawing where there is none', async () => {
    const page = await visit('/dashboard', { as: ours.client })
    // The pictures' host has one in any size, one as it is only, one not.
    await page.context().route('https://imagesdl.dealercenter.net/**', (route) => {
      const address = route.request().url()
      const isThere = address.includes('sized') || (address.includes('whole') && address.includes('/1920/'))
      const body = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"><rect width="8" height="6"/></svg>'
      return isThere ? route.fulfill({ contentType: 'image/svg+xml', body }) : route.fulfill({ status: 404 })
    })
    await page.getByRole('link', { name: 'Inventory' }).first().click()
    const card = (title: string) => cards(page).filter({ hasText: title })
    const shown = (title: string) =>
      card(title)
        .locator('img')
        .evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0 && image.currentSrc)
    await card('Kia Rio').waitFor()
    await expect.poll(() => shown('Kia Rio')).toBe(picture('whole'))
    await expect.poll(() => shown('Audi A4')).toMatch(/\/(400\/300|800\/600)\/202610-sized\.jpg$/)
    await card('Ford Edge').getByRole('img', { name: 'No picture' }).waitFor()
  })

  test('changes and deletes its vehicles by hand, and adds others, which no file will change', async () => {
    const page = await visit('/inventory', { as: ours.client })
    const dialog = page.getByRole('dialog')
    const choose = async (title: string, deed: string) => {
      await page.getByRole('button', { name: `Actions for ${title}` }).click()
      await page.getByRole('menuitem', { name: deed }).click()
    }
    const hint = page.getByText('Your changes stay until the feed updates this vehicle.')
    await choose('2020 Kia Rio', 'Edit')
    await hint.waitFor()
    await dialog.getByLabel('Price (USD)').fill('8500')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('$8,500').waitFor()
    await choose('2021 Ford Edge', 'Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await showing(page, '1 to 2 of 2')

    await page.getByRole('button', { name: 'Add vehicle' }).click()
    await dialog.getByRole('button', { name: 'Add vehicle' }).click()
    await dialog.getByText('Enter the make.').waitFor()
    expect(await hint.count()).toBe(0)
    await dialog.getByLabel('Make').fill('Ford')
    await dialog.getByLabel('Model').fill('Bronco')
    await dialog.getByLabel('Price (USD)').fill('$41,500')
    // Only core knows which addresses are ours; what it refuses stands at its field as well.
    await dialog.getByLabel('Pictures').fill('https://a.example/1.jpg\nhttp://a.example/2.jpg')
    await dialog.getByRole('button', { name: 'Add vehicle' }).click()
    await dialog.getByText('A picture needs an https address.').waitFor()
    expect(await dialog.getByLabel('Pictures').getAttribute('aria-invalid')).toBe('true')
    await dialog.getByLabel('Pictures').fill('')
    // Longer than a list shows: what was not touched is whole after a change.
    const description = 'Lifted, with every receipt since it was new. '.repeat(60).trim()
    await dialog.getByLabel('Description').fill(description)
    await dialog.getByRole('button', { name: 'Add vehicle' }).click()
    await page.getByText('$41,500').waitFor()
    await choose('Ford Bronco', 'Edit')
    await dialog.getByLabel('Price (USD)').fill('')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Call for price').waitFor()
    const { data } = (await ours.client.get('/api/inventory')).body
    const { id } = data.find(({ model }: { model: string }) => model === 'Bronco')
    expect((await ours.client.get(`/api/inventory/${id}`)).body.description).toBe(description)
  })
})
