import { beforeAll, expect, test } from 'vitest'
import { customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { newCustomer } from '../dealership.ts'
import { goTo, usePages } from '../flows/pages.ts'

const { open, keepPage } = usePages()
const AT_ONCE = 12
const BURSTS = 3

let ours: TestOrganization
let to: string
beforeAll(async () => {
  ours = await newOrganization()
  to = (await ours.connect()).whatsapp_from
})
const kept = keepPage(() => open('/chats', { as: ours.client, viewport: { width: 1280, height: 600 } }))

test.each(['reduce', 'no-preference'] as const)(
  'whoever reads the newest message keeps it in view, however many long ones come at once (motion: %s)',
  async (reducedMotion) => {
    const from = `whatsapp:${newCustomer()}`
    const write = (body: string) => customerWrites({ from, to, body, profile_name: `Carla ${reducedMotion}` })
    await write('First')
    const page = await kept()
    await page.emulateMedia({ reducedMotion })
    await goTo(page, '/chats')
    await page.locator('textarea').waitFor({ state: 'detached' })
    await page.locator('a[data-contact]', { hasText: `Carla ${reducedMotion}` }).click()
    await page.locator('article', { hasText: 'First' }).waitFor()
    const log = page.getByRole('log')
    const below = () => log.evaluate((all) => Math.round(all.scrollHeight - all.scrollTop - all.clientHeight))

    for (let burst = 0; burst < BURSTS; burst += 1) {
      const texts = Array.from({ length: AT_ONCE }, (_, i) => `${burst} ${i} ${'a longer text '.repeat(i * 5)}`)
      await Promise.all(texts.map(write))
      await write(`End of ${burst}`)
      await page.locator('article', { hasText: `End of ${burst}` }).waitFor()
      await expect.poll(below).toBe(0)
    }
    await page.locator('textarea').fill('one\ntwo\nthree\nfour')
    await expect.poll(below, { message: 'as the composer grows' }).toBe(0)
    await log.hover()
    await page.mouse.wheel(0, -300)
    await page.getByRole('button', { name: 'Jump to latest' }).waitFor()
  },
)
