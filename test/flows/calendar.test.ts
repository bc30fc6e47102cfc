import { beforeAll, expect, test } from 'vitest'
import { newOrganization, type TestOrganization } from '../cloud.ts'
import { newCustomer } from '../dealership.ts'
import { usePages } from './pages.ts'

const { visit } = usePages()

let ours: TestOrganization
let contact: string
beforeAll(async () => {
  ours = await newOrganization()
  await ours.addMember({ role: 'agent', first_name: 'Ada', last_name: 'Agent' })
  const person = { first_name: 'Nadia', last_name: 'Torres', phone: newCustomer() }
  contact = (await ours.client.post('/api/contacts', person)).body.id
})

/** A Wednesday to come: the week shown begins with it. */
const wednesday = (() => {
  const day = new Date(Date.now() + 14 * 86_400_000)
  while (day.getUTCDay() !== 3) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
})()
const at = `/calendar?view=week&day=${wednesday}`
const only = async () =>
  (await ours.client.get(`/api/appointments?contact=${contact}`)).body.data.map(
    ({ starts_at, ends_at }: Record<string, string>) => [starts_at, ends_at],
  )

test('an appointment is booked from the calendar, and moved by keyboard and by mouse, each with undo', async () => {
  const page = await visit(at, { as: ours.client, viewport: { width: 1440, height: 1000 } })
  await page.getByRole('button', { name: 'Book appointment', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByPlaceholder('Search name or phone').fill('Nadia')
  await dialog.getByRole('button', { name: /Nadia Torres/ }).click()
  await dialog.getByLabel('Date').fill(wednesday)
  await dialog.getByRole('button', { name: '9:45 AM', exact: true }).press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Enter')
  const event = page.getByRole('button', { name: /Test drive with Nadia Torres/ })
  await event.waitFor()
  const [[start, end]] = await only()

  await event.press('Alt+ArrowRight')
  await page.getByText(/^Moved to Thursday/).waitFor()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect.poll(only).toEqual([[start, end]])
  await page
    .getByRole('region', { name: /^Wednesday/ })
    .getByRole('button', { name: /Nadia Torres/ })
    .waitFor()
  const heightOf = async () => (await event.boundingBox())?.height ?? 0
  const height = await heightOf()
  await event.press('Alt+Shift+ArrowDown')
  await page.getByText('Now 60 minutes long').waitFor()
  await expect.poll(heightOf).toBeGreaterThan(height)

  const box = await event.boundingBox()
  if (!box) throw new Error('The appointment is not on the screen.')
  await page.mouse.move(box.x + 20, box.y + 20)
  await page.mouse.down()
  // It is an hour long, and moves by as much.
  await page.mouse.move(box.x + 20, box.y + 20 + box.height, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await only())[0][0]).toBe(new Date(Date.parse(start) + 3_600_000).toISOString())
})

test('on a phone in Spanish, held in Tokyo, it opens as a list of the dealership’s hours, and is canceled there', async () => {
  const viewport = { width: 390, height: 844 }
  const page = await visit(`/calendar?day=${wednesday}`, {
    as: ours.client,
    viewport,
    language: 'es',
    timezoneId: 'Asia/Tokyo',
  })
  await page.getByRole('button', { name: /^11:00 a\.m\. Hora oriental.*Nadia Torres/ }).click()
  await page.getByRole('button', { name: 'Cancelar cita' }).click()
  await page.getByText('Sin citas').waitFor()
})
