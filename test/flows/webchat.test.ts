import { beforeAll, expect, test } from 'vitest'
import { chatConsent } from '#contract/messaging/webchat-facts.ts'
import { say } from '#contract/words.ts'
import type { TwilioAccount } from '../../lib/local/twilio.ts'
import { chatTexts } from '../../web/pages/texts/chat.ts'
import { violationsOn } from '../axe.ts'
import { customerWrites, newOrganization, openCloud, type TestOrganization } from '../cloud.ts'
import { newCustomer, textsFrom } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { type TestFile, uploadInOnePiece } from '../files.ts'
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

/** A second of silence. */
function silence(): TestFile {
  const bytes = Buffer.alloc(44 + 8000, 128)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(bytes.length - 8, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(8000, 24)
  bytes.writeUInt32LE(8000, 28)
  bytes.writeUInt16LE(1, 32)
  bytes.writeUInt16LE(8, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(8000, 40)
  return { name: 'voice.wav', type: 'audio/wav', bytes }
}

test('on a phone in Spanish a visitor chats, proves a number, leaves, and goes on by text', async () => {
  const t = chatTexts.es
  const phone = newCustomer()
  const page = await open(`${site}&lang=es`, { viewport: { width: 390, height: 844 }, locale: 'es-MX' })
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

  await chat.getByRole('button', { name: t.record }).click()
  await chat.getByText('0:01').waitFor()
  await chat.getByRole('button', { name: t.send_voice }).click()
  const path = `/api/chats/webchat/${row.webchat_conversation_id}`
  const voice = await eventually(async () => {
    const { messages } = (await ours.client.get(`${path}/messages`)).body
    expect(messages.at(-1)).toMatchObject({ media: [{ content_type: 'audio/webm', status: 'ready' }] })
    return String((await ours.client.get(messages.at(-1).media_url)).headers.location)
  })
  expect(Number((await fetch(voice)).headers.get('content-length'))).toBeGreaterThan(1000)
  const { url: media_url } = (await uploadInOnePiece(ours.client, silence())).body
  await ours.client.post(`${path}/send`, { media_url })
  await eventually(async () => {
    const sounds = chat.locator('audio')
    expect(await sounds.evaluateAll((all) => all.map((one) => (one as HTMLAudioElement).readyState > 0))).toEqual([
      true,
      true,
    ])
  })

  await chat.getByText(t.go_on).click()
  await chat.getByLabel(t.phone).fill(phone)
  await chat.getByLabel(say(chatConsent, 'es', { dealer: NAME })).check()
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
  await page.setViewportSize({ width: 1440, height: 900 })
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

test('a chat that is closed while the browser asks for the microphone does not listen afterwards', async () => {
  const page = await open(`${site}&lang=en`)
  await page.getByRole('button', { name: chatTexts.en.open }).click()
  const chat = page.frameLocator('iframe')
  await chat.getByRole('button', { name: chatTexts.en.record }).waitFor()
  const frame = page.frames().find((one) => one.url().includes('/chat/'))
  const asked = await frame?.evaluateHandle(async () => {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
    const answer = Promise.withResolvers<MediaStream>()
    navigator.mediaDevices.getUserMedia = () => answer.promise
    return { stream, allow: () => answer.resolve(stream) }
  })
  await chat.getByRole('button', { name: chatTexts.en.record }).click()
  await chat.getByRole('button', { name: chatTexts.en.close }).click()
  await page.locator('iframe').waitFor({ state: 'hidden' })
  await asked?.evaluate(({ allow }) => allow())
  await expect
    .poll(() => asked?.evaluate(({ stream }) => stream.getTracks().map(({ readyState }) => readyState)))
    .toEqual(['ended'])
})
