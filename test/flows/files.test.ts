import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TwilioAccount } from '../../lib/local/twilio.ts'
import { violationsOn } from '../axe.ts'
import { callConsole, customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { PDF, PNG } from '../files.ts'
import { goTo, showIn, usePages } from './pages.ts'

const { open, keepPage } = usePages()

let ours: TestOrganization
let account: TwilioAccount
let phone: string
let name: string
let customers = 0
beforeAll(async () => {
  ours = await newOrganization()
  account = await ours.connect()
})
beforeEach(async () => {
  phone = newCustomer()
  name = `Flora Fields ${String.fromCharCode(65 + customers++)}.`
  await write({ body: 'Do you have pictures?' })
})

const write = (message: { body: string; media_url?: string }) =>
  customerWrites({ from: `whatsapp:${phone}`, to: account.whatsapp_from, profile_name: name, ...message })

const kept = keepPage(() => open('/chats', { as: ours.client }))
async function openThread(width = 1280, address = '/chats'): Promise<Page> {
  const page = await kept()
  await showIn(page, 'light', width)
  await goTo(page, address)
  await page.locator('a[data-contact]', { hasText: name }).click()
  await page.getByRole('heading', { name }).waitFor()
  await page.locator('article', { hasText: 'Do you have pictures?' }).waitFor()
  return page
}

/** Our messages as shown on the customer's phone, once there are this many. */
const onPhone = (count: number) =>
  eventually(async () => {
    const query = new URLSearchParams({ ours: account.whatsapp_from, customer: `whatsapp:${phone}` })
    const { body } = await callConsole('GET', `twilio/thread?${query}`)
    const shown = body.messages.filter((one: { direction: string }) => one.direction !== 'inbound') as Shown[]
    expect(shown.length).toBe(count)
    return shown.map(({ body: text, media }) => [text, media[0]?.content_type])
  })
type Shown = { body: string; media: { content_type: string }[] }

const asFile = ({ name: filename, type, bytes }: typeof PNG) => ({
  name: filename,
  mimeType: type,
  buffer: Buffer.from(bytes),
})
const chip = (page: Page, filename: string) => page.locator('.chat-file', { hasText: filename })
const attach = (page: Page, ...files: (typeof PNG)[]) =>
  page.locator('.chat-composer input[type=file][multiple]').setInputFiles(files.map(asFile))

/** Files as a page gets them from the clipboard, or dropped on it. */
const transferOf = (page: Page, file: typeof PNG) =>
  page.evaluateHandle(
    ({ filename, type, base64 }) => {
      const transfer = new DataTransfer()
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
      transfer.items.add(new File([bytes], filename, { type }))
      return transfer
    },
    { filename: file.name, type: file.type, base64: Buffer.from(file.bytes).toString('base64') },
  )

/** Pastes a file while the composer has no focus. */
const pasteBeside = async (page: Page, file: typeof PNG) =>
  page.locator('body').evaluate(
    (body, clipboardData) => {
      body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: clipboardData as never, bubbles: true }))
    },
    await transferOf(page, file),
  )

test('files by button, paste and drag leave as messages in their order, the text with the picture', async () => {
  const page = await openThread()
  await attach(page, PNG, PDF)
  // What is typed on is the text, and no command, wherever in the conversation the focus is.
  await page.getByRole('button', { name: 'Attach files' }).focus()
  await page.keyboard.type('See you')
  expect(await page.locator('textarea').inputValue()).toBe('See you')
  await page.getByRole('log').click()
  await page.keyboard.type('s')
  expect(await page.locator('textarea').inputValue()).toBe('See yous')
  const pasted = await transferOf(page, { ...PNG, name: 'pasted.png' })
  await page.locator('textarea').evaluate((field, clipboardData) => {
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: clipboardData as never, bubbles: true, cancelable: true }),
    )
  }, pasted)
  const dropped = await transferOf(page, { ...PNG, name: 'dropped.png' })
  for (const event of ['dragover', 'drop'])
    await page.locator('.chat-drop').dispatchEvent(event, { dataTransfer: dropped })
  await chip(page, 'dropped.png').waitFor()
  await expect.poll(() => page.locator('.chat-file [role=progressbar]').count()).toBe(0)
  expect(await page.locator('.chat-file').count()).toBe(4)

  await page.locator('textarea').fill('Here they are')
  await page.locator('textarea').press('Enter')
  expect(await onPhone(4)).toEqual([
    ['Here they are', 'image/png'],
    ['', 'application/pdf'],
    ['', 'image/png'],
    ['', 'image/png'],
  ])
  await page.locator('.chat-file').waitFor({ state: 'detached' })
  await expect.poll(() => page.locator('article .chat-picture').count()).toBe(3)
  await page.locator('article', { hasText: 'Cotización.pdf' }).waitFor()
})

test('a file that is dropped or pasted where nothing can be sent is refused with the reason', async () => {
  const { row, id } = await findConversation(ours.client, phone, 'whatsapp')
  await ours.client.patch(`/api/chats/whatsapp/${id}/status`, { status: 'closed', contact_id: row.contact_id })
  const page = await openThread(1280, '/chats?status=closed')
  await page.locator('textarea:disabled').waitFor()
  const told = page.locator('[data-scope=toast][data-part=root]', { hasText: 'The file was not attached' })
  const why = told.getByText('This conversation is closed')
  await page.locator('.chat-drop').dispatchEvent('drop', { dataTransfer: await transferOf(page, PNG) })
  await why.waitFor()
  await told.getByRole('button', { name: 'Close' }).click()
  await told.waitFor({ state: 'detached' })
  await pasteBeside(page, PNG)
  await why.waitFor()
  expect(await page.locator('.chat-file').count()).toBe(0)
})

test('a picture opens in front of everything, leads to the next and back, by key and by button, and closes by Escape', async () => {
  await write({ body: '', media_url: '/local/files/car.jpg' })
  await write({ body: '', media_url: '/local/files/dashboard.png' })
  const page = await openThread()
  const pictures = page.locator('article .chat-picture')
  await expect.poll(() => pictures.count()).toBe(2)
  await pictures.first().click()
  const front = page.getByRole('dialog')
  const [first, second] = await pictures
    .locator('img')
    .evaluateAll((all: HTMLImageElement[]) => all.map(({ src }) => src))
  const shows = (src: string | undefined) =>
    expect.poll(() => front.locator('img').evaluate((img: HTMLImageElement) => img.src)).toBe(src)
  await shows(first)
  await expect.poll(() => front.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(800)
  await page.keyboard.press('ArrowRight')
  await shows(second)
  expect(await front.getByRole('button', { name: 'Next picture' }).count()).toBe(0)
  await front.getByRole('button', { name: 'Previous picture' }).click()
  await shows(first)
  await page.keyboard.press('Escape')
  await front.waitFor({ state: 'detached' })
})

test('a customer’s video and voice note play where they stand, the voice note faster', async () => {
  await write({ body: '', media_url: '/local/files/walkaround.mp4' })
  await write({ body: '', media_url: '/local/files/voice.ogg' })
  const page = await openThread()
  const lengthOf = (tag: string) =>
    expect.poll(() => page.locator(`article ${tag}`).evaluate((player: HTMLMediaElement) => player.duration))
  await lengthOf('video').toBeCloseTo(3, 0)
  await lengthOf('audio').toBeCloseTo(4, 0)
  await page.locator('a[data-contact]', { hasText: name }).getByText('Audio', { exact: true }).waitFor()
  const speed = page.getByRole('button', { name: 'Playback speed: 1×' })
  await speed.click()
  const rate = page.locator('article audio').evaluate((player: HTMLMediaElement) => player.playbackRate)
  expect(await rate).toBe(1.5)
})

test('a lost connection keeps text and file; the upload goes on, can be called off, and survives a reload', async () => {
  const page = await openThread()
  // A request that gets no answer, without the words that the browser writes down then.
  await page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function () {
      setTimeout(() => this.onerror?.(new ProgressEvent('error')))
    }
    Object.assign(window, { mend: () => Object.assign(XMLHttpRequest.prototype, { send }) })
  })
  await page.locator('textarea').fill('With a picture')
  await attach(page, PNG, PDF)
  for (const { name: file } of [PNG, PDF])
    await chip(page, file).getByText('No connection.', { exact: false }).waitFor()
  expect(await page.getByRole('button', { name: 'Send', exact: true }).isDisabled()).toBe(true)
  await chip(page, PDF.name)
    .getByRole('button', { name: `Remove ${PDF.name}` })
    .click()
  await chip(page, PDF.name).waitFor({ state: 'detached' })
  await page.evaluate(() => (window as unknown as { mend: () => void }).mend())
  await chip(page, PNG.name)
    .getByRole('button', { name: /Try again/ })
    .click()
  await chip(page, PNG.name).getByText('70 B').waitFor()
  await page.reload()
  await chip(page, PNG.name).waitFor()
  expect(await page.locator('textarea').inputValue()).toBe('With a picture')
  await page.locator('textarea').press('Enter')
  expect(await onPhone(1)).toEqual([['With a picture', 'image/png']])
})

test('what the channel does not carry, and a text beside a document, are told before sending', async () => {
  const page = await openThread()
  await attach(page, { name: 'loop.gif', type: 'image/gif', bytes: 'GIF89a\x01\x00\x01\x00' })
  await chip(page, 'loop.gif').getByText('Sent as a link: WhatsApp can’t send this file', { exact: false }).waitFor()
  await chip(page, 'loop.gif').getByRole('button', { name: 'Remove loop.gif' }).click()
  await pasteBeside(page, PDF)
  await page.locator('textarea').fill('The quote')
  await page.getByText('Your text goes as a separate message', { exact: false }).waitFor()
  await chip(page, PDF.name).getByText('15 B').waitFor()
  await page.locator('textarea').press('Enter')
  expect(await onPhone(2)).toEqual([
    ['The quote', undefined],
    ['', 'application/pdf'],
  ])
})

describe('a voice note', () => {
  /** The next recording takes its time to end. */
  function endLate() {
    const { stop } = MediaRecorder.prototype
    MediaRecorder.prototype.stop = function () {
      MediaRecorder.prototype.stop = stop
      setTimeout(() => stop.call(this), 1_000)
    }
  }

  async function record(page: Page) {
    await page.getByRole('button', { name: 'Record a voice note' }).click()
    await page
      .getByRole('timer')
      .getByText(/0:0[1-9] of 2:00/)
      .waitFor()
  }

  test('is recorded with a pause, heard, and sent as what WhatsApp plays', async () => {
    const page = await openThread()
    await record(page)
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.getByRole('timer').getByText('Paused', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Resume' }).click()
    await page.getByRole('button', { name: 'Finish recording' }).click()
    const preview = page.getByRole('group', { name: 'Your voice note' })
    await expect
      .poll(() => preview.locator('audio').evaluate((player: HTMLMediaElement) => player.duration))
      .toBeGreaterThan(0.9)
    expect(await violationsOn(page)).toEqual([])
    await preview.getByRole('button', { name: 'Send voice note' }).click()
    expect(await onPhone(1)).toEqual([['', 'audio/ogg']])
    await page.locator('article audio').waitFor()
    await page.locator('a[data-contact]', { hasText: name }).getByText('Audio', { exact: true }).waitFor()
  })

  test('that is neither sent nor discarded waits among the files, whether it is finished or not', async () => {
    for (const left of ['finished', 'being prepared', 'being recorded']) {
      const page = await openThread()
      await record(page)
      if (left === 'being prepared') await page.evaluate(endLate)
      if (left !== 'being recorded') await page.getByRole('button', { name: 'Finish recording' }).click()
      if (left === 'finished') await page.getByRole('group', { name: 'Your voice note' }).waitFor()
      await openThread()
      await page.getByRole('button', { name: 'Remove voice.ogg' }).click()
    }
    expect(await onPhone(0)).toEqual([])
  })

  test('can be discarded; a microphone that is refused is told', async () => {
    const page = await openThread()
    await page.getByRole('button', { name: 'Record a voice note' }).click()
    await page.getByRole('timer').waitFor()
    await page.getByRole('button', { name: 'Discard voice note' }).click()
    await page.locator('textarea').waitFor()
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No', 'NotAllowedError'))
    })
    await page.getByRole('button', { name: 'Record a voice note' }).click()
    await page.getByText('The microphone could not be accessed. Please check its permissions.').waitFor()
    expect(await onPhone(0)).toEqual([])
  })
})
