import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { customerWrites, newOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { PNG } from '../files.ts'
import { usePages } from './pages.ts'

const { open } = usePages()

const WORDS = {
  en: {
    ask: 'Ask for photos',
    what: 'Year, make, and model',
    mileage: 'Mileage',
    condition: 'Condition',
    photos: 'Photos',
    send: 'Send',
    sent: 'Thank you!',
    got: '2 photos received',
    news: 'told you about their trade-in',
  },
  es: {
    ask: 'Pedir fotos',
    what: 'Año, marca y modelo',
    mileage: 'Millaje',
    condition: 'Estado',
    photos: 'Fotos',
    send: 'Enviar',
    sent: '¡Gracias!',
    got: '2 fotos recibidas',
    news: 'te contó de su auto a cuenta',
  },
} as const

test.each([
  ['en', { width: 1440, height: 900 }],
  ['es', { width: 390, height: 800 }],
] as const)(
  'a customer is asked for photos of their trade-in and sends them by the link, in %s at %o',
  async (language, viewport) => {
    const ours = await newOrganization()
    const account = await ours.connect()
    await ours.client.patch('/api/me', { language })
    const from = newCustomer()
    await customerWrites({ from, to: account.phone_number, body: 'Hi' })
    const { row } = await findConversation(ours.client, from)
    const t = WORDS[language]

    const page = await open(`/contacts/${row.contact_id}`, { as: ours.client, viewport })
    await page.getByRole('button', { name: t.ask }).click()
    const field = page.locator('textarea')
    await expect.poll(() => field.inputValue()).toMatch(/https?:\S+\/trade-in\//)
    const [link = ''] = /https?:\S+/.exec(await field.inputValue()) ?? []

    const theirs = await open(`${new URL(link).pathname}?lang=${language}`, { viewport })
    expect(await violationsOn(theirs)).toEqual([])
    await theirs.getByLabel(t.what).fill('2016 Toyota Corolla')
    await theirs.getByLabel(t.mileage).fill('88k')
    await theirs.getByLabel(t.condition).selectOption('good')
    const photo = { name: PNG.name, mimeType: PNG.type, buffer: Buffer.from(PNG.bytes as Uint8Array) }
    await theirs.getByLabel(t.photos).setInputFiles([photo, { ...photo, name: 'inside.png' }])
    await theirs.getByRole('button', { name: t.send }).click()
    await theirs.getByText(t.sent).waitFor()
    await theirs.reload()
    await theirs.getByText(t.got).waitFor()

    expect((await ours.client.get(`/api/contacts/${row.contact_id}/deal`)).body.deal.trade_in).toMatchObject({
      ...{ what: '2016 Toyota Corolla', mileage: 88_000, condition: 'good' },
      photos: [{ name: 'pixel.jpg' }, { name: 'inside.jpg' }],
    })
    const news = await open('/notifications', { as: ours.client, viewport })
    await news.getByText(t.news).waitFor()
  },
)
