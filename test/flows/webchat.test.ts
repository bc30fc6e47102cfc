import { beforeAll, expect, test } from 'vitest'
import { chatConsent } from '#contract/messaging/webchat-facts.ts'
import { say } from '#contract/words.ts'
import type { TwilioAccount } from '../../lib/local/twilio.ts'
import { chatTexts } from '../../web/pages/texts/chat.ts'
import { violationsOn } from '../axe.ts'
import { customerWrites, newOrganization, openCloud, type TestOrganization } from '../cloud.ts'
import { newCustomer, textsFrom } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { runJob } from '../run-job.ts'
import { usePages } from './pages.ts'

const { open } = usePages()
const NAME = 'Mariposa Motors'

let ours: TestOrganization
let account: TwilioAccount
let site: string
beforeAll(async () => {
  const { url } = await openCloud()
  ours = await newOrganization({ name: NAME })
  account = await ours.connect()
  const { body } = await ours.client.put('/api/settings/webchat', { sites: [new URL(url).origin] })
  site = `/local/site?key=${body.key}`
})

test.each([
  ['es', { width: 390, height: 844 }],
  ['en', { width: 1440, height: 900 }],
] as const)('in %s a visitor chats, proves a number, leaves, and goes on by text', async (language, viewport) => {
  const t = chatTexts[language]
  const phone = newCustomer()
  const page = await open(`${site}&lang=${language}`, { viewport, locale: language === 'es' ? 'es-MX' : 'en-US' })
  await page.getByRole('button', { name: t.open }).click()
  const chat = page.frameLocator('iframe')
  await chat.getByText(t.read_by({ dealer: NAME })).waitFor()
  await chat.getByLabel(t.write).fill(`Hello from ${phone}`)
  await chat.getByLabel(t.write).press('Enter')
  const row = await eventually(async () => {
    const { data } = (await ours.client.get('/api/chats/recent-by-contact?status=all&per_page=200')).body
    const found = data.find(({ last_message }: { last_message: string }) => last_message === `Hello from ${phone}`)
    return found ?? Promise.reject(new Error('Nothing has come.'))
  })
  const answer = async (body: string) => {
    const path = `/api/chats/webchat/${row.webchat_conversation_id}/send`
    return (await ours.client.post(path, { body })).body.message as { id: string }
  }
  const presence = `/api/chats/webchat/${row.webchat_conversation_id}/presence`
  await answer('It is still here.')
  await chat.getByText('It is still here.').waitFor()

  // Each look tells whether they have typed since the one before.
  await eventually(async () => {
    await chat.getByLabel(t.write).press('x')
    const { body } = await ours.client.post(presence, { doing: 'looking' })
    expect(body.visitor.typed_at).not.toBeNull()
  })
  await chat.getByLabel(t.write).fill('')

  await chat.getByText(t.go_on).click()
  await chat.getByLabel(t.phone).fill(phone)
  await chat.getByLabel(say(chatConsent, language, { dealer: NAME })).check()
  await chat.getByRole('button', { name: t.get_code }).click()
  await chat.getByText(t.code_sent).waitFor()
  const texts = () => textsFrom(account, phone)
  const code = await eventually(async () => {
    const [found] = (await texts()).flatMap((text) => /\b\d{6}\b/.exec(text) ?? [])
    return found ?? Promise.reject(new Error('No code has come.'))
  })
  await chat.getByLabel(t.code).fill(code)
  await chat.getByRole('button', { name: t.confirm }).click()
  await chat.getByText(t.proved.replace('{phone}', `•••• ${phone.slice(-4)}`)).waitFor()
  const [frame] = page.frames().filter((one) => one.url().includes('/chat/'))
  expect(frame && (await violationsOn(frame))).toEqual([])

  await page.goto('about:blank')
  const { id } = await answer('See you on Saturday!')
  const body = { org: ours.org, conversation: row.webchat_conversation_id, message: id, is_to_visitor: true }
  // As a minute later.
  await runJob('check-messages', body)
  await eventually(async () => expect(await texts()).toContain('See you on Saturday!'))
  await customerWrites({ from: phone, to: account.phone_number, body: 'Until then' })
  await eventually(async () => {
    const { body: contact } = await ours.client.get(`/api/chats/by-contact/${row.contact_id}`)
    expect(contact).toMatchObject({ last_message: 'Until then', has_sms: true, has_webchat: true })
  })
})
