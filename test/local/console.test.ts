import { readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FILE_BYTES_MAX } from '#contract/stock/feed-files.ts'
import { openScripts } from '../../lib/local/ai/script.ts'
import { RUNNABLE_JOBS } from '../../lib/local/cloud/run-job.ts'
import { createConsole } from '../../lib/local/console.ts'
import { type Fault, openFaults } from '../../lib/local/faults.ts'
import { dropSampleFeed } from '../../lib/local/ftp/drop-sample-feed.ts'
import { openFeedFolder } from '../../lib/local/ftp/feed-folder.ts'
import { type Google, startGoogle } from '../../lib/local/google.ts'
import { startMail } from '../../lib/local/mail.ts'
import { type Meta, startMeta } from '../../lib/local/meta.ts'
import { newData } from '../../lib/local/stripe/state.ts'
import { startTwilio, type TwilioAccount } from '../../lib/local/twilio.ts'
import { newFolder } from '../new-folder.ts'

const clock = { offsetHours: 0 }
let mail: Awaited<ReturnType<typeof startMail>>
let twilio: Awaited<ReturnType<typeof startTwilio>>
let google: Google
let meta: Meta
let account: TwilioAccount
let server: ReturnType<typeof createServer>
let base: string
let ran: string[]
let switched: Fault[]
let folder: ReturnType<typeof openFeedFolder>

beforeEach(async () => {
  mail = await startMail({ dir: newFolder('console') })
  twilio = await startTwilio({ dir: newFolder('console'), now: () => Date.now() + clock.offsetHours * 3_600_000 })
  account = twilio.accounts()[0] as TwilioAccount
  google = await startGoogle({ dir: newFolder('console'), publicUrl: 'http://localhost:4000', now: Date.now })
  meta = await startMeta({
    ...{ dir: newFolder('console'), publicUrl: 'http://localhost:4000', now: Date.now },
    textCode: async () => {},
  })
  folder = openFeedFolder(newFolder('console'))
  ran = []
  switched = []
  clock.offsetHours = 0
  const runJob = async (name: string) => {
    if (name === 'replay-changes') throw new Error('The table does not answer.')
    ran.push(name)
    return { planned: 2 }
  }
  const answer = createConsole({
    mail,
    receiveMail: async () => ({ id: '' }),
    twilio,
    ftp: {
      host: '127.0.0.1',
      port: 2121,
      username: 'mariposa',
      password: 'secret',
      folderOf: () => folder,
      dropFeed: () => dropSampleFeed(folder, { origin: 'http://localhost:4000', now: Date.UTC(2026, 10, 20) }),
    },
    providers: { own: { issuer: '', client_id: '', client_secret: '' }, ownSaml: { metadata_url: '' } },
    clock,
    passTime: async (hours) => {
      clock.offsetHours = hours
    },
    google,
    dns: { list: () => ({}), set: () => {}, alias: () => {} },
    push: { list: () => [], subscribe: () => ({ endpoint: '', keys: { p256dh: '', auth: '' } }), end: () => false },
    meta,
    stripe: { list: newData, catchUp: () => {} },
    ai: { keys: { openai: 'sk-proj-1', anthropic: 'sk-ant-1', groq: 'gsk_1' }, scriptOf: openScripts() },
    site: { url: 'http://localhost:4000', key: () => undefined },
    faults: openFaults(),
    switchOff: async (fault) => void switched.push(fault),
    stream: { lagMs: async () => 1500 },
    runJob,
    runnableJobs: RUNNABLE_JOBS,
    signIn: { email: 'olivia@<demo>.test', password: 'secret' },
  })
  server = createServer(async (request, response) => {
    if (!(await answer(request, response, new URL(request.url ?? '/', 'http://localhost'))))
      response.writeHead(418).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await twilio.stop()
  await google.stop()
  await meta.stop()
  await mail.stop()
})

async function get(path: string) {
  const answer = await fetch(base + path)
  return { status: answer.status, body: await answer.json() }
}

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const answer = await fetch(base + path, { method: 'POST', body: text, headers })
  return { status: answer.status, body: await answer.json() }
}

test('the page has its parts, escapes what it shows, and runs no inline script', async () => {
  const answer = await fetch(`${base}/local`)
  const html = await answer.text()

  expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(html).toContain('olivia@&#60;demo&#62;.test')
  expect(html).not.toMatch(/<script(?![^>]*src=)/)
  for (const [, address] of html.matchAll(/(?:src|href)="(\/local\/[^"]+)"/g)) {
    expect((await fetch(base + address)).status, address).toBe(200)
  }
})

test.each(['/', '/locals', '/api/me'])('%s is left to others', async (path) => {
  expect((await fetch(base + path)).status).toBe(418)
})

test.each(['/local/../mail.ts', '/local/constructor', '/local/api/nothing'])('%s is not there', async (path) => {
  expect([404, 418]).toContain((await fetch(base + path)).status)
})

test('the mailbox shows the newest mail first, or those to one address', async () => {
  await mail.deliver({ to: 'ana@dealer.test', subject: 'one', text: 'https://lotwire.test/a' })
  await mail.deliver({ to: 'ben@dealer.test', subject: 'two', html: '<p>two</p>' })

  expect((await get('/local/api/mail')).body.mails.map(({ subject }: { subject: string }) => subject)).toEqual([
    'two',
    'one',
  ])
  expect((await get('/local/api/mail?to=ana%40dealer.test')).body).toEqual({
    mails: [
      { to: 'ana@dealer.test', subject: 'one', text: 'https://lotwire.test/a', html: '', sent_at: expect.any(String) },
    ],
  })
})

describe('the phone', () => {
  test('writes to a dealership, whose accounts are listed', async () => {
    const { accounts } = (await get('/local/api/twilio/accounts')).body

    expect(accounts).toEqual(twilio.accounts())
    const { status, body } = await post('/local/api/twilio/inbound', {
      from: 'whatsapp:+16285550111',
      to: account.whatsapp_from,
      body: 'Hola',
      profile_name: 'Ana',
    })
    expect(status).toBe(200)
    expect(body).toEqual({ sid: expect.stringMatching(/^SM/), deliveries: [] })
  })

  test('sees both directions in order, and the list only what one address got', async () => {
    const customer = '+16285550111'
    await post('/local/api/twilio/inbound', { from: customer, to: account.phone_number, body: 'HELP' })

    const thread = new URLSearchParams({ ours: account.phone_number, customer })
    const { messages } = (await get(`/local/api/twilio/thread?${thread}`)).body
    expect(messages.map(({ direction }: { direction: string }) => direction)).toEqual(['inbound', 'outbound-reply'])
    const list = new URLSearchParams({ account_sid: account.account_sid, to: customer })
    expect((await get(`/local/api/twilio/messages?${list}`)).body.messages).toMatchObject([
      { to: customer, from: account.phone_number, num_segments: '1' },
    ])
  })

  test('decides what becomes of a message', async () => {
    await post('/local/api/twilio/inbound', { from: '+16285550111', to: account.phone_number, body: 'HELP' })
    const [reply] = twilio.messages({ to: '+16285550111' })

    await post(`/local/api/twilio/messages/${reply?.sid}/status`, { status: 'undelivered', error_code: 30003 })

    expect(twilio.messages({ to: '+16285550111' })[0]).toMatchObject({ status: 'undelivered', error_code: 30003 })
  })

  test('calls, and decides what becomes of a call', async () => {
    const from = '+16285550111'
    const { status, body } = await post('/local/api/twilio/calls', { from, to: account.phone_number })
    expect(status).toBe(200)
    expect(body).toEqual({ sid: expect.stringMatching(/^CA/), twiml: '' })

    // Nothing answers at this number's URL, so the call is over.
    expect((await post(`/local/api/twilio/calls/${body.sid}`, { status: 'in-progress' })).status).toBe(409)
    const list = new URLSearchParams({ account_sid: account.account_sid })
    expect((await get(`/local/api/twilio/calls?${list}`)).body.calls).toMatchObject([
      {
        sid: body.sid,
        parent_call_sid: null,
        from,
        direction: 'inbound',
        status: 'failed',
        children: [],
        recordings: [],
      },
    ])
  })

  test.each([
    ['twilio/calls', { from: '+16285550111', to: '+12125550100' }, /No Twilio account/],
    ['twilio/calls', { from: 'Ana', to: '+14155550100' }, /not a number/],
    ['twilio/calls/CA1', { status: 'answered' }, /status/],
    ['twilio/calls/CA1', { status: 'completed', duration: -1 }, /duration/],
    ['twilio/calls/CA1', {}, /Say which/],
  ])('%s refuses %j', async (path, input, message) => {
    expect(await post(`/local/api/${path}`, input)).toMatchObject({
      status: 422,
      body: { message: expect.stringMatching(message) },
    })
  })
})

test('faults and chaos switches are set and seen', async () => {
  expect((await post('/local/api/twilio/faults', { kind: 'timeout', count: 3 })).body).toEqual({
    fault: { kind: 'timeout', count: 3 },
  })
  await post('/local/api/twilio/chaos', { doubled: true, lost_callbacks: 2 })

  expect((await get('/local/api/state')).body).toMatchObject({
    fault: { kind: 'timeout', count: 3 },
    chaos: { doubled: true, lost_callbacks: 2, shuffled: false },
    offset_hours: 0,
  })
})

test('the clock moves what the simulator takes for now', async () => {
  expect((await post('/local/api/clock', { offset_hours: 25 })).body).toMatchObject({ offset_hours: 25 })

  await post('/local/api/twilio/inbound', { from: '+16285550111', to: account.phone_number, body: 'Hi' })

  const [message] = twilio.messages({ from: '+16285550111' })
  expect(Date.parse(message?.date_created ?? '') - Date.now()).toBeGreaterThan(24 * 3_600_000)
})

test('a service is switched off for a time', async () => {
  const fault = { service: 'events', kind: '503', seconds: 5 }
  expect(await post('/local/api/faults', fault)).toEqual({ status: 200, body: { faults: [] } })
  expect(switched).toEqual([fault])
})

test('it is told how far behind the table whatever follows its changes is', async () => {
  expect((await get('/local/api/stream')).body).toEqual({ lag_ms: 1500 })
})

test('every job that can be run without an event of the cloud is offered, the syncs of the connected dealers too', async () => {
  const { jobs } = (await get('/local/api/state')).body
  expect(jobs.toSorted()).toEqual([
    'check-messages',
    'import-messages',
    'plan-checks',
    'plan-rounds',
    'replay-changes',
    'run-due',
    'sync-google',
    'sync-inventory',
    'sync-templates',
  ])
})

test('the AI vendors’ next answers are scripted, and taken back', async () => {
  const turns = [{ calls: [{ name: 'reply', arguments: { sentences: [] } }] }, { status: 429, delay_ms: 5 }]
  expect(await post('/local/api/ai/script', { turns, mode: 'hostile' })).toEqual({
    status: 200,
    body: { mode: 'hostile', turns: 2, sounds: 0 },
  })
  expect((await post('/local/api/ai/script', { turns: null, mode: 'assistant' })).body).toMatchObject({ turns: 0 })
  expect(await (await fetch(`${base}/local/api/ai/calls`)).json()).toEqual({
    mode: 'assistant',
    turns: 0,
    sounds: 0,
    calls: [],
  })
})

test('a job runs by its name, and says why it failed', async () => {
  expect(await post('/local/api/jobs/plan-rounds/run', '')).toEqual({ status: 200, body: { result: { planned: 2 } } })
  expect(ran).toEqual(['plan-rounds'])
  expect(await post('/local/api/jobs/replay-changes/run', {})).toEqual({
    status: 500,
    body: { message: 'The table does not answer.' },
  })
  expect((await post('/local/api/jobs/nothing/run', {})).status).toBe(404)
})

test.each([
  ['twilio/inbound', {}, 'from'],
  ['twilio/inbound', { from: '+16285550111', to: '+14155550100', body: '' }, 'body'],
  ['twilio/inbound', { from: '+16285550111', to: '+14155559999', body: 'Hi' }, 'No Twilio account'],
  ['twilio/inbound', { from: '+16285550111', to: '+14155550100', body: 'Hi', media_url: 'nowhere' }, 'media_url'],
  ['twilio/faults', { kind: 'fire', count: 1 }, 'kind'],
  ['twilio/faults', { kind: '429', count: -1 }, 'count'],
  ['faults', { service: 'twilio', kind: '503', seconds: 5 }, 'service'],
  ['faults', { service: 'mail', kind: '429', seconds: 5 }, 'kind'],
  ['twilio/chaos', { doubled: 'yes' }, 'doubled'],
  ['clock', { offset_hours: 'late' }, 'offset_hours'],
  ['clock', '{', 'JSON'],
  ['clock', '[]', 'JSON'],
  ['twilio/messages/SM0/status', { status: 'lost' }, 'status'],
  ['ai/script', { turns: [{ text: 'Hi' }, { delay_ms: -1 }] }, 'turns.1.delay_ms'],
  ['ai/script', { mode: 'angry' }, 'mode'],
])('%s with %j is refused in words', async (path, body, words) => {
  const answer = await post(`/local/api/${path}`, body)

  expect(answer).toEqual({ status: 422, body: { message: expect.stringContaining(words) } })
})

describe('a page of another site', () => {
  /** Sends headers that fetch would not, as a browser does for the page. */
  const ask = (method: string, path: string, headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) =>
      request(base + path, { method, headers }, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end(method === 'POST' ? '{"offset_hours":1}' : undefined),
    )
  const here = () => new URL(base).host

  test.each([
    ['under a name of its own that leads here', () => ({ host: 'evil.example' })],
    ['under such a name, as its own', () => ({ host: 'evil.example', origin: 'http://evil.example' })],
    ['under a name that begins like ours', () => ({ host: 'localhost.evil.example' })],
    ['from its origin', () => ({ host: here(), origin: 'https://evil.example' })],
    ['from another port of this machine', () => ({ host: here(), origin: 'http://127.0.0.1:1' })],
    ['from an origin that is hidden', () => ({ host: here(), origin: 'null' })],
    ['as the browser says', () => ({ host: here(), 'sec-fetch-site': 'cross-site' })],
  ])('cannot call it or read it %s', async (_, headers) => {
    expect(await ask('POST', '/local/api/clock', headers())).toBe(403)
    expect(await ask('GET', '/local/api/mail', headers())).toBe(403)
    expect(clock.offsetHours).toBe(0)
  })

  test.each([
    ['its own page', () => ({ host: here(), origin: base, 'sec-fetch-site': 'same-origin' })],
    ['a program on this machine', () => ({ host: here() })],
    ['whoever says localhost', () => ({ host: `localhost:${new URL(base).port}` })],
  ])('is told apart from %s', async (_, headers) => {
    expect(await ask('POST', '/local/api/clock', headers())).toBe(200)
  })
})

describe("the dealer's FTP server", () => {
  const put = (name: string, body: string | Blob) =>
    fetch(`${base}/local/api/ftp/files/${encodeURIComponent(name)}`, { method: 'PUT', body })

  test('shows its login and its files, takes one as it is and gives it up', async () => {
    const bytes = new Blob([new Uint8Array([0xef, 0xbb, 0xbf, 0, 255, 13, 10])])
    expect((await put('Active Inventory (ñ).csv', bytes)).status).toBe(200)

    expect((await get('/local/api/ftp')).body).toEqual({
      host: '127.0.0.1',
      port: 2121,
      username: 'mariposa',
      password: 'secret',
      files: [{ name: 'Active Inventory (ñ).csv', size: 7, modified_at: expect.any(String) }],
    })
    const gone = await fetch(`${base}/local/api/ftp/files/${encodeURIComponent('Active Inventory (ñ).csv')}`, {
      method: 'DELETE',
    })
    expect(await gone.json()).toEqual({ files: [] })
  })

  test.each(['../evil.csv', '.hidden', 'a/b.csv', 'a\\b.csv', 'line\nbreak.csv', 'x'.repeat(201)])(
    'refuses the name %j',
    async (name) => {
      expect((await put(name, 'a,b')).status).toBe(422)
      expect(folder.list()).toEqual([])
    },
  )

  test('refuses more than 50 MB and keeps nothing of it', async () => {
    const answer = await put('big.csv', new Blob([new Uint8Array(FILE_BYTES_MAX + 1)]))
    expect(answer.status).toBe(413)
    expect(folder.list()).toEqual([])
  })

  test('each newer sample file is that of the next day, and its pictures are there', async () => {
    const names = ['DealerCenter_20261120_7654321.csv', 'DealerCenter_20261121_7654321.csv']
    for (const name of names) expect((await post('/local/api/ftp/newer', {})).body.file.name).toBe(name)

    const feed = readFileSync(join(folder.path, names[0] ?? ''), 'utf8')
    const [picture = ''] = /http:\/\/localhost:4000(\/[^",]+)/.exec(feed)?.slice(1) ?? []
    const answer = await fetch(base + picture.replace('/800/600/', '/320/240/'))
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(await answer.text()).toMatch(/^<svg [^>]*width="320" height="240"/)
  })
})
