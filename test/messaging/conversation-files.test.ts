import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Channel } from '#contract/customers/channels/channels.ts'
import { FILE_BYTES_MAX } from '#contract/platform/file-types.ts'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import type { TwilioAccount } from '../../lib/local/twilio.ts'
import {
  type Client,
  callConsole,
  customerWrites,
  newOrganization,
  openClient,
  openCloud,
  type TestOrganization,
} from '../cloud.ts'
import { assign, findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { endedRun, prepareUpload, sendFile } from '../feeds.ts'
import { HTML, PDF, PNG, readFile, SVG, type TestFile, uploadByForm } from '../files.ts'

let ours: TestOrganization
let theirs: TestOrganization
let account: TwilioAccount
beforeAll(async () => {
  ;[ours, theirs] = await Promise.all([newOrganization(), newOrganization()])
  account = await ours.connect()
})

type Sent = { id: string; body: string; status: string; error_code: string | null; media: Medium[]; media_url: string }
type Medium = { url: string; content_type: string; name: string; size: number; status: string; is_link: boolean }

/** A customer who has written on this channel, with or without a file. */
async function customer(type: Channel, file?: { media_url: string }) {
  const phone = newCustomer()
  const prefix = type === 'whatsapp' ? 'whatsapp:' : ''
  const [from, to] = [prefix + phone, type === 'whatsapp' ? account.whatsapp_from : account.phone_number]
  await customerWrites({ from, to, body: file ? '' : 'Do you have pictures?', ...file })
  const { id, row } = await eventually(() => findConversation(ours.client, phone, type))
  const path = `/api/chats/${type}/${id}`
  const messages = async () => (await ours.client.get(`${path}/messages`)).body.messages as Sent[]
  return {
    path,
    row,
    contact_id: row.contact_id as string,
    messages,
    newest: async () => (await messages()).at(-1) as Sent,
    send: (body: object, client: Client = ours.client) => client.post(`${path}/send`, body),
    /** Our messages as shown on the customer's phone. */
    onPhone: async () => {
      const query = new URLSearchParams({ ours: to, customer: from })
      const { body } = await callConsole('GET', `twilio/thread?${query}`)
      return body.messages.filter((one: { direction: string }) => one.direction !== 'inbound') as Shown[]
    },
  }
}
type Shown = { body: string; status: string; error_code: number | null; media: { url: string; content_type: string }[] }

const upload = async (file: TestFile, client = ours.client) => (await uploadByForm(client, file)).url

describe('sending a file', () => {
  test.each(['whatsapp', 'sms'] as const)(
    'on %s: it arrives with its text, and is read by whoever sees the thread',
    async (type) => {
      const { send, onPhone, newest } = await customer(type)
      const sent = await send({ body: 'This one', media_url: await upload(PNG) })
      expect(sent).toMatchObject({
        status: 200,
        body: {
          message: {
            body: 'This one',
            media_content_type: 'image/png',
            media: [{ name: 'pixel.png', size: 70, status: 'ready', is_link: false }],
          },
        },
      })
      const [shown] = await eventually(async () => {
        const all = await onPhone()
        expect(all.at(-1)?.status).toMatch(/delivered|read/)
        return all
      })
      expect(shown).toMatchObject({ body: 'This one', media: [{ content_type: 'image/png' }] })
      const bytes = await (await fetch(shown?.media[0]?.url ?? '')).bytes()
      expect(bytes).toEqual(PNG.bytes)
      const { media_url } = await newest()
      expect(await readFile(ours.client, media_url)).toMatchObject({ status: 200, type: 'image/png', bytes: PNG.bytes })
    },
  )

  test('without a text, the thread says what it is, and the customer gets the file alone', async () => {
    const { send, onPhone } = await customer('whatsapp')
    const voice = { name: 'voice.ogg', type: 'audio/ogg', bytes: oggOpus() }
    expect((await send({ media_url: await upload(PDF) })).body.message.body).toBe('📎 Archivo adjunto')
    expect((await send({ body: '🎤 Audio', media_url: await upload(voice) })).body.message).toMatchObject({
      body: '🎤 Audio',
      media_content_type: 'audio/ogg',
    })
    await eventually(async () => {
      const shown = await onPhone()
      expect(shown.map(({ body, media }) => [body, media[0]?.content_type])).toEqual([
        ['', 'application/pdf'],
        ['', 'audio/ogg'],
      ])
      expect(shown.every(({ status }) => status === 'read' || status === 'delivered')).toBe(true)
    })
  })

  test.each([
    [
      'a type the channel does not carry',
      'whatsapp',
      { ...PNG, name: 'a.gif', type: 'image/gif', bytes: 'GIF89a\x01' },
    ],
    ['more than the channel carries', 'sms', { ...PDF, bytes: PDF.bytes + ' '.repeat(500_000) }],
    ['a drawing that may hold scripts', 'whatsapp', SVG],
  ] as const)('%s goes as a link that opens without a login and ends with the contact', async (_, type, file) => {
    const { send, onPhone, contact_id } = await customer(type)
    const { body } = await send({ body: 'Here', media_url: await upload(file) })
    expect(body.message).toMatchObject({ body: 'Here', media: [{ name: file.name, is_link: true }] })
    const link = await eventually(async () => {
      const [, found] = /^Here\n.*: (http\S+)$/.exec((await onPhone())[0]?.body ?? '') ?? []
      return found ?? Promise.reject(new Error('No link came.'))
    })
    const stranger = await openClient()
    const opened = await readFile(stranger, new URL(link).pathname)
    expect(opened).toMatchObject({ status: 200, bytes: Uint8Array.from(Buffer.from(file.bytes as string)) })
    if (file === SVG) expect(opened.disposition).toMatch(/^attachment/)
    expect((await stranger.get(`${new URL(link).pathname}x`)).status).toBe(404)
    await ours.client.delete(`/api/contacts/${contact_id}`)
    await eventually(async () => expect((await stranger.get(new URL(link).pathname)).status).toBe(404))
  })

  test('beside a document of WhatsApp the text is a message of its own before it, once, and the quote is the text’s', async () => {
    const { send, messages, onPhone } = await customer('whatsapp')
    const [question] = await messages()
    const text = 'Here is the contract, please sign page 3'
    const asked = { body: text, media_url: await upload(PDF), client_id: randomUUID(), reply_to: question?.id }
    const sent = await send(asked)
    expect(sent, sent.text).toMatchObject({
      status: 200,
      body: {
        message: { media_content_type: 'application/pdf', client_id: asked.client_id },
        messages: [
          {
            body: text,
            media: [],
            reply_to: { id: question?.id, body: 'Do you have pictures?', direction: 'inbound' },
          },
          { media_content_type: 'application/pdf', reply_to: null },
        ],
      },
    })
    await send(asked)
    expect((await messages()).map(({ body, media }) => [body, media.length])).toEqual([
      ['Do you have pictures?', 0],
      [text, 0],
      ['📎 Archivo adjunto', 1],
    ])
    await eventually(async () =>
      expect((await onPhone()).map(({ body, media }) => [body, media[0]?.content_type])).toEqual([
        [text, undefined],
        ['', 'application/pdf'],
      ]),
    )
  })

  test('an answer to a message of another conversation is refused, and nothing is sent', async () => {
    const [{ send, messages }, other] = [await customer('whatsapp'), await customer('whatsapp')]
    const [foreign] = await other.messages()
    expect(await send({ body: 'Yes', reply_to: foreign?.id })).toMatchObject({ status: 404 })
    expect(await messages()).toHaveLength(1)
  })

  test('another dealership’s, a colleague’s, a made-up and an external file is as if it did not exist', async () => {
    const { send, messages } = await customer('sms')
    const colleague = await ours.addMember({ role: 'manager' })
    const own = await upload(PNG)
    const files = [
      await upload(PNG, theirs.client),
      await upload(PNG, colleague.client),
      `${own.slice(0, -1)}${own.endsWith('0') ? '1' : '0'}`,
      'https://example.com/a.png',
      `https://evil.example${own}`,
      `${own}?x=1`,
    ]
    for (const media_url of files)
      expect(await send({ body: 'x', media_url }), media_url).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      })
    expect(await messages()).toHaveLength(1)
  })

  test('a page that calls itself a picture is refused in words', async () => {
    const { send, messages } = await customer('sms')
    expect(await send({ body: 'x', media_url: await upload(HTML) })).toMatchObject({
      status: 422,
      body: { errors: { media_url: expect.stringMatching(/^This kind of file/) } },
    })
    expect(await messages()).toHaveLength(1)
  })

  test('what was sent stays as it was, whatever is uploaded by the same form; the same client id is one message', async () => {
    const { send, messages, newest } = await customer('sms')
    const asked = (await ours.client.post('/api/upload', { filename: 'a.png', content_type: 'image/png', size: 100 }))
      .body
    const { postByForm } = await import('../files.ts')
    await postByForm(asked.upload, PNG)
    const body = { body: 'One', media_url: asked.url, client_id: 'once' }
    const [one, other] = [await send(body), await send(body)]
    expect(other.body.message.id).toBe(one.body.message.id)
    expect(await messages()).toHaveLength(2)
    await postByForm(asked.upload, { ...PNG, bytes: 'something else' })
    expect(await readFile(ours.client, (await newest()).media_url)).toMatchObject({ bytes: PNG.bytes })
  })
})

describe('a customer’s file', () => {
  const inline = ({ type, bytes }: TestFile) => `data:${type};base64,${Buffer.from(bytes).toString('base64')}`

  test('is copied to us, by its content, and read by those who see the conversation and nobody else', async () => {
    const { newest, contact_id } = await customer('whatsapp', { media_url: inline(PNG) })
    const { media_url } = await eventually(async () => {
      const message = await newest()
      expect(message.media).toMatchObject([{ status: 'ready', size: 70, content_type: 'image/png' }])
      return message
    })
    expect(await readFile(ours.client, media_url)).toMatchObject({ status: 200, type: 'image/png', bytes: PNG.bytes })
    const [agent, other] = [await ours.addMember({ role: 'agent' }), await ours.addMember({ role: 'agent' })]
    await assign(ours.client, { contact_id }, agent.id)
    expect((await readFile(agent.client, media_url)).status).toBe(200)
    for (const { client } of [other, theirs]) expect((await readFile(client, media_url)).status).toBe(404)
    expect((await readFile(await openClient(), media_url)).status).toBe(401)
  })

  test.each([
    ['a picture', PNG, '📎 Archivo adjunto'],
    ['a voice note', { name: 'voice.ogg', type: 'audio/ogg', bytes: 'OggS' }, '🎤 Audio'],
  ])('without a text is told for what it is in the list: %s', async (_, file, words) => {
    const { row } = await customer('whatsapp', { media_url: inline(file) })
    expect(row.last_message).toBe(words)
  })

  test.each([
    ['an svg', SVG],
    ['a page that calls itself a picture', HTML],
  ])('that is %s is downloaded and never shown', async (_, file) => {
    const { newest } = await customer('sms', { media_url: inline(file) })
    await eventually(async () => expect((await newest()).media[0]?.status).toBe('ready'))
    expect(await readFile(ours.client, (await newest()).media_url)).toMatchObject({
      type: 'application/octet-stream',
      disposition: expect.stringMatching(/^attachment/),
    })
  })

  test('that is a contact card tells who stands in it', async () => {
    const card = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Emeka Okafor\r\nTEL;TYPE=CELL:+1 628 555 0193\r\nEND:VCARD\r\n'
    const { newest, row } = await customer('whatsapp', {
      media_url: `data:text/vcard;base64,${Buffer.from(card).toString('base64')}`,
    })
    expect(row.last_message).toBe('👤 Contacto')
    await eventually(async () =>
      expect(await newest()).toMatchObject({
        kind: 'contact',
        contacts: [{ name: 'Emeka Okafor', numbers: ['+1 628 555 0193'] }],
        media: [{ content_type: 'text/vcard', status: 'ready' }],
      }),
    )
  })

  test('that could not be copied is asked for again by hand', async () => {
    const { newest, path } = await customer('whatsapp', { media_url: inline(PNG) })
    await eventually(async () => expect((await newest()).media[0]?.status).toBe('ready'))
    const { id } = await newest()
    const { setMedia } = await import('../../functions/core/messaging/messages/door.ts')
    const { findMessage } = await import('../../functions/core/messaging/messages/door.ts')
    const message = await findMessage(provenOrg(ours.org), path.split('/').at(-1) ?? '', id)
    const { url, content_type = '' } = message?.media?.[0] ?? {}
    if (message) await setMedia(message, 0, { url, content_type, status: 'failed' })
    const { media_url, media } = await newest()
    expect(media[0]).toMatchObject({ status: 'failed', size: null })
    expect((await ours.client.get(media_url)).status).toBe(404)
    expect((await theirs.client.post(`${media_url}/retry`)).status).toBe(404)
    expect(await ours.client.post(`${media_url}/retry`)).toMatchObject({
      status: 200,
      body: { message: { media: [{ status: expect.stringMatching(/copying|ready/) }] } },
    })
    await eventually(async () => expect((await newest()).media[0]?.status).toBe('ready'))
    expect(await readFile(ours.client, media_url)).toMatchObject({ bytes: PNG.bytes })
  })

  test('that is too large is not kept, which the thread says, and asking again changes nothing', async () => {
    const server = createServer((_, response) => response.end(Buffer.alloc(FILE_BYTES_MAX + 1)))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    try {
      const { port } = server.address() as AddressInfo
      const { newest } = await customer('whatsapp', { media_url: `http://127.0.0.1:${port}/movie.mp4` })
      await eventually(async () => expect((await newest()).media[0]?.status).toBe('too_large'))
      const { media_url } = await newest()
      expect((await ours.client.get(media_url)).status).toBe(404)
      const again = await ours.client.post(`${media_url}/retry`)
      expect(again).toMatchObject({ status: 200, body: { message: { media: [{ status: 'too_large' }] } } })
    } finally {
      server.close()
    }
  })

  test('goes with its contact', async () => {
    const { newest, contact_id, path } = await customer('whatsapp', { media_url: inline(PNG) })
    await eventually(async () => expect((await newest()).media[0]?.status).toBe('ready'))
    const { headers } = await ours.client.get((await newest()).media_url)
    const lying = String(headers.location)
    expect((await fetch(lying)).status).toBe(200)
    await ours.client.delete(`/api/contacts/${contact_id}`)
    await eventually(async () => expect((await fetch(lying)).status).toBe(404))
    expect((await ours.client.get(`${path}/messages`)).status).toBe(404)
  })
})

describe('a vehicle', () => {
  test('goes with its first picture where the channel carries one, and only its own dealership sends it', async () => {
    const { url } = await openCloud()
    const form = await prepareUpload(ours.client)
    const picture = `${url}/local/photos/800/600/A1-suv-blue-1.svg`
    const rows = [`P1,2022,Kia,Sorento,21000,${picture}`, 'P2,2020,Kia,Rio,9000,https://127.0.0.1/secret.jpg']
    await sendFile(form, ['StockNumber,Year,Make,Model,SpecialPrice,PhotoURLs', ...rows, ''].join('\n'))
    await ours.client.post('/api/inventory/sync', { upload_id: form.upload_id })
    await endedRun(ours.client)
    const { data } = (await ours.client.get('/api/inventory')).body
    const idOf = (stock: string) => data.find((one: { stockNumber: string }) => one.stockNumber === stock).id as string

    const { send, onPhone } = await customer('whatsapp')
    const body = '2022 Kia Sorento'
    expect((await send({ body, vehicle_id: idOf('P1') })).body.message).toMatchObject({
      body,
      media: [{ content_type: 'image/png', status: 'ready' }],
    })
    // An address of this machine is not asked: the text with its link goes alone.
    expect((await send({ body: '2020 Kia Rio', vehicle_id: idOf('P2') })).body.message.media).toEqual([])
    await eventually(async () => {
      const shown = (await onPhone()).map((one) => [one.body, one.media[0]?.content_type])
      expect(shown).toEqual([
        [body, 'image/png'],
        ['2020 Kia Rio', undefined],
      ])
    })
    const other = await theirs.connect()
    const from = newCustomer()
    await customerWrites({ from, to: other.phone_number, body: 'Hi' })
    const { id } = await eventually(() => findConversation(theirs.client, from))
    const stolen = await theirs.client.post(`/api/chats/sms/${id}/send`, { body, vehicle_id: idOf('P1') })
    expect(stolen).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })
})

/** The beginning of a voice note: an Ogg page with an Opus header. */
function oggOpus(): Uint8Array<ArrayBuffer> {
  const page = Buffer.alloc(28)
  page.write('OggS', 0, 'latin1')
  page.writeUInt8(2, 5)
  page.writeUInt8(1, 26)
  page.writeUInt8(19, 27)
  const head = Buffer.alloc(19)
  head.write('OpusHead', 0, 'latin1')
  head.writeUInt8(1, 8)
  return Uint8Array.from(Buffer.concat([page, head]))
}
