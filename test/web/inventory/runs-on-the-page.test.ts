import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { provenOrg } from '../../../functions/core/platform/ctx.ts'
import { type Client, newOrganization, openCloud, type TestOrganization } from '../../cloud.ts'
import { connectFeed, disconnectFeed, fillLot } from '../../core/stock/inventory/lot.ts'
import { endedRun, newDealer, prepareUpload, sendFile } from '../../feeds.ts'
import { showsBriefly, usePages } from '../../flows/pages.ts'

const { visit, open } = usePages()

const HEADER = 'DCID,StockNumber,Year,Make,Model,Odometer,SpecialPrice'
const feed = (vehicles: number, price = 20_000) =>
  [HEADER, ...Array.from({ length: vehicles }, (_, n) => `7654321,U${n},2020,Kia,Rio,${n},${price + n}`), ''].join('\n')

/** Brings a file by hand, past the page; answers the run once it has ended. */
async function bring(client: Client, text: string, name = 'november.csv') {
  const { data: before } = (await client.get('/api/inventory/syncs')).body
  const form = await prepareUpload(client, name)
  await sendFile(form, text)
  await client.post('/api/inventory/sync', { upload_id: form.upload_id })
  return endedRun(client, before.length + 1)
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const showing = (page: Page, words: string) => page.getByText(`Showing ${words} vehicles`).waitFor()
const waitingOn = (page: Page) => page.getByRole('status').filter({ hasText: 'This file needs your review' })
async function choose(page: Page, deed: string) {
  await button(page, 'More actions').click()
  await page.getByRole('menuitem', { name: deed }).click()
}
async function openHistory(page: Page) {
  await choose(page, 'Sync history')
  return page.getByRole('dialog', { name: 'Sync history' })
}
async function leave(page: Page) {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}
const fileOf = (text: string, name: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
async function upload(page: Page, text: string, name = 'inventory.csv') {
  await choose(page, 'Upload a file')
  await page.locator('input[type=file]').setInputFiles(fileOf(text, name))
  await button(page, 'Upload and sync').click()
}
async function apply(page: Page) {
  await button(page, 'Apply file').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apply file' }).click()
}

/** Each list that the page asks for comes when the run has ended, and after whatever the page shows of that by itself. */
const holdLists = (page: Page, ended: Promise<unknown>) =>
  page.route(/\/api\/inventory\?/, async (route) => {
    await ended
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    await route.continue()
  })

interface Story {
  page: Page
  client: Client
  /** How many runs there are by then. */
  runs: number
  claims: string[]
  /** What the new list says. */
  list: string
  act: () => Promise<unknown>
}

/** The end of a run is said once the list that it brought is there, and not before: nothing of `claims` until then. */
async function tellsEndWithItsList({ page, client, runs, claims, list, act }: Story) {
  const watch = await page.evaluateHandle(
    ([claims, proof]) => {
      const lies = new Set<string>()
      const look = () => {
        const text = document.body.textContent
        for (const claim of claims) if (text.includes(claim) && !text.includes(proof)) lies.add(claim)
      }
      new MutationObserver(look).observe(document.body, { childList: true, characterData: true, subtree: true })
      return lies
    },
    [claims, list] as const,
  )
  const begun = Promise.withResolvers<void>()
  await holdLists(
    page,
    begun.promise.then(() => endedRun(client, runs)),
  )
  await act()
  begun.resolve()
  await page.getByText(list).waitFor()
  for (const claim of claims.slice(1)) await page.getByText(claim).first().waitFor()
  expect(await watch.evaluate((lies) => [...lies])).toEqual([])
}

describe('a dealership with an integration', () => {
  let ours: TestOrganization
  let login: { server: string; username: string; password: string }
  beforeAll(async () => {
    await openCloud()
    login = (await newDealer()).configOf().config
    ours = await newOrganization()
  })

  test('sees on a phone what came of a wrong password, which is said at its field, in Spanish too', async () => {
    const page = await visit('/inventory', { as: ours.client, viewport: { width: 390, height: 700 } })
    await page.context().route(/^https:.*\.jpg$/i, (route) => route.fulfill({ status: 404 }))
    const connect = async (words: { open: string; server: string; username: string; password: string }) => {
      await page.getByRole('button', { name: words.open }).click()
      await page.getByLabel(words.server).fill(login.server)
      await page.getByLabel(words.username).fill(login.username)
      await page.getByLabel(words.password).fill('wrong')
    }
    const en = { open: 'Connect Integration', server: 'FTP Server', username: 'FTP Username', password: 'FTP Password' }
    await connect(en)
    await button(page, 'Test connection').click()
    const result = page.getByRole('alert').filter({ hasText: 'Connection failed' })
    await result.waitFor()
    const footer = button(page, 'Connect')
    await expect
      .poll(async () => {
        const [box, below] = [await result.boundingBox(), await footer.boundingBox()]
        return box && below && box.y + box.height < below.y
      })
      .toBe(true)

    await leave(page)
    await page.setViewportSize({ width: 1280, height: 700 })
    await page.getByRole('button', { name: 'Español' }).click()
    const es = { server: 'Servidor FTP', username: 'Usuario FTP', password: 'Contraseña FTP' }
    await connect({ open: 'Conectar integración', ...es })
    await button(page, 'Conectar').click()
    const said = page.getByText('El servidor rechazó el usuario o la contraseña.')
    await said.waitFor()
    expect(await said.count()).toBe(1)
    expect(await page.getByLabel('Contraseña FTP').getAttribute('aria-invalid')).toBe('true')
    await leave(page)
    await page.getByRole('button', { name: 'English' }).click()
  })

  test('is never called empty from connecting to the end of the first run', async () => {
    const page = await visit('/inventory', { as: ours.client })
    await button(page, 'Connect Integration').click()
    await page.getByLabel('FTP Server').fill(login.server)
    await page.getByLabel('FTP Username').fill(login.username)
    await page.getByLabel('FTP Password').fill(login.password)
    await button(page, 'Test connection').click()
    await page.getByText('The connection works').waitFor()
    const claims = ['No vehicles found', 'Inventory synced successfully!', '180 new']
    const act = () => button(page, 'Connect').click()
    const list = 'Showing 1 to 20 of 180 vehicles'
    await showsBriefly(page, 'Integration connected successfully!', () =>
      tellsEndWithItsList({ page, client: ours.client, runs: 1, claims, list, act }),
    )
  })

  test('reads on a phone when it was synced, in a line that leaves the screen to the vehicles', async () => {
    const page = await visit('/inventory', { as: ours.client, viewport: { width: 390, height: 844 } })
    await showing(page, '1 to 20 of 180')
    const banner = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Integration Active' }) })
    await banner.getByText(/^Last sync/).waitFor()
    expect((await banner.boundingBox())?.height).toBeLessThan(80)
    await banner.getByRole('button', { name: 'Sync history' }).click()
    await page.getByRole('dialog', { name: 'Sync history' }).waitFor()
  })

  test('reads with columns that were saved at one press, by a sync as any other', async () => {
    const page = await visit('/inventory', { as: ours.client })
    await choose(page, 'Column mapping')
    const dialog = page.getByRole('dialog', { name: 'Column mapping' })
    await dialog.getByText('Changes take effect with the next sync.').waitFor()
    await dialog.getByLabel('Column for Price').selectOption({ label: 'No column' })
    await button(page, 'Save mapping').click()
    await button(page, 'Sync now').click()
    // Those that had a price.
    expect(await endedRun(ours.client, 2)).toMatchObject({ status: 'done', counts: { changed: 156 } })
    await page.getByText('156 changed').first().waitFor()
  })

  test('has a held file in sight behind a sync that found nothing new, and once it is confirmed is told of it to its end', async () => {
    expect(await bring(ours.client, feed(10))).toMatchObject({ status: 'held' })
    const page = await visit('/inventory', { as: ours.client })
    await waitingOn(page).waitFor()
    await showsBriefly(page, 'Inventory synced successfully!', () => button(page, 'Sync Inventory').click())
    expect(await endedRun(ours.client, 4)).toMatchObject({ status: 'done', counts: { unchanged: 180 } })

    const applied = Promise.withResolvers<void>()
    await holdLists(page, applied.promise)
    await waitingOn(page).getByRole('button', { name: 'Apply file' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Apply file' }).click()
    await page.getByText('You can leave this page; the sync continues.').waitFor()
    await endedRun(ours.client, 4)
    applied.resolve()
    await page.getByText('10 new, 180 sold').first().waitFor()
    expect(await page.getByText('The file is being applied').count()).toBe(0)
    await showing(page, '1 to 10 of 10')
    await waitingOn(page).waitFor({ state: 'detached' })
  })
})

test('after a disconnect an upload says that the hidden vehicles count too, and takes another file for a wrong one at once', async () => {
  const ours = await newOrganization()
  await connectFeed(provenOrg(ours.org))
  const hidden = Array.from({ length: 10 }, (_, n) => ({ key: `T${n}`, make: 'Kia', model: `Rio ${n}` }))
  await fillLot(provenOrg(ours.org), hidden)
  await disconnectFeed(provenOrg(ours.org))
  const page = await visit('/inventory', { as: ours.client })
  await page.getByText('No active integration found').waitFor()
  await choose(page, 'Upload a file')
  const dialog = page.getByRole('dialog', { name: 'Upload a file' })
  await dialog.getByText('This includes vehicles').waitFor()

  await page.locator('input[type=file]').setInputFiles(fileOf('x', 'cars.pdf'))
  await dialog.getByText('Choose a CSV or TXT file').waitFor()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Choose another file' }).click(),
  ])
  await chooser.setFiles(fileOf(feed(1), 'one.csv'))
  await dialog.getByText('one.csv').waitFor()
  expect(await dialog.getByText('Choose a CSV or TXT file').count()).toBe(0)
  const dropped = await page.evaluateHandle((text) => {
    const data = new DataTransfer()
    data.items.add(new File([text], 'two.csv', { type: 'text/csv' }))
    return data
  }, feed(2))
  await page.locator('.drop-zone').dispatchEvent('drop', { dataTransfer: dropped })
  await dialog.getByText('two.csv').waitFor()

  await dialog.getByRole('button', { name: 'Upload and sync' }).click()
  await waitingOn(page).getByText('This includes vehicles from the disconnected integration').waitFor()
})

describe('a dealership that brings its files by hand', () => {
  let ours: TestOrganization
  beforeAll(async () => {
    ours = await newOrganization()
  })
  const look = () => visit('/inventory', { as: ours.client })

  test('reads why a file failed in the language chosen on the page, and is asked for another', async () => {
    const page = await look()
    await page.getByText('No active integration found').waitFor()
    await showsBriefly(page, 'File uploaded. Reading it now.', () => upload(page, '%PDF-1.7\n', 'letter.csv'))
    const notice = page.getByRole('alert').filter({ hasText: 'The uploaded file couldn’t be used' })
    await notice.getByText('letter.csv').waitFor()
    await notice.getByText('This is a PDF document').waitFor()
    await page.getByRole('button', { name: 'Español' }).first().click()
    await page.getByText('Es un documento PDF').waitFor()
    expect(await page.getByText('This is a PDF document').count()).toBe(0)
    await page.getByRole('button', { name: 'English' }).first().click()
    await notice.getByRole('button', { name: 'Choose another file' }).click()
    await page.getByRole('dialog', { name: 'Upload a file' }).waitFor()
  })

  test('chooses the columns of a file that has other names, from the notice or the history', async () => {
    const file = 'Chassis,Unit No,Make,Model,Asking\n1M8GDM9AXKP042788,U1,Kia,Soul,9000\n'
    expect(await bring(ours.client, file)).toMatchObject({ status: 'failed', can_choose_columns: true })
    const page = await look()
    const mapping = page.getByRole('dialog', { name: 'Column mapping' })
    const cancel = async () => {
      await mapping.getByRole('button', { name: 'Cancel' }).click()
      await mapping.waitFor({ state: 'detached' })
    }
    await (await openHistory(page)).getByRole('button', { name: 'Choose columns' }).click()
    await mapping.getByLabel('Column for VIN').waitFor()
    await cancel()

    const notice = page.getByRole('alert').filter({ hasText: 'You can choose the columns yourself.' })
    await notice.getByRole('button', { name: 'Choose columns' }).click()
    await mapping.getByLabel('Column for VIN').selectOption('Chassis')
    await mapping.getByLabel('Column for Price').selectOption('Asking')
    await mapping.getByText('Changes take effect once you upload the file again.').waitFor()
    await showsBriefly(page, 'Upload the file again to import it.', () => button(page, 'Save mapping').click())
    await mapping.waitFor({ state: 'detached' })
    // Nothing is kept of what those columns hold, and both are full.
    await notice.getByRole('button', { name: 'Choose columns' }).click()
    await expect.poll(() => mapping.getByText('Changed', { exact: true }).count()).toBe(2)
    expect(await mapping.getByText('Empty in the last file').count()).toBe(0)
    await cancel()
    await notice.getByRole('button', { name: 'Upload a file' }).click()
    await page.locator('input[type=file]').setInputFiles(fileOf(file, 'units.csv'))
    await button(page, 'Upload and sync').click()
    await page.getByText('$9,000').waitFor()
    await notice.waitFor({ state: 'detached' })
    const [{ id }] = (await ours.client.get('/api/inventory')).body.data
    await ours.client.delete(`/api/inventory/${id}`)
    await page.getByText('No active integration found').waitFor()
  })

  test('is told what a file brought with the new list, not before, and in the place of what was said of its beginning', async () => {
    const page = await look()
    await page.getByText('No active integration found').waitFor()
    const toast = 'Inventory synced successfully!'
    const act = () => upload(page, feed(12))
    const list = 'Showing 1 to 12 of 12 vehicles'
    await tellsEndWithItsList({ page, client: ours.client, runs: 4, claims: [toast], list, act })
    await page.getByText(toast).waitFor()
    expect(await page.getByText('File uploaded. Reading it now.').count()).toBe(0)
  })

  test('applies a file that lacks most vehicles only with a yes, and then sees the lower price', async () => {
    const page = await look()
    await bring(ours.client, feed(3, 18_500), 'october.csv')
    for (const words of ['october.csv', 'Applying this marks 9 of 12 vehicles sold.', 'Changes: 3 changed, 9 sold.'])
      await waitingOn(page).getByText(words).waitFor()
    expect(await page.locator('.lot-card').count()).toBe(12)
    await apply(page)
    await showing(page, '1 to 3 of 3')
    await page.getByText('−$1,500').first().waitFor()
  })

  test('reads of a row that could not be read in the toast, on the page, and in the history', async () => {
    const page = await look()
    await showsBriefly(page, 'Inventory synced, but 1 row could not be read', () =>
      upload(page, `${feed(3)}7654321,,2020,Kia,Rio,9,20000\n`),
    )
    await page.getByText('1 row with errors').waitFor()
    expect(await page.getByRole('link', { name: 'Download errors' }).getAttribute('href')).toContain('/errors')
    await (await openHistory(page)).getByText('Done, with errors').waitFor()
  })

  test('sets a column right that was understood wrongly, which counts from the next file on', async () => {
    const page = await look()
    await page.getByText('$20,000').waitFor()
    await choose(page, 'Column mapping')
    const price = page.getByLabel('Column for Price')
    await expect.poll(() => price.locator('option:checked').textContent()).toBe('Automatic (SpecialPrice)')
    await price.selectOption({ label: 'No column' })
    await showsBriefly(page, 'Column mapping saved', () => button(page, 'Save mapping').click())
    await bring(ours.client, feed(3, 30_000))
    await expect.poll(() => page.getByText('Call for price').count()).toBe(3)
  })

  test('discards a held file by a button beside the one that applies it, and the history says so', async () => {
    expect(await bring(ours.client, feed(1))).toMatchObject({ status: 'held' })
    const page = await look()
    await waitingOn(page).getByRole('button', { name: 'Discard file' }).click()
    await page.getByText('File discarded').waitFor()
    await waitingOn(page).waitFor({ state: 'detached' })
    expect(await page.getByRole('alert').filter({ hasText: 'couldn’t be used' }).count()).toBe(0)
    await showing(page, '1 to 3 of 3')
    await (await openHistory(page)).getByText('Discarded', { exact: true }).waitFor()
  })

  test('closes the notice of a file that failed on its own, also after a reload; one that waits is not lost with its notice', async () => {
    expect(await bring(ours.client, feed(1))).toMatchObject({ status: 'held' })
    expect(await bring(ours.client, 'Name,Telephone\nAna,555\n')).toMatchObject({ status: 'failed' })
    const page = await look()
    const failed = page.getByRole('alert').filter({ hasText: 'The uploaded file couldn’t be used' })
    await waitingOn(page).waitFor()
    await failed.getByRole('button', { name: 'Close' }).click()
    await failed.waitFor({ state: 'detached' })
    await waitingOn(page).getByRole('button', { name: 'Close' }).click()
    await waitingOn(page).waitFor({ state: 'detached' })
    await page.reload()
    await showing(page, '1 to 3 of 3')
    expect(await failed.or(waitingOn(page)).count()).toBe(0)

    await page.getByRole('button', { name: '1 file needs review' }).click()
    await apply(page)
    await showing(page, '1 to 1 of 1')
    expect(await page.getByText('needs review').count()).toBe(0)
  })

  test('applies a file without a vehicle only after the plain question what becomes of the inventory', async () => {
    expect(await bring(ours.client, `${HEADER}\n7654321,,2020,Kia,Rio,9,20000\n`)).toMatchObject({ status: 'held' })
    const page = await look()
    await waitingOn(page).getByText('Nothing has changed yet.').waitFor()
    await button(page, 'Apply file').click()
    const asked = page.getByRole('alertdialog', { name: 'Mark all vehicles as sold?' })
    await asked.getByText('If you apply it, your 1 vehicle is shown as sold').waitFor()
    await asked.getByText('1 row could not be read.').waitFor()
    await asked.getByRole('button', { name: 'Cancel' }).click()
    await showing(page, '1 to 1 of 1')
  })
})

test('of a run that has ended by the time its start is answered, the page shows all the same what it brought', async () => {
  const { client } = await newOrganization()
  const page = await open('/favicon.svg', { as: client })
  await page.routeWebSocket(/\/event\/realtime/, (socket) => socket.close())
  await page.goto(new URL('/inventory', page.url()).href)
  await page.getByText('No active integration found').waitFor()
  await page.route('**/api/inventory/sync', async (route) => {
    const response = await route.fetch()
    await endedRun(client)
    await route.fulfill({ response })
  })
  await showsBriefly(page, 'Inventory synced successfully!', () => upload(page, feed(2)))
  await showing(page, '1 to 2 of 2')
})
