import { setTimeout as pass } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, closeOwnCloud, newOrganization, type TestOrganization } from '../../cloud.ts'
import { endedRun, MONDAY, openDealer, prepareUpload, putFile, removeFile, sendFile } from '../../feeds.ts'
import { usePages } from '../../flows/pages.ts'

// The dealer's FTP server is one for the whole cloud.
let dealer: Awaited<ReturnType<typeof openDealer>>
beforeAll(async () => {
  dealer = await openDealer()
})
afterAll(closeOwnCloud)
const { open, keepPage } = usePages()

/** Several screens a test, on a machine that runs others beside it. */
const MINUTES_MS = 180_000
const SLOW_MS = 700
const HEADER = 'DCID,StockNumber,Year,Make,Model,Odometer,SpecialPrice'
const feed = (vehicles: number, price = 20_000) =>
  [HEADER, ...Array.from({ length: vehicles }, (_, n) => `7654321,U${n},2020,Kia,Rio,${n},${price + n}`), ''].join('\n')

/** Brings a file by hand, past the page; answers the run once it has ended. */
async function bring(client: Client, text: string) {
  const { data: before } = (await client.get('/api/inventory/syncs')).body
  const form = await prepareUpload(client, 'november.csv')
  await sendFile(form, text)
  await client.post('/api/inventory/sync', { upload_id: form.upload_id })
  return endedRun(client, before.length + 1)
}

/** Writes down each of `claims` that the page makes at a moment when it does not show `proof`. */
async function watchClaims(page: Page, claims: string[], proof: string) {
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
    [claims, proof] as const,
  )
  return () => watch.evaluate((lies) => [...lies])
}

const lateLists = (page: Page) =>
  page.route(/\/api\/inventory\?/, async (route) => {
    const response = await route.fetch()
    await pass(SLOW_MS)
    await route.fulfill({ response })
  })

async function connect(page: Page, { server, username, password }: Record<'server' | 'username' | 'password', string>) {
  await page.getByRole('button', { name: 'Connect Integration' }).click()
  await page.getByLabel('FTP Server').fill(server)
  await page.getByLabel('FTP Username').fill(username)
  await page.getByLabel('FTP Password').fill(password)
}

test(
  'from connecting to the end of the first run the page is never called empty, and the end is told with its list',
  async () => {
    const { client } = await newOrganization()
    const page = await open('/inventory', { as: client })
    await page.context().route(/^https:.*\.jpg$/i, (route) => route.fulfill({ status: 404 }))
    await lateLists(page)
    await connect(page, dealer.configOf().config)
    const claims = ['No vehicles found', 'Inventory synced successfully!', '180 new']
    const lies = await watchClaims(page, claims, 'Showing 1 to 20 of 180 vehicles')
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    await page.getByText('180 new').first().waitFor({ timeout: 60_000 })
    expect(await lies()).toEqual([])
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  MINUTES_MS,
)

test(
  'what came of a connection comes into sight on a phone, and a wrong password is said at its field, in Spanish too',
  async () => {
    const { client } = await newOrganization()
    const page = await open('/inventory', { as: client, viewport: { width: 390, height: 700 } })
    await connect(page, { ...dealer.configOf().config, password: 'wrong' })
    await page.getByRole('button', { name: 'Test connection' }).click()
    const result = page.getByRole('alert').filter({ hasText: 'Connection failed' })
    await result.waitFor()
    const bottomOf = async (box: { y: number; height: number } | null) => (box ? box.y + box.height : Number.NaN)
    const footer = page.getByRole('button', { name: 'Connect', exact: true })
    await expect
      .poll(async () => (await bottomOf(await result.boundingBox())) < ((await footer.boundingBox())?.y ?? 0))
      .toBe(true)

    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.setViewportSize({ width: 1280, height: 700 })
    await page.getByRole('button', { name: 'Español' }).click()
    await page.getByRole('button', { name: 'Conectar integración' }).click()
    const { server, username } = dealer.configOf().config
    await page.getByLabel('Servidor FTP').fill(server)
    await page.getByLabel('Usuario FTP').fill(username)
    await page.getByLabel('Contraseña FTP').fill('wrong')
    await page.getByRole('button', { name: 'Conectar', exact: true }).click()
    const said = page.getByText('El servidor rechazó el usuario o la contraseña.')
    await said.waitFor()
    expect(await said.count()).toBe(1)
    expect(await page.getByLabel('Contraseña FTP').getAttribute('aria-invalid')).toBe('true')
  },
  MINUTES_MS,
)

test(
  'where a new dealer’s first file failed nothing is said of an inventory before it, nor of a search',
  async () => {
    const { client } = await newOrganization()
    await removeFile(MONDAY)
    await client.post('/api/inventory/integrations/connect', dealer.configOf())
    expect(await endedRun(client)).toMatchObject({ status: 'failed', is_half_written: false })
    await putFile(MONDAY)
    const page = await open('/inventory', { as: client })
    await page.getByText('They appear here after the next sync.').waitFor()
    const notice = page.getByRole('alert').filter({ hasText: 'The last sync failed' })
    await notice.getByRole('button', { name: 'Try again' }).waitFor()
    expect(await page.getByRole('main').textContent()).not.toMatch(/as it was before|your search/)
  },
  MINUTES_MS,
)

test(
  'a held file waits in sight behind a sync that found nothing new, and once it is confirmed is told of to its end',
  async () => {
    const { client } = await newOrganization()
    const page = await open('/inventory', { as: client })
    await page.context().route(/^https:.*\.jpg$/i, (route) => route.fulfill({ status: 404 }))
    await client.post('/api/inventory/integrations/connect', dealer.configOf())
    await endedRun(client)
    expect(await bring(client, feed(10))).toMatchObject({ status: 'held' })
    await page.reload()
    const waiting = page.getByRole('status').filter({ hasText: 'This file needs your review' })
    await waiting.waitFor()
    await page.getByRole('button', { name: 'Sync Inventory' }).click()
    await page.getByText('Inventory synced successfully!').waitFor()
    expect(await endedRun(client, 3)).toMatchObject({ status: 'done', counts: { unchanged: 180 } })

    await lateLists(page)
    await waiting.getByRole('button', { name: 'Apply file' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Apply file' }).click()
    await page.getByText('You can leave this page; the sync continues.').waitFor()
    await page.getByText('10 new, 180 sold').first().waitFor()
    expect(await page.getByText('The file is being applied').count()).toBe(0)
    await page.getByText('Showing 1 to 10 of 10 vehicles').waitFor()
    await waiting.waitFor({ state: 'detached' })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  MINUTES_MS,
)

test(
  'a file without a vehicle is applied only after the plain question what becomes of the inventory; until then it did nothing',
  async () => {
    const ours = await newOrganization()
    await bring(ours.client, feed(12))
    expect(await bring(ours.client, `${HEADER}\n7654321,,2020,Kia,Rio,9,20000\n`)).toMatchObject({ status: 'held' })

    const agent = await ours.addMember({ role: 'agent' })
    const theirs = await open('/inventory', { as: agent.client })
    const told = theirs.getByRole('status').filter({ hasText: 'This file needs a manager’s review' })
    await told.getByText('Nothing has changed yet.').waitFor()
    expect(await told.textContent()).not.toMatch(/discard it|Apply file/)
    await told.getByText('1 row could not be read.').waitFor()

    const page = await open('/inventory', { as: ours.client })
    await page.getByText('This file needs your review').waitFor()
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Sync history' }).click()
    const history = page.getByRole('dialog')
    await history.getByText('Changes: 12 sold.').waitFor()
    await page.keyboard.press('Escape')
    await history.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Apply file' }).click()
    const asked = page.getByRole('alertdialog', { name: 'Mark all vehicles as sold?' })
    await asked.getByText('If you apply it, all 12 of your vehicles are shown as sold').waitFor()
    await asked.getByText('1 row could not be read.').waitFor()
    await asked.getByRole('button', { name: 'Cancel' }).click()

    // Another file in its place: what was never applied has no numbers.
    await bring(ours.client, feed(12, 30_000))
    await page.getByText('$30,000').waitFor()
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Sync history' }).click()
    await history.getByText('A newer file replaced this one before it was reviewed.').waitFor()
    expect(await history.getByText('sold').count()).toBe(0)
  },
  MINUTES_MS,
)

describe('a dealership that brings its files by hand', () => {
  let ours: TestOrganization
  beforeAll(async () => {
    ours = await newOrganization()
  })
  const kept = keepPage(() => open('/inventory', { as: ours.client }))

  test(
    'what a later run brought is told with the new list, not before, and in the place of what was said of its beginning',
    async () => {
      await bring(ours.client, feed(12))
      const page = await kept()
      await page.getByText('Showing 1 to 12 of 12 vehicles').waitFor()
      await lateLists(page)
      const lies = await watchClaims(page, ['Inventory synced successfully!'], 'Showing 1 to 11 of 11 vehicles')
      await page.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name: 'Upload a file' }).click()
      const file = { name: 'cars.csv', mimeType: 'text/csv', buffer: Buffer.from(feed(11)) }
      await page.locator('input[type=file]').setInputFiles(file)
      await page.getByRole('button', { name: 'Upload and sync' }).click()
      await page.getByText('Inventory synced successfully!').waitFor()
      expect(await page.getByText('File uploaded. Reading it now.').count()).toBe(0)
      expect(await lies()).toEqual([])
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    },
    MINUTES_MS,
  )

  test(
    'a held file is discarded by a button beside the one that applies it, and the history says so',
    async () => {
      await bring(ours.client, feed(12))
      expect(await bring(ours.client, feed(3))).toMatchObject({ status: 'held' })
      const page = await kept()
      const waiting = page.getByRole('status').filter({ hasText: 'This file needs your review' })
      await waiting.getByRole('button', { name: 'Discard file' }).click()
      await page.getByText('File discarded').waitFor()
      await waiting.waitFor({ state: 'detached' })
      expect(await page.getByRole('alert').filter({ hasText: 'couldn’t be used' }).count()).toBe(0)
      await page.getByText('Showing 1 to 12 of 12 vehicles').waitFor()

      await page.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name: 'Sync history' }).click()
      const history = page.getByRole('dialog', { name: 'Sync history' })
      await history.getByText('Discarded', { exact: true }).waitFor()
      expect(await history.getByRole('button', { name: 'Apply file' }).count()).toBe(0)
      await page.keyboard.press('Escape')
      await history.waitFor({ state: 'detached' })
    },
    MINUTES_MS,
  )

  test(
    'where every row was read, what can be downloaded are warnings',
    async () => {
      const { counts, errors_url } = await bring(ours.client, `${feed(12)}7654321,U99,2020,Kia,Rio,9,cheap\n`)
      expect(counts.errors).toBe(0)
      expect(errors_url).toContain('/errors')
      const page = await kept()
      await page.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name: 'Sync history' }).click()
      const history = page.getByRole('dialog', { name: 'Sync history' })
      await history.getByRole('link', { name: 'Download warnings' }).waitFor()
      await page.keyboard.press('Escape')
      await history.waitFor({ state: 'detached' })
    },
    MINUTES_MS,
  )

  test(
    'a held file waits in sight behind one that failed, whose notice can be closed on its own',
    async () => {
      await bring(ours.client, feed(12))
      expect(await bring(ours.client, feed(3))).toMatchObject({ status: 'held' })
      expect(await bring(ours.client, 'Name,Telephone\nAna,555\n')).toMatchObject({ status: 'failed' })
      const page = await kept()
      const waiting = page.getByRole('status').filter({ hasText: 'This file needs your review' })
      const failed = page.getByRole('alert').filter({ hasText: 'The uploaded file couldn’t be used' })
      await waiting.waitFor()
      await failed.getByRole('button', { name: 'Close' }).click()
      await failed.waitFor({ state: 'detached' })
      await page.reload()
      await waiting.getByRole('button', { name: 'Close' }).click()
      await waiting.waitFor({ state: 'detached' })
      await page.reload()
      await page.getByText('Showing 1 to 12 of 12 vehicles').waitFor()
      expect(await failed.or(waiting).count()).toBe(0)

      // A file that can still be confirmed is not lost with its notice.
      await page.getByRole('button', { name: '1 file needs review' }).click()
      await page.getByRole('dialog', { name: 'Sync history' }).getByRole('button', { name: 'Apply file' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Apply file' }).click()
      await page.getByText('Showing 1 to 3 of 3 vehicles').waitFor()
      expect(await page.getByText('needs review').count()).toBe(0)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog', { name: 'Sync history' }).waitFor({ state: 'detached' })
    },
    MINUTES_MS,
  )
})

describe('a dealership with an integration', () => {
  let ours: TestOrganization
  beforeAll(async () => {
    ours = await dealer.connected()
  }, MINUTES_MS)
  const kept = keepPage(async () => {
    const page = await open('/inventory', { as: ours.client })
    await page.context().route(/^https:.*\.jpg$/i, (route) => route.fulfill({ status: 404 }))
    return page
  })

  test(
    'where an integration brings the files, columns that were saved are read with at one press, by a sync as any other',
    async () => {
      const page = await kept()
      await page.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name: 'Column mapping' }).click()
      const dialog = page.getByRole('dialog', { name: 'Column mapping' })
      await dialog.getByText('Changes take effect with the next sync.').waitFor()
      await dialog.getByLabel('Column for Price').selectOption({ label: 'No column' })
      await dialog.getByRole('button', { name: 'Save mapping' }).click()
      await page.getByRole('button', { name: 'Sync now' }).click()
      // Those that had a price.
      expect(await endedRun(ours.client, 2)).toMatchObject({ status: 'done', counts: { changed: 156 } })
      await page.getByText('156 changed').first().waitFor()
    },
    MINUTES_MS,
  )

  test(
    'after a disconnect an upload says that the hidden vehicles count too, and takes another file for a wrong one at once',
    async () => {
      await ours.client.post('/api/inventory/integrations/disconnect', { provider: 'dealer_center' })
      const page = await kept()
      await page.getByText('No active integration found').waitFor()
      await page.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name: 'Upload a file' }).click()
      const dialog = page.getByRole('dialog', { name: 'Upload a file' })
      await dialog.getByText('Vehicles missing in the file are shown as sold. This includes vehicles').waitFor()

      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'cars.pdf', mimeType: 'x/y', buffer: Buffer.from('x') })
      await dialog.getByText('Choose a CSV or TXT file').waitFor()
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        dialog.getByRole('button', { name: 'Choose another file' }).click(),
      ])
      await chooser.setFiles({ name: 'ten.csv', mimeType: 'text/csv', buffer: Buffer.from(feed(10)) })
      await dialog.getByText('ten.csv').waitFor()
      expect(await dialog.getByText('Choose a CSV or TXT file').count()).toBe(0)
      const dropped = await page.evaluateHandle((text) => {
        const data = new DataTransfer()
        data.items.add(new File([text], 'eleven.csv', { type: 'text/csv' }))
        return data
      }, feed(11))
      await page.locator('.drop-zone').dispatchEvent('drop', { dataTransfer: dropped })
      await dialog.getByText('eleven.csv').waitFor()

      await dialog.getByRole('button', { name: 'Upload and sync' }).click()
      const notice = page.getByRole('status').filter({ hasText: 'This file needs your review' })
      await notice.getByText('This includes vehicles from the disconnected integration, which are hidden.').waitFor()
    },
    MINUTES_MS,
  )
})
