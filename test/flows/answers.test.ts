import { beforeAll, expect, test } from 'vitest'
import type { TwilioAccount } from '../../lib/local/twilio.ts'
import { violationsOn } from '../axe.ts'
import { callConsole, newOrganization, type TestOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { usePages } from './pages.ts'

const { open } = usePages()

let ours: TestOrganization
let account: TwilioAccount
const phone = newCustomer()
const CARD = `data:text/vcard;base64,${Buffer.from(
  'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Emeka Okafor\r\nTEL;TYPE=CELL:+1 628 555 0193\r\nEND:VCARD\r\n',
).toString('base64')}`

const write = async (body: string, more: object = {}) => {
  const message = { from: `whatsapp:${phone}`, to: account.whatsapp_from, profile_name: 'Naomi Adeyemi', body, ...more }
  return (await callConsole('POST', 'twilio/inbound', message)).body.sid as string
}
const messages = async () => (await findConversation(ours.client, phone, 'whatsapp')).messages

beforeAll(async () => {
  ours = await newOrganization()
  account = await ours.connect()
  const first = await write('Is it still there?', {
    ReferralSourceId: '120210',
    ReferralSourceUrl: 'https://fb.me/1',
    ReferralHeadline: '2021 Camry, $289 a month',
    ReferralSourceType: 'ad',
  })
  const { id } = await findConversation(ours.client, phone, 'whatsapp')
  for (let i = 0; i < 12; i++) await ours.client.post(`/api/chats/whatsapp/${id}/send`, { body: `Answer ${i}` })
  await write('Liked “Answer 11”')
  await write('The red one', { OriginalRepliedMessageSid: first })
  await write('Yes, please', { ButtonText: 'Yes, please', ButtonPayload: 'yes', MessageType: 'button' })
  await write('', { Latitude: '30.2672', Longitude: '-97.7431', Label: 'Home' })
  await write('', { MessageType: 'unsupported' })
  await write('', { media_url: CARD })
})

const WORDS = {
  en: {
    reacted: 'Naomi Adeyemi reacted 👍',
    pressed: 'Pressed a button',
    unsupported: 'something we can’t receive',
    save: 'Save contact',
    first: 'First Name',
    last: 'Last Name',
    reply: 'Reply to this message',
    quote: 'gets your message without the quote',
    answer: 'It is',
  },
  es: {
    reacted: 'Naomi Adeyemi reaccionó con 👍',
    pressed: 'Presionó un botón',
    unsupported: 'algo que no podemos recibir',
    save: 'Guardar contacto',
    first: 'Nombre',
    last: 'Apellido',
    reply: 'Responder a este mensaje',
    quote: 'recibe tu mensaje sin la cita',
    answer: 'Claro que sí',
  },
} as const

test.each([
  ['en', { width: 1440, height: 900 }],
  ['es', { width: 390, height: 844 }],
] as const)(
  'what telephones send beside texts is seen, and an answer leads to what it answers, in %s at %o',
  async (language, viewport) => {
    await ours.client.patch('/api/me', { language })
    const t = WORDS[language]
    const { id, row } = await findConversation(ours.client, phone, 'whatsapp')
    const page = await open(`/chats/${id}`, { as: ours.client, viewport })
    const bubble = (text: string) => page.locator('article', { hasText: text })
    await page.getByRole('link', { name: /Home/ }).waitFor()
    await bubble(t.unsupported).waitFor()
    await bubble('Answer 11').getByRole('img', { name: t.reacted }).waitFor()
    await bubble('Yes, please').getByRole('img', { name: t.pressed }).waitFor()
    await bubble('Emeka Okafor').getByRole('button', { name: t.save }).click()
    const form = page.getByRole('dialog')
    expect(await form.getByLabel(t.first).inputValue()).toBe('Emeka')
    expect(await form.getByLabel(t.last).inputValue()).toBe('Okafor')
    await page.keyboard.press('Escape')
    await form.waitFor({ state: 'detached' })

    await bubble('The red one').getByRole('button', { name: 'Is it still there?' }).click()
    await page.locator('.chat-log-item[data-found]', { hasText: '2021 Camry, $289 a month' }).waitFor()
    expect(await violationsOn(page)).toEqual([])

    await bubble('2021 Camry, $289 a month').getByRole('button', { name: t.reply }).click({ force: true })
    await page.getByText(t.quote).waitFor()
    await page.keyboard.type(t.answer)
    await page.keyboard.press('Enter')
    await bubble(t.answer).getByRole('button', { name: 'Is it still there?' }).waitFor()
    const theirs = (await messages())[0]
    await eventually(async () =>
      expect((await messages()).at(-1)).toMatchObject({
        body: t.answer,
        reply_to: { id: theirs?.id, direction: 'inbound' },
      }),
    )
    const { source } = (await ours.client.get(`/api/contacts/${row.contact_id}`)).body
    expect(source).toMatchObject({ kind: 'ad', detail: '2021 Camry, $289 a month' })
  },
)
