import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { violationsOn } from '../../axe.ts'
import { type Client, newOrganization, type TestOrganization } from '../../cloud.ts'
import { endedRun } from '../../feeds.ts'
import { goTo, showIn, showsBriefly, usePages } from '../../flows/pages.ts'

/** Several screens a test, on a machine that runs others beside it. */
const MINUTE_MS = 180_000
const { open, keepPage, baseOf } = usePages()

const vehicle = (n: number) => ({
  ...{ make: n % 2 === 0 ? 'Ford' : 'Kia', model: `Model ${n}`, year: 2010 + (n % 12), price: 10_000 + n * 100 },
  ...{ mileage: 20_000 + n, stockNumber: `H${n}`, color: 'Silver', colorAlt: 'Black', transmission: 'Automatic' },
})
const HEADER = 'DCID,StockNumber,Year,Make,Model,Odometer,SpecialPrice'
const feed = (vehicles: number, price = 20_000) =>
  [HEADER, ...Array.from({ length: vehicles }, (_, n) => `7654321,U${n},2020,Kia,Rio,${n},${price + n}`), ''].join('\n')

async function addVehicles(client: Client, count: number) {
  for (let n = 0; n < count; n++) expect(await client.post('/api/inventory', vehicle(n))).toMatchObject({ status: 200 })
}
/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, element: Locator) {
  for (let presses = 0; presses < 30; presses++) {
    if (await element.evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab never came there.')
}
const cards = (page: Page) => page.locator('.lot-card')

async function upload(page: Page, text: string, name = 'inventory.csv') {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Upload a file' }).click()
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
  await showsBriefly(page, 'File uploaded. Reading it now.', () =>
    page.getByRole('button', { name: 'Upload and sync' }).click(),
  )
}

describe('a dealership with vehicles kept by hand', () => {
  let ours: TestOrganization
  beforeAll(async () => {
    ours = await newOrganization()
    await addVehicles(ours.client, 24)
  }, MINUTE_MS)

  const kept = keepPage(() => open('/dashboard', { as: ours.client }))
  /** The inventory as one comes to it from another page. */
  async function visit(query = '') {
    const page = await kept()
    await goTo(page, '/dashboard')
    await page.getByRole('heading', { name: 'Recent Activity', exact: true }).waitFor()
    await goTo(page, `/inventory${query}`)
    await page.getByRole('heading', { level: 1, name: 'Inventory' }).waitFor()
    return page
  }

  test('pages, search, sort and filters stand in the address, and Back leads back', async () => {
    const page = await visit()
    await page.getByText('Showing 1 to 20 of 24 vehicles').waitFor()
    await page.getByRole('link', { name: 'Next' }).click()
    await page.getByText('Showing 21 to 24 of 24 vehicles').waitFor()
    expect(page.url()).toContain('page=2')
    await page.getByLabel('Sort by').selectOption({ label: 'Price Highest' })
    await page.getByText('Showing 1 to 20 of 24 vehicles').waitFor()
    await expect.poll(() => cards(page).first().textContent()).toContain('$12,300')
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByLabel('Make', { exact: true }).selectOption('Kia')
    await page.getByLabel('Price from').fill('11000')
    await page.getByRole('button', { name: 'Show vehicles' }).click()
    await page.getByText('Showing 1 to 7 of 7 vehicles').waitFor()
    await page.getByText('7 vehicles found').waitFor()
    await page.reload()
    await page.getByText('Showing 1 to 7 of 7 vehicles').waitFor()
    await page.getByRole('button', { name: 'Remove filter: From $11,000' }).click()
    await page.getByText('Showing 1 to 12 of 12 vehicles').waitFor()
    await page.goBack()
    await page.getByText('Showing 1 to 7 of 7 vehicles').waitFor()
  })

  test('a search starts at the first page, and what finds nothing is cleared with one press', async () => {
    const page = await visit('?page=2')
    await page.getByText('Showing 21 to 24 of 24 vehicles').waitFor()
    await page.getByPlaceholder('Search products...').fill('zzz')
    await page.getByText('No vehicles found').waitFor()
    expect(page.url()).not.toContain('page=')
    await page.getByText('Clear search').click()
    await page.getByText('Showing 1 to 20 of 24 vehicles').waitFor()
    expect(await page.getByPlaceholder('Search products...').inputValue()).toBe('')
  })

  test('what is typed into the search stays there while it is searched for', async () => {
    const page = await visit()
    await page.getByText('Showing 1 to 20 of 24 vehicles').waitFor()
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
    await field.fill('yyy')
    await page.getByText('No vehicles found').waitFor()
    expect(await written.jsonValue()).toEqual([])
    expect(await field.inputValue()).toBe('yyy')
  })

  test('a list that could not be read again stays; one that could not be read at all says so', async () => {
    const page = await visit()
    await page.getByText('Showing 1 to 20 of 24 vehicles').waitFor()
    const json = { message: 'Try again in a moment.', code: 'conflict' }
    await page.route(/\/api\/inventory\?/, (route) => route.fulfill({ status: 409, json }))
    let refusals = 0
    page.on('response', (answer) => {
      if (answer.status() === 409) refusals++
    })
    // Not every look back at the page has it read again: not one that comes too soon.
    await expect
      .poll(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('focus')))
        return refusals
      })
      .toBeGreaterThan(0)
    await page.getByLabel('Sort by').selectOption({ label: 'Mileage Lowest' })
    const alert = page.getByRole('main').getByRole('alert')
    await alert.waitFor()
    await page.goBack()
    await page.getByText('Showing 1 to 20 of 24 vehicles').waitFor()
    expect(await alert.count()).toBe(0)
    await page.unrouteAll()
  })

  test('an address of a page that is no more leads to the last', async () => {
    const page = await visit('?page=9')
    await page.getByText('Showing 21 to 24 of 24 vehicles').waitFor()
  })

  test('without an integration the DCID filter says what it needs', async () => {
    const page = await visit()
    await showsBriefly(page, 'Please connect an integration first to configure DCID filter.', () =>
      page.getByRole('button', { name: 'DCID Filter' }).click(),
    )
    expect(await page.getByRole('button', { name: 'Sync Inventory' }).count()).toBe(0)
  })

  test('an agent looks and shares, and sees nothing that only a manager may', async () => {
    const agent = await ours.addMember({ role: 'agent' })
    const page = await open('/inventory', { as: agent.client })
    await cards(page).first().waitFor()
    for (const name of ['Add vehicle', 'Integrations', 'DCID Filter', 'More actions'])
      expect(await page.getByRole('button', { name }).count(), name).toBe(0)
    expect(await page.getByRole('button', { name: /^Actions for/ }).count()).toBe(0)
    await page
      .getByRole('button', { name: /^Share/ })
      .first()
      .click()
    await page.getByRole('dialog', { name: 'Share vehicle' }).waitFor()
  })

  test('where there is no sheet to share with, a vehicle goes into WhatsApp, a text or a mail with one press', async () => {
    const page = await visit('?search=H4')
    await page.getByRole('button', { name: 'Share 2014 Ford Model 4' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share vehicle' })
    const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue()
    const words = encodeURIComponent(`Check out this 2014 Ford Model 4 - $10,400 USD ${link}`)
    const hrefOf = (name: string) => dialog.getByRole('link', { name }).getAttribute('href')
    expect(await hrefOf('WhatsApp')).toBe(`https://wa.me/?text=${words}`)
    expect(await hrefOf('Text message')).toBe(`sms:?&body=${words}`)
    expect(await hrefOf('Email')).toBe(`mailto:?subject=2014%20Ford%20Model%204&body=${words}`)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })

  test('by the keyboard alone a vehicle is found, shared and left again', async () => {
    const page = await visit()
    await cards(page).first().waitFor()
    await page.getByPlaceholder('Search products...').focus()
    await page.keyboard.type('H4')
    await page.getByText('Showing 1 to 1 of 1 vehicles').waitFor()
    const share = page.getByRole('button', { name: 'Share 2014 Ford Model 4' })
    await tabTo(page, share)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Share vehicle' })
    await dialog.waitFor()
    await tabTo(page, dialog.getByRole('link', { name: 'WhatsApp' }))
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => share.evaluate((element) => element === document.activeElement)).toBe(true)
    await tabTo(page, page.getByRole('link', { name: 'View details: 2014 Ford Model 4' }))
    const opened = page.context().waitForEvent('page')
    await page.keyboard.press('Enter')
    await (await opened).getByRole('heading', { level: 1, name: /2014 Ford Model 4/ }).waitFor()
    expect(page.url(), 'the work stays where it is').toMatch(/\/inventory/)
  })

  test('where the device has a sheet to share with, the vehicle goes there', async () => {
    const page = await visit('?search=H4')
    await page.evaluate(() => {
      const shared: ShareData[] = []
      Object.assign(window, { shared })
      Object.assign(navigator, { canShare: () => true, share: async (content: ShareData) => void shared.push(content) })
    })
    await page.getByRole('button', { name: 'Share 2014 Ford Model 4' }).click()
    const [shared] = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared)
    expect(shared).toMatchObject({
      title: '2014 Ford Model 4',
      text: 'Check out this 2014 Ford Model 4 - $10,400 USD',
      url: expect.stringMatching(/^http:\/\/[^/]+\/vehicle\/\w+$/),
    })
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.evaluate(() => ['canShare', 'share'].map((name) => Reflect.deleteProperty(navigator, name)))
  })

  test('with less motion wanted, a dialog is seen from the moment on that the page behind it is hidden', async () => {
    const page = await visit()
    await page.setViewportSize({ width: 390, height: 844 })
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
    for (const opener of ['Filters', 'Add vehicle']) {
      await page.getByRole('button', { name: opener }).click()
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    const seen = await opacities.jsonValue()
    expect(seen.length).toBeGreaterThan(1)
    expect(new Set(seen)).toEqual(new Set(['1']))
  })

  test.each([
    ['light', 1440],
    ['dark', 390],
  ] as const)(
    'axe finds nothing in %s at %i pixels, dialogs included',
    async (colorScheme, width) => {
      const page = await visit()
      await showIn(page, colorScheme, width)
      await cards(page).first().waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
      expect(await faultsOn(page)).toEqual([])
      // One vehicle behind the dialogs is enough.
      await goTo(page, '/inventory?search=H4')
      await page.getByText('Showing 1 to 1 of 1 vehicles').waitFor()
      const more = page.locator('header button[aria-haspopup=menu]')
      const ways = [
        () => page.locator('.lot-share').first().click(),
        () => page.getByRole('button', { name: 'Filters' }).click(),
        () => page.getByRole('button', { name: 'Integrations' }).click(),
        () => page.getByRole('button', { name: 'Add vehicle' }).click(),
        ...[0, 1, 2].map((n) => async () => {
          await more.click()
          await page.getByRole('menuitem').nth(n).click()
        }),
      ]
      for (const openDialog of ways) {
        await openDialog()
        await page.getByRole('dialog').waitFor()
        expect(await faultsOn(page)).toEqual([])
        await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: 'detached' })
      }
    },
    MINUTE_MS,
  )
})

const faultsOn = async (page: Page) =>
  (await violationsOn(page)).flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html.slice(0, 120)}`))

describe('a dealership that begins', () => {
  let client: Client
  beforeAll(async () => {
    ;({ client } = await newOrganization())
  })
  const kept = keepPage(() => open('/inventory', { as: client }))

  test('a vehicle is added, changed and deleted by hand', async () => {
    const page = await kept()
    await page.getByText('No active integration found').waitFor()
    await page.getByRole('button', { name: 'Add vehicle' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Add vehicle' }).click()
    await dialog.getByText('Enter the make.').waitFor()
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
    await page.getByRole('button', { name: 'Actions for Ford Bronco' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await dialog.getByLabel('Price (USD)').fill('')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Call for price').waitFor()
    const [{ id }] = (await client.get('/api/inventory')).body.data
    expect((await client.get(`/api/inventory/${id}`)).body.description).toBe(description)
    await page.getByRole('button', { name: 'Actions for Ford Bronco' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('No active integration found').waitFor()
  })

  test(
    'of a file brought by hand that cannot be read, the page names it and asks for another, not for the same again',
    async () => {
      const page = await kept()
      await page.getByText('No active integration found').waitFor()
      await upload(page, 'Dear Sir,\nplease find our cars below.\n', 'letter.csv')
      const notice = page.getByRole('alert').filter({ hasText: 'The uploaded file couldn’t be used' })
      await notice.waitFor({ timeout: 30_000 })
      await notice.getByText('letter.csv').waitFor()
      expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
      expect(await faultsOn(page)).toEqual([])
      await notice.getByRole('button', { name: 'Choose another file' }).click()
      const dialog = page.getByRole('dialog', { name: 'Upload a file' })
      await dialog.waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    },
    MINUTE_MS,
  )

  test(
    'a file brought by hand is read, one that lacks most vehicles waits for a yes, and a lower price shows',
    async () => {
      const page = await kept()
      await upload(page, feed(12))
      await page.getByText('Showing 1 to 12 of 12 vehicles').waitFor({ timeout: 30_000 })
      await page.getByText('File uploaded. Reading it now.').waitFor({ state: 'detached' })
      await upload(page, feed(3, 18_500), 'october.csv')
      await page.getByText('This file needs your review').waitFor({ timeout: 30_000 })
      const notice = page.getByRole('status').filter({ hasText: 'This file needs your review' })
      await notice.getByText('october.csv').waitFor()
      await notice.getByText('Applying this marks 9 of 12 vehicles sold.').waitFor()
      await page.getByText('Changes: 3 changed, 9 sold.').waitFor()
      expect(await cards(page).count()).toBe(12)
      await page.getByRole('button', { name: 'Apply file' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Apply file' }).click()
      await page.getByText('Showing 1 to 3 of 3 vehicles').waitFor({ timeout: 30_000 })
      await page.getByText('−$1,500').first().waitFor()
    },
    MINUTE_MS,
  )

  test(
    'a file with a row that could not be read is no plain success: the toast, the page and the history say so',
    async () => {
      const page = await kept()
      await showsBriefly(page, 'Inventory synced, but 1 row could not be read', () =>
        upload(page, `${feed(3)}7654321,,2020,Kia,Rio,9,20000\n`),
      )
      await page.getByText('1 row with errors').waitFor()
      expect(await page.getByRole('link', { name: 'Download errors' }).getAttribute('href')).toContain('/errors')
      expect(await faultsOn(page)).toEqual([])
      await page.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name: 'Sync history' }).click()
      await page.getByRole('dialog').getByText('Done, with errors').waitFor()
      expect(await faultsOn(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    },
    MINUTE_MS,
  )

  test(
    'a column that was understood wrongly is set right, and counts from the next file on',
    async () => {
      const page = await kept()
      await page.getByText('$20,000').waitFor()
      await page.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name: 'Column mapping' }).click()
      const price = page.getByLabel('Column for Price')
      expect(await price.locator('option:checked').textContent()).toBe('Automatic (SpecialPrice)')
      await price.selectOption({ label: 'No column' })
      await showsBriefly(page, 'Column mapping saved', () => page.getByRole('button', { name: 'Save mapping' }).click())
      await upload(page, feed(3, 30_000))
      await expect.poll(() => page.getByText('Call for price').count(), { timeout: 30_000 }).toBe(3)
    },
    MINUTE_MS,
  )
})

test('of a run that has ended by the time its start is answered, the page shows all the same what it brought', async () => {
  const { client } = await newOrganization()
  const page = await open('/favicon.svg', { as: client })
  await page.routeWebSocket(/\/event\/realtime/, (socket) => socket.close())
  await page.goto(`${baseOf()}/inventory`)
  await page.getByText('No active integration found').waitFor()
  await page.route('**/api/inventory/sync', async (route) => {
    const response = await route.fetch()
    await endedRun(client)
    await route.fulfill({ response })
  })
  await showsBriefly(page, 'Inventory synced successfully!', () => upload(page, feed(2)))
  await page.getByText('Showing 1 to 2 of 2 vehicles').waitFor()
})
