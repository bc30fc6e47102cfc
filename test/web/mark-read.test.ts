import { expect, test } from 'vitest'
import { customerWrites, newOrganization } from '../cloud.ts'
import { newCustomer } from '../dealership.ts'
import { usePages } from '../flows/pages.ts'

const { open } = usePages()

test('a late answer about what was read does not take back a STOP that came meanwhile', async () => {
  const { client, connect } = await newOrganization()
  const { whatsapp_from: to } = await connect()
  const from = `whatsapp:${newCustomer()}`
  const write = (body: string) => customerWrites({ from, to, body, profile_name: 'Carla Campos' })
  await write('Is it still for sale?')

  const page = await open('/chats', { as: client })
  const stopped = Promise.withResolvers<void>()
  let reads = 0
  await page.route('**/read', async (route) => {
    reads += 1
    const answer = await route.fetch()
    if (reads === 1) await stopped.promise
    await route.fulfill({ response: answer })
  })
  const first = page.waitForResponse((answer) => answer.url().endsWith('/read'))
  await page.locator('a[data-contact]', { hasText: 'Carla Campos' }).click()
  await expect.poll(() => reads).toBeGreaterThan(0)
  await write('STOP')
  await page.locator('textarea:disabled').waitFor()
  await expect.poll(() => page.title()).toBe('Leads · Lotwire')

  const wasEnabled = await page.evaluateHandle(() => {
    const field = document.querySelector('textarea')
    const seen = { yes: false }
    if (field)
      new MutationObserver(() => {
        seen.yes ||= !field.disabled
      }).observe(field, { attributes: true })
    return seen
  })
  stopped.resolve()
  await (await first).finished()
  // Changes caused by the response are on the screen within the next frames.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  expect(await wasEnabled.evaluate(({ yes }) => yes)).toBe(false)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
