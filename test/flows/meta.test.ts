import { expect, test } from 'vitest'
import { newPage, newPerson } from '../at-meta.ts'
import { violationsOn } from '../axe.ts'
import { newOrganization } from '../cloud.ts'
import { newCustomer, textsFrom } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { usePages } from './pages.ts'

const { open } = usePages()

const WORDS = {
  en: {
    connect: 'Connect pages',
    start: 'Continue with Facebook',
    field: (name: string) => `Message to ${name}`,
    closed: 'The time to reply on Messenger is over',
    by_text: 'Use SMS instead',
  },
  es: {
    connect: 'Conectar páginas',
    start: 'Continuar con Facebook',
    field: (name: string) => `Mensaje para ${name}`,
    closed: 'Terminó el tiempo para responder por Messenger',
    by_text: 'Usar SMS',
  },
}

test.each([
  ['es', { width: 390, height: 844 }],
  ['en', { width: 1440, height: 900 }],
] as const)(
  'in %s a page is connected, a Marketplace question answered, and once the seven days end SMS is offered',
  async (language, viewport) => {
    const t = WORDS[language]
    const ours = await newOrganization()
    const account = await ours.connect()
    await ours.client.patch('/api/me', { language })
    const facebook = await newPage(`${ours.name} ${language}`)
    const page = await open('/settings/pages', { as: ours.client, viewport })
    await page.getByRole('link', { name: t.connect }).click()
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: t.start }).click()
    const popup = await opened
    await popup.getByLabel(facebook.name).check()
    await popup.getByRole('button', { name: 'Continue' }).click()
    await page.getByText(`Instagram: ${facebook.instagram.username}`).waitFor()
    expect(await violationsOn(page)).toEqual([])

    const lola = newPerson(ours, facebook.id, 'messenger', 'Lola Listing')
    const title = '2021 Toyota RAV4 XLE'
    await lola.write(['Is it still there?'], { shares: { url: 'https://www.facebook.com/marketplace/item/1', title } })
    const { messenger_conversation_id: id } = await lola.findRow()
    await page.goto(new URL(`/chats/${id}`, page.url()).href)
    await page.getByText(title).first().waitFor()
    await page.getByLabel(t.field('Lola Listing')).fill('It is. Come by!')
    await page.keyboard.press('Enter')
    await eventually(async () => expect(await lola.got()).toMatchObject([{ text: 'It is. Come by!' }]))

    const teo = newPerson(ours, facebook.id, 'messenger', 'Teo Late')
    await teo.write(['I will think about it'], {}, -169)
    const row = await teo.findRow()
    const phone = newCustomer()
    expect((await ours.client.put(`/api/contacts/${row.contact_id}`, { phone })).status).toBe(200)
    await page.goto(new URL(`/chats/${row.messenger_conversation_id}`, page.url()).href)
    await page.getByText(t.closed).first().waitFor()
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('button', { name: t.by_text }).click()
    await page.getByLabel(t.field('Teo Late')).fill('Still thinking?')
    await page.keyboard.press('Enter')
    await eventually(async () => expect(await textsFrom(account, phone)).toEqual(['Still thinking?']))
    expect(await teo.got()).toEqual([])
  },
)
