import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import type { Notification } from '#contract/people/notifications.ts'
import { freePort } from '../../lib/local/free-port.ts'
import { shareBuild } from '../cloud/share-build.ts'
import { enginePidIn, isAlive } from '../engine-pid.ts'
import { newFolder } from '../new-folder.ts'
import { type Person, personAt } from '../person.ts'

/** It starts several times here, on two cores shared with other tests. */
vi.setConfig({ testTimeout: 300_000 })
/** Five are promised; a machine busy with other tests may take twice as long. */
const STOP_SECONDS = 10

let dir: string
let port: number
const running: ChildProcess[] = []
/** What was seen in the folder before it was stopped. */
let stopped: { person: Person; count: number }
beforeAll(async () => {
  dir = newFolder('cloud')
  port = await freePort()
  await shareBuild(dir)
})
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
})

/** Runs `npm start` until it is ready or has ended; returns its output. */
async function start(environment: Record<string, string> = {}) {
  // Of whoever ran in this process before.
  const env = {
    ...process.env,
    TWILIO_BASE_URL: undefined,
    NODE_ENV: '',
    PORT: String(port),
    LOCAL_DIR: dir,
    ...environment,
  }
  const child = spawn(process.execPath, ['bin/local.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  running.push(child)
  const said: string[] = []
  const ready = Promise.withResolvers<void>()
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      said.push(line)
      if (line.startsWith('Lotwire is ready')) ready.resolve()
    })
  await Promise.race([ready.promise, once(child, 'close')])
  return { child, said, url: `http://localhost:${port}` }
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  const since = Date.now()
  child.kill(signal)
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return (Date.now() - since) / 1000
}

const signIn = async (url: string, said: string[]): Promise<Person> => {
  const [, email, password] =
    said.map((line) => /^Sign in as (\S+) with the password (\S+)$/.exec(line)).find(Boolean) ?? []
  expect(email, said.join('\n')).toBeDefined()
  const person = personAt(url)
  expect(await person.post('/api/auth/login', { email, password })).toMatchObject({ status: 200 })
  return person
}
const inbox = async (person: Person, status = 'active') =>
  (await person.get(`/api/chats/recent-by-contact?status=${status}&per_page=100`)).body

/** A folder's files: content by path. */
const contentOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'utf8')])

/** Files in the data folder that other users of the machine could read. */
const readableByOthers = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // The build contains no data, and is shared among tests.
    .filter((name) => name.split('/')[0] !== 'build' && (statSync(join(folder, name)).mode & 0o077) !== 0)

/** Expects every mark that the screen has to occur in the demo dealership. */
async function expectEveryMark(person: Person, rows: ConversationRow[]) {
  const seen = new Set<string>()
  for (const row of rows) {
    if (row.vehicle) seen.add('vehicle')
    if (row.assigned_agent) seen.add('assignee')
    if (row.has_whatsapp && row.has_sms) seen.add('both channels')
    for (const type of ['whatsapp', 'sms'] as const) {
      const { body } = await person.get(`/api/chats/${type}/${row[`${type}_conversation_id`]}/messages`)
      for (const { status, error_code, media } of (body.messages ?? []) as ChatMessage[]) {
        seen.add(error_code ? `${status} with a reason` : status)
        if (media.length > 0) seen.add('file')
      }
    }
  }
  const marks = [
    'queued',
    'sent',
    'delivered',
    'read',
    'failed with a reason',
    'undelivered with a reason',
    'unknown',
    'received',
  ]
  expect([...seen]).toEqual(expect.arrayContaining([...marks, 'vehicle', 'assignee', 'both channels', 'file']))
}

/** Expects two months' work in reports, campaigns that ran, automations that did, and an assistant's answer to open. */
async function expectPast(person: Person) {
  const { figures, series } = (await person.get('/api/reports/leads')).body.data
  expect(figures.find(({ name }: { name: string }) => name === 'leads').value).toBeGreaterThan(100)
  expect(series[0].points.filter(({ value }: { value: number }) => value > 0).length).toBeGreaterThan(20)
  const campaigns: { status: string; counts: { replied: number } }[] = (await person.get('/api/campaigns')).body.data
  expect(campaigns.filter(({ status, counts }) => status === 'done' && counts.replied > 0)).toHaveLength(2)
  const automations: { id: string }[] = (await person.get('/api/automations')).body.data
  const runs = await Promise.all(
    automations.map(async ({ id }) => (await person.get(`/api/automations/${id}/runs`)).body.data),
  )
  expect(runs.flat().length).toBeGreaterThan(10)
  const [turn] = (await person.get('/api/assistant/turns')).body.data
  expect((await person.get(`/api/assistant/turns/${turn.id}`)).body.turn).toMatchObject({ outcome: 'answered' })
}

/** Expects that what is due while the clock is set ahead happens at its moment, followers and queues included. */
async function expectTimeToPass(cloud: { url: string; said: string[] }, contact_id: string) {
  const person = await signIn(cloud.url, cloud.said)
  const setClock = (offset_hours: number) => person.send('POST', '/local/api/clock', { offset_hours })
  const dueAt = [5, 10].map((minutes) => Date.now() + minutes * 60_000)
  for (const at of dueAt)
    await person.post('/api/reminders', { contact_id, text: 'Call', due_at: new Date(at).toISOString() })
  expect((await setClock(0.3)).status).toBe(200)
  // Sessions end by the same clock.
  expect((await person.get('/api/me')).status).toBe(401)
  const later = await signIn(cloud.url, cloud.said)
  const { data } = (await later.get('/api/notifications')).body
  const told = (data as Notification[])
    .filter((one) => one.kind === 'reminder_due' && one.contact_id === contact_id)
    .map(({ created_at }) => Date.parse(created_at))
    .sort()
  expect(told).toHaveLength(2)
  for (const [n, at] of told.entries()) expect((at - (dueAt[n] ?? 0)) / 60_000).toBeLessThan(1.1)
  await setClock(0)
}

test('the demonstration dealership is there at once, and all that was answered is there after any end', async () => {
  const first = await start()
  const rosa = await signIn(first.url, first.said)
  const { data } = await inbox(rosa)
  expect(data.length).toBeGreaterThan(30)
  const { data: newest }: { data: ConversationRow[] } = await inbox(rosa, 'all')
  expect(new Set(newest.map(({ status }) => status))).toEqual(new Set(['active', 'closed', 'archived']))
  await expectEveryMark(rosa, newest)
  await expectPast(rosa)
  expect(readableByOthers(dir)).toEqual([])
  const account = (await personAt(first.url).get('/local/api/twilio/accounts')).body.accounts[0]
  const hear = (url: string, body: string) =>
    personAt(url).send('POST', '/local/api/twilio/inbound', { from: '+16285550199', to: account.phone_number, body })
  await hear(first.url, 'Just before the power went')
  await end(first.child, 'SIGKILL')

  const second = await start()
  const person = await signIn(second.url, second.said)
  const kept = await inbox(person)
  expect(kept.data.length).toBe(data.length + 1)
  const { body: thread } = await person.get(`/api/chats/sms/${kept.data[0].sms_conversation_id}/messages`)
  expect(thread.messages[0].body).toBe('Just before the power went')
  // The session from before the kill is still valid: keys and users are those of the folder.
  expect((await rosa.get('/api/me')).status).toBe(200)
  await expectTimeToPass(second, kept.data[0].contact_id)
  await hear(second.url, 'Just before it was stopped')
  const engine = enginePidIn(join(dir, 'table'))
  expect(await end(second.child, 'SIGTERM')).toBeLessThan(STOP_SECONDS)
  expect(isAlive(engine)).toBe(false)
  stopped = { person, count: kept.data.length }
})

describe('beside one that runs in the folder', () => {
  let first: Awaited<ReturnType<typeof start>>
  beforeAll(async () => {
    first = await start({ SEED: 'none' })
  })

  test.each([
    ['a port in use', {}, /^Port \d+ is in use by another program/],
    ['a folder in use', { PORT: '' }, /already using the data/],
    ['a port that is none', { PORT: 'http' }, /^PORT must be a number/],
  ])('%s is said in one sentence', async (_, environment: { PORT?: string }, sentence) => {
    const other = environment.PORT === '' ? { PORT: String(await freePort()) } : environment
    const { child, said } = await start({ SEED: 'none', ...other })
    expect(child.exitCode).toBe(1)
    expect(said.at(-1)).toMatch(sentence)
    expect(said.join('\n')).not.toMatch(/^ +at /m)
  })

  test('all is there that was when it was stopped, and Ctrl-C ends it in time', async () => {
    const { data } = await inbox(stopped.person)
    expect(data.length).toBe(stopped.count)
    // The assistant may have answered it: nobody is there at night.
    const { body } = await stopped.person.get(`/api/chats/sms/${data[0].sms_conversation_id}/messages`)
    expect(body.messages.map((message: { body: string }) => message.body)).toContain('Just before it was stopped')
    expect(await end(first.child, 'SIGINT')).toBeLessThan(STOP_SECONDS)
  })
})

test.each([
  ['of before folders were marked', undefined],
  ['of another version', '{"format":1}'],
])('a data folder %s is told to be unreadable and left as it is', async (_, mark) => {
  const old = newFolder('old')
  mkdirSync(join(old, 'table'))
  writeFileSync(join(old, 'table/db.sqlite'), 'items of before')
  if (mark) writeFileSync(join(old, 'format.json'), mark)
  const before = contentOf(old)
  const { child, said } = await start({ LOCAL_DIR: old, PORT: String(await freePort()) })
  expect(child.exitCode).toBe(1)
  expect(said).toEqual([
    expect.stringMatching(/^The data in \S+ is from another version of Lotwire and can't be read\./),
  ])
  expect(contentOf(old)).toEqual(before)
})

test('a damaged file of the data folder is named in one sentence', async () => {
  const damaged = join(dir, 'keys.json')
  writeFileSync(damaged, '{"CSRF_KEY": "cut of')
  const { child, said } = await start({ SEED: 'none' })
  expect(child.exitCode).toBe(1)
  expect(said.at(-1)).toBe(
    `Lotwire did not start: the file ${damaged} is damaged. Remove it, or the whole data folder, and start again.`,
  )
})

test.each(['/proc/lotwire', '/dev/null', '/dev/null/lotwire', '/sys/lotwire'])(
  'a data folder at %s, where nothing can be written, is said in one sentence',
  async (LOCAL_DIR) => {
    const { child, said } = await start({ SEED: 'none', LOCAL_DIR, PORT: String(await freePort()) })
    expect(child.exitCode).toBe(1)
    expect(said).toEqual([expect.stringContaining(`The folder ${LOCAL_DIR} cannot be written to`)])
  },
)
