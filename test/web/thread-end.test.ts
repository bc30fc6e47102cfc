import { beforeAll, expect, test } from 'vitest'
import { customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { newCustomer } from '../dealership.ts'
import { usePages } from '../flows/pages.ts'

const { visit } = usePages()
const AT_ONCE = 12

let ours: TestOrganization
let to = ''
beforeAll(async () => {
  ours = await newOrganization()
  to = (await ours.connect()).whatsapp_from
})

test.each(['reduce', 'no-preference'] as const)(
  'whoever reads the newest message keeps it in view, however many long ones come at once (motion: %s)',
  async (reducedMotion) => {
    const from = `whatsapp:${newCustomer()}`
    const write = (body: string) => customerWrites({ from, to, body, profile_name: `Carla ${reducedMotion}` })
    await write('First')
    const page = await visit('/chats', { as: ours.client, viewport: { width: 1280, height: 600 } })
    await page.emulateMedia({ reducedMotion })
    await page.locator('a[data-contact]', { hasText: `Carla ${reducedMotion}` }).click()
    await page.locator('article', { hasText: 'First' }).waitFor()
    const log = page.getByRole('log')
    const below = () => log.evaluate((all) => Math.round(all.scrollHeight - all.scrollTop - all.clientHeight))

    const texts = Array.from({ length: AT_ONCE }, (_, i) => `${i} ${'a longer text '.repeat(i * 5)}`)
    await Promise.all(texts.map(write))
    await write('The last')
    await page.locator('article', { hasText: 'The last' }).waitFor()
    await expect.poll(below).toBe(0)
    await page.locator('textarea').fill('one\ntwo\nthree\nfour')
    // Whatever renders the page again by the way comes later.
    await expect.poll(below, { message: 'as the composer grows', timeout: 10_000 }).toBe(0)
    await log.hover()
    await page.mouse.wheel(0, -300)
    await page.getByRole('button', { name: 'Jump to latest' }).waitFor()
  },
)
