import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newPage, newPerson } from '../at-meta.ts'
import { violationsOn } from '../axe.ts'
import { newOrganization } from '../cloud.ts'
import { newCustomer, textsFrom } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { goTo, usePages } from './pages.ts'

const { open } = usePages()

const PHONE = { width: 390, height: 844 }
const WIDE = { width: 1440, height: 900 }

/** What axe finds on a phone and on a wide screen. */
async function violationsAnywhere(page: Page) {
  const onPhone = await violationsOn(page)
  await page.setViewportSize(WIDE)
  const found = [...onPhone, ...(await violationsOn(page))]
  await page.setViewportSize(PHONE)
  return found
}

test('on a phone in Spanish a page is connected, a Marketplace question answered, and once the seven days end SMS is offered', async () => {
  const ours = await newOrganization()
  const account = await ours.connect()
  await ours.client.patch('/api/me', { language: 'es' })
  const facebook = await newPage(ours.name)
  const page = await open('/settings/pages', { as: ours.client, viewport: PHONE })
  await page.getByRole('link', { name: 'Conectar páginas' }).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continuar con Facebook' }).click()
  const popup = await opened
  await popup.getByLabel(facebook.name).check()
  await popup.getByRole('button', { name: 'Continue' }).click()
  await page.getByText(`Instagram: ${facebook.instagram.username}`).waitFor()
  expect(await violationsAnywhere(page)).toEqual([])

  const lola = newPerson(ours, facebook.id, 'messenger', 'Lola Listing')
  const title = '2021 Toyota RAV4 XLE'
  await lola.write(['Is it still there?'], { shares: { url: 'https://www.facebook.com/marketplace/item/1', title } })
  const { messenger_conversation_id: id } = await lola.findRow()
  await page.goto(new URL(`/chats/${id}`, page.url()).href)
  await page.getByText(title).first().waitFor()
  await page.getByLabel('Mensaje para Lola Listing').fill('It is. Come by!')
  await page.keyboard.press('Enter')
  await eventually(async () => expect(await lola.got()).toMatchObject([{ text: 'It is. Come by!' }]))

  const teo = newPerson(ours, facebook.id, 'messenger', 'Teo Late')
  await teo.write(['I will think about it'], {}, -169)
  const row = await teo.findRow()
  const phone = newCustomer()
  expect((await ours.client.put(`/api/contacts/${row.contact_id}`, { phone })).status).toBe(200)
  await goTo(page, `/chats/${row.messenger_conversation_id}`)
  await page.getByText('Terminó el tiempo para responder por Messenger').first().waitFor()
  expect(await violationsAnywhere(page)).toEqual([])
  await page.getByRole('button', { name: 'Usar SMS' }).click()
  await page.getByLabel('Mensaje para Teo Late').fill('Still thinking?')
  await page.keyboard.press('Enter')
  await eventually(async () => expect(await textsFrom(account, phone)).toEqual(['Still thinking?']))
  expect(await teo.got()).toEqual([])
})
