import { beforeAll, expect, test } from 'vitest'
import { findMessage, setTranscript } from '../../functions/core/messaging/messages/door.ts'
import { givenNumber, isYes } from '../../functions/core/messaging/messages/given-number.ts'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import { openModel } from '../assistant/open-model.ts'
import { atMeta, connectedPage, newPerson, type Page } from '../at-meta.ts'
import { newOrganization, type TestOrganization } from '../cloud.ts'
import { newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { PDF, uploadInOnePiece } from '../files.ts'

let ours: TestOrganization
let page: Page
beforeAll(async () => {
  ours = await newOrganization({ name: 'Mariposa Motors' })
  await ours.connect()
  page = await connectedPage(ours)
})

test('photos, voice, and stories come with their files, copied at once; a link that has expired brings none', async () => {
  const ana = newPerson(ours, page.instagram.id, 'instagram', 'Ana Files')
  await ana.write(['Look'], { files: ['car.jpg', 'voice.ogg'] })
  await ana.write(['Nice one!'], { story: 'reply' })
  await ana.write([], { story: 'mention', files: ['car.jpg'] })
  const lines = await eventually(async () => {
    const thread = await ana.thread()
    expect(thread.map(({ media }: { media: { status: string }[] }) => media.map(({ status }) => status))).toEqual([
      ['ready', 'ready'],
      [],
      ['ready'],
    ])
    return thread
  })
  expect(lines).toMatchObject([
    { kind: 'text', body: 'Look', media: [{ content_type: 'image/jpeg' }, { content_type: 'audio/ogg' }] },
    { kind: 'story_reply', body: 'Nice one!' },
    { kind: 'story_mention', body: '' },
  ])
  await ana.write(['Too late'], { files: ['car.jpg'], is_expired: true })
  expect((await ana.thread()).at(-1).media).toMatchObject([{ status: 'copying' }])
})

test('a file goes out by itself, after its text; what a channel does not carry goes as a link', async () => {
  const ben = newPerson(ours, page.id, 'messenger', 'Ben Files')
  await ben.write(['Do you have the papers?'])
  const { url: media_url } = (await uploadInOnePiece(ours.client, PDF)).body
  const sent = await ben.answer('Here they are', 0, { media_url })
  expect(sent.status, sent.text).toBe(200)
  expect(await ben.got()).toMatchObject([{ text: 'Here they are' }, { attachment: { type: 'file' } }])
  const cora = newPerson(ours, page.instagram.id, 'instagram', 'Cora Files')
  await cora.write(['And me?'])
  const { url } = (await uploadInOnePiece(ours.client, PDF)).body
  expect((await cora.answer('Here', 0, { media_url: url })).status).toBe(200)
  expect((await cora.got()).at(-1).text).toContain(`${PDF.name}: http`)
})

test('the latest reaction marks its message, in whatever order they come, and an answer quotes the one it names', async () => {
  const dan = newPerson(ours, page.id, 'messenger', 'Dan Marks')
  await dan.write(['Hi'])
  await dan.answer('The blue one?')
  const mid = (await dan.got())[0].mid
  const at = Date.now()
  const react = (action: string, emoji: string | undefined, timestamp: number) =>
    dan.tell({ reaction: { mid, action, ...(emoji && { emoji }) }, timestamp }, { times: 2 })
  await react('react', '😮', at + 2)
  await react('react', '👍', at + 1)
  const marks = async () => (await dan.thread()).at(-1).reactions
  expect(await marks()).toEqual([{ emoji: '😮', from: 'customer' }])
  await react('unreact', undefined, at + 3)
  expect(await marks()).toEqual([])
  await dan.write(['Yes, that one'], { quotes: mid })
  expect((await dan.thread()).at(-1)).toMatchObject({ reply_to: { body: 'The blue one?', direction: 'outbound' } })
})

test.each(['messenger', 'instagram'] as const)(
  'on %s an edit puts its words in place of those before, the latest for good, and what is unsent leaves nothing behind',
  async (type) => {
    const account = type === 'messenger' ? page.id : page.instagram.id
    const name = `Eli ${type}`
    const eli = newPerson(ours, account, type, name)
    const [mid, other, unseen] = [1, 2, 3].map((n) => `m_edit-${type}-${n}`)
    await eli.write(['Is the zivic here?', 'My VIN is 2HGFC2F59JH512345'], { mids: [mid, other], files: ['car.jpg'] })
    const at = { account, person: eli.person }
    const edit = (text: string, edits: number) => atMeta('edits', { ...at, mid, text, edits, times: 2 })
    await edit('Is the Civic here, in blue?', 2)
    await edit('Is the Civic here?', 1)
    expect((await eli.thread())[0]).toMatchObject({
      body: 'Is the Civic here, in blue?',
      edited_at: expect.any(String),
    })

    const media = () =>
      eventually(async () => {
        const [, message] = await eli.thread()
        expect(message.media).toMatchObject([{ status: 'ready' }])
        return (await ours.client.get(message.media_url)).headers.location
      })
    const file = String(await media())
    await eli.write(['Sorry, wrong car'], { quotes: other })
    expect((await eli.thread())[2].reply_to.body).toContain('VIN')
    await atMeta('withdrawals', { ...at, mid: other, times: 2 })
    await edit('Is the Civic here?', 3)
    // One that Meta tells of first never comes in.
    await atMeta('withdrawals', { ...at, mid: unseen })
    await eli.write(['Never mind'], { mids: [unseen] })
    const thread = await eli.thread()
    expect(thread).toMatchObject([
      { body: 'Is the Civic here?' },
      { kind: 'withdrawn', body: '', media: [], direction: 'inbound' },
      { body: 'Sorry, wrong car', reply_to: { body: '' } },
    ])
    expect(JSON.stringify(thread)).not.toContain('VIN')
    expect((await fetch(file)).status).toBe(404)
    // What was said in it may be written out only now.
    const conversation = (await eli.findRow())[`${type}_conversation_id`]
    const gone = await findMessage(provenOrg(ours.org), conversation, thread[1].id, true)
    expect(gone && (await setTranscript(gone, { text: 'My VIN' }))).toBe(false)
    await atMeta('withdrawals', { ...at, mid: (await eli.write(['And this?'])).mids[0] })
    expect((await eli.findRow()).last_message).toBe('↩️ Mensaje retirado')
  },
)

test('an edit, a reaction, and what is unsent reach a message whose conversation a merge joined to another', async () => {
  const [gil, hal] = ['Gil Joined', 'Hal Joined'].map((name) => newPerson(ours, page.id, 'messenger', name))
  if (!gil || !hal) throw new Error('Nobody wrote.')
  const [first, second] = (await gil.write(['Is it hear?', 'My VIN is 2HGFC2F59JH512345'])).mids
  await hal.write(['Hello'])
  const [leaving, kept] = [await gil.findRow(), await hal.findRow()].map(({ contact_id }) => contact_id)
  expect((await ours.client.post(`/api/contacts/${kept}/merge`, { with: leaving })).status).toBe(200)
  const at = { account: page.id, person: gil.person }
  await atMeta('edits', { ...at, mid: first, text: 'Is it here?', edits: 1 })
  await gil.tell({ reaction: { mid: first, action: 'react', emoji: '👍' }, timestamp: Date.now() })
  await atMeta('withdrawals', { ...at, mid: second })
  expect(await hal.thread()).toMatchObject([
    { body: 'Is it here?', reactions: [{ emoji: '👍' }] },
    { kind: 'withdrawn', body: '' },
    { body: 'Hello' },
  ])
})

test('who edits a message into a STOP may want an end', async () => {
  const fay = newPerson(ours, page.id, 'messenger', 'Fay Stops')
  const { mids } = await fay.write(['Stay in touch'])
  await atMeta('edits', { account: page.id, person: fay.person, mid: mids[0], text: 'Stop' })
  const row = await fay.findRow()
  await eventually(async () => {
    const { data } = (await ours.client.get(`/api/contacts/${row.contact_id}/consents`)).body
    expect(data[0]).toMatchObject({ state: 'in_doubt', text: 'Stop' })
  })
})

test('an ad, or a listing on Marketplace, stands above the message that it led to, and its vehicle is known', async () => {
  const car = async (more: object) =>
    (await ours.client.post('/api/inventory', { price: 21_450, ...more })).body.id as string
  const byNumber = await car({ year: 2023, make: 'Honda', model: 'Civic', stockNumber: 'MK2210' })
  const byTitle = await car({ year: 2021, make: 'Toyota', model: 'RAV4', trim: 'XLE', stockNumber: 'MK2211' })
  await car({ year: 2021, make: 'Toyota', model: 'RAV4', trim: 'LE', stockNumber: 'MK2212' })
  const item = 'https://www.facebook.com/marketplace/item/4711'
  const asked = [
    [
      'Eva Ad',
      { referral: { source: 'ADS', ad_id: '120', ref: 'MK2210', ads_context_data: { ad_title: 'Spring' } } },
      byNumber,
      'ad',
    ],
    ['Fay Listing', { shares: { url: item, title: '2021 Toyota RAV4 XLE Sport Utility' } }, byTitle, 'post'],
    ['Gus Vague', { shares: { url: item, title: '2021 Toyota RAV4' } }, undefined, 'post'],
  ] as const
  for (const [name, more, vehicle, kind] of asked) {
    const person = newPerson(ours, page.id, 'messenger', name)
    await person.write(['Is this still available?'], more)
    const row = await eventually(async () => {
      const found = await person.findRow()
      expect(found.vehicle?.id).toBe(vehicle)
      return found
    })
    expect((await person.thread())[0].referral).toMatchObject(
      kind === 'ad' ? { headline: 'Spring', source_id: '120' } : { source_url: item },
    )
    expect((await ours.client.get(`/api/contacts/${row.contact_id}`)).body.source).toMatchObject({ kind })
  }
})

test.each([
  ['my number is (512) 555-0142', '(512) 555-0142'],
  ['llámame al 512.555.0142 por favor', '512.555.0142'],
  ['+1 512 555 0142', '+1 512 555 0142'],
  ['I can pay $21,450 for it', undefined],
  ['VIN 2HGFC2F59JH512345?', undefined],
  ['512 555 0142 or 512 555 0143', undefined],
])('in “%s” the number is %s', (body, number) => {
  expect(givenNumber(body)).toBe(number)
})

test.each([
  ['YES', true],
  ['Sí, por favor', true],
  ['sí!', true],
  ['ok', true],
  ['yes but call me', false],
])('“%s” is a plain yes: %s', (body, isPlain) => {
  expect(isYes(body)).toBe(isPlain)
})

test('a number that is given is asked about once, with the words of consent, and a yes goes on by text; another’s number merges nobody', async () => {
  const phone = newCustomer()
  const hal = newPerson(ours, page.id, 'messenger', 'Hal Number')
  await hal.write([`Me puedes escribir al ${phone}, ¿está bien?`])
  await eventually(async () => expect(await hal.got()).toHaveLength(1))
  const [{ text: words }] = await hal.got()
  expect(words).toContain('Responde SÍ')
  await hal.write(['Sí'])
  const row = await eventually(async () => {
    const found = await hal.findRow()
    expect(found).toMatchObject({ phone_number: phone, has_sms: true, has_messenger: true })
    return found
  })
  await eventually(async () => {
    const { data } = (await ours.client.get(`/api/contacts/${row.contact_id}/consents`)).body
    expect(data).toContainEqual(
      expect.objectContaining({ channel: 'sms', method: 'message', state: 'given', text: words }),
    )
  })
  expect((await ours.client.post(`/api/chats/sms/${row.sms_conversation_id}/send`, { body: 'By text' })).status).toBe(
    200,
  )

  const ida = newPerson(ours, page.id, 'messenger', 'Ida Another')
  await ida.write([`My number is ${phone}`, 'yes'])
  await ida.write(['Anything else?'])
  expect(await ida.findRow()).toMatchObject({ phone_number: null, sms_conversation_id: null })
  expect(await ida.got()).toEqual([])
})

test('the assistant answers, says what it is, is silent once a colleague wrote in Meta’s inbox, and says it again once it is handed back', async () => {
  const theirs = await newOrganization({ name: 'Assisted Motors' })
  const own = await connectedPage(theirs, 'Assisted Motors')
  const model = await openModel(theirs.org)
  const ai = (key: string, value: string) => ({ key, value, group: 'ai' })
  await theirs.client.post('/api/settings/bulk-update', {
    settings: [ai('openai_api_key', model.keys.openai), ai('openai_enabled', 'true')],
  })
  expect((await theirs.client.put('/api/assistant', { mode: 'always' })).status).toBe(200)
  const joe = newPerson(theirs, own.id, 'messenger', 'Joe Assisted')
  await model.script({
    calls: [{ name: 'reply', arguments: { sentences: [[{ phrase: 'greet' }], [{ phrase: 'ask_how_can_i_help' }]] } }],
  })
  await joe.write(['Hello there, are you open today?'])
  await eventually(async () => expect(await joe.got()).toHaveLength(1))
  expect((await joe.got())[0].text).toContain("I'm the automated assistant of Assisted Motors.")
  await joe.answerThere('I am here myself')
  await eventually(async () =>
    expect((await joe.findRow()).assistant).toMatchObject({ state: 'sleeps', reason: 'person' }),
  )
  await joe.write(['And on Sunday?'])
  const { contact_id } = await joe.findRow()
  const handedBack = await theirs.client.put(`/api/chats/contacts/${contact_id}/assistant`, { mode: null })
  expect(handedBack).toMatchObject({ status: 200, body: { assistant: { state: 'answers' } } })
  await model.script({ calls: [{ name: 'reply', arguments: { sentences: [[{ phrase: 'ask_how_can_i_help' }]] } }] })
  await joe.write(['Hello? Are you open on Sunday?'])
  await eventually(async () => expect(await joe.got()).toHaveLength(2))
  expect((await joe.got())[1].text).toContain("I'm the automated assistant of Assisted Motors.")
})
