import { beforeAll, expect, test } from 'vitest'
import type { TwilioAccount } from '../../lib/local/twilio.ts'
import { callConsole, newOrganization, type TestOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { usePages } from './pages.ts'

const { visit } = usePages()

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

test('what telephones send beside texts is seen, and an answer leads to what it answers', async () => {
  const { id, row } = await findConversation(ours.client, phone, 'whatsapp')
  const page = await visit(`/chats/${id}`, { as: ours.client })
  const bubble = (text: string) => page.locator('article', { hasText: text })
  await page.getByRole('link', { name: /Home/ }).waitFor()
  await bubble('something we can’t receive').waitFor()
  await bubble('Answer 11').getByRole('img', { name: 'Naomi Adeyemi reacted 👍' }).waitFor()
  await bubble('Yes, please').getByRole('img', { name: 'Pressed a button' }).waitFor()
  await bubble('Emeka Okafor').getByRole('button', { name: 'Save contact' }).click()
  const form = page.getByRole('dialog')
  expect(await form.getByLabel('First Name').inputValue()).toBe('Emeka')
  expect(await form.getByLabel('Last Name').inputValue()).toBe('Okafor')
  await page.keyboard.press('Escape')
  await form.waitFor({ state: 'detached' })

  await bubble('The red one').getByRole('button', { name: 'Is it still there?' }).click()
  await page.locator('.chat-log-item[data-found]', { hasText: '2021 Camry, $289 a month' }).waitFor()

  await bubble('2021 Camry, $289 a month').getByRole('button', { name: 'Reply to this message' }).click({ force: true })
  await page.getByText('gets your message without the quote').waitFor()
  await page.keyboard.type('It is')
  await page.keyboard.press('Enter')
  await bubble('It is').getByRole('button', { name: 'Is it still there?' }).waitFor()
  const theirs = (await messages())[0]
  await eventually(async () =>
    expect((await messages()).at(-1)).toMatchObject({
      body: 'It is',
      reply_to: { id: theirs?.id, direction: 'inbound' },
    }),
  )
  const { source } = (await ours.client.get(`/api/contacts/${row.contact_id}`)).body
  expect(source).toMatchObject({ kind: 'ad', detail: '2021 Camry, $289 a month' })
})
