import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { connectionFields } from '../../lib/local/seed/connection-fields.ts'
import { until } from '../../lib/local/seed/until.ts'
import type { TwilioAccount } from '../../lib/local/twilio.ts'
import { type Person, personAt } from '../person.ts'
import type { Target } from '../request.ts'
import type { NamedRow } from '../requests.ts'
import type { Demo } from './local-cloud.ts'

export type Fuzzed = Awaited<ReturnType<typeof enterFuzzed>>

/** The demonstration dealership signed in, and a founder beside it, whose own the inventory and the Twilio account are. */
export async function enterFuzzed(demo: Demo) {
  const { url, email, password } = demo
  const member = personAt(url)
  await member.post('/api/auth/login', { email, password })
  const { body: twins } = await member.get('/local/api/twilio/accounts')
  const accounts = twins.accounts as TwilioAccount[]
  const { body: settings } = await member.get('/api/settings/twilio/status')
  const account = accounts.find(({ account_sid }) => account_sid === settings.account_sid)
  const unused = accounts.find(({ account_sid }) => account_sid !== settings.account_sid)
  if (!account || !unused) throw new Error('The demonstration dealership has no Twilio account.')
  const token = settings.webhooks.messages.split('/').at(-2)
  const target: Target = { ...(await answerableConversation(member)), token, email, password }

  const founder = await found(url, demo.password)
  const vehicle = wholeVehicle()
  const { body: made } = await founder.post('/api/inventory', vehicle)
  const { body: mapping } = await member.get('/api/inventory/mapping')
  const columns = mapping.fields.map(({ field, column }: { field: string; column: string | null }) => [field, column])
  const ftp = ftpOf(demo)
  /** Better requests where those in requests.ts contain little, or are refused for another reason. */
  const fuller: Record<string, { params?: Record<string, string>; body?: unknown }> = {
    'inventory.create': { body: vehicle },
    'inventory.update': { params: { id: made.id }, body: vehicle },
    'settings.saveTwilio': { body: connectionFields(unused) },
    'settings.testTwilio': { body: connectionFields(account) },
    'integrations.test': { body: ftp },
    'integrations.connect': { body: ftp },
    'syncs.setMapping': { body: { fields: Object.fromEntries(columns) } },
  }
  return {
    url,
    target,
    account,
    member,
    memberFor: (name: string) => (/^inventory\.|\.saveTwilio$/.test(name) ? founder : member),
    requestOf: ({ name, request }: NamedRow) => ({ ...request?.(target), ...fuller[name] }),
  }
}

/** One that takes an answer now: of a customer who wrote within a day and has not said STOP. */
async function answerableConversation(member: Person) {
  const { body: list } = await member.get('/api/chats/recent-by-contact?status=all&per_page=200')
  for (const row of list.data) {
    const type = row.most_recent_type as string
    const id = row[`${type}_conversation_id`] as string
    const path = `/api/chats/${type}/${id}`
    if ((await member.post(`${path}/send`, { body: 'Good morning', client_id: randomUUID() })).status !== 200) continue
    const { body: thread } = await member.get(`${path}/messages`)
    return { type, id, contact_id: row.contact_id as string, message_id: thread.messages.at(-1).id as string }
  }
  throw new Error('Nobody can be answered.')
}

/** Somebody who signs up, and whose dealership is empty. */
async function found(url: string, password: string): Promise<Person> {
  const person = personAt(url)
  const email = `founder-${randomUUID()}@lotwire.test`
  const fields = { email, password, firstName: 'Nia', lastName: 'New', organization: 'New' }
  await person.post('/api/auth/signup', fields)
  const code = await until(async () => {
    const { body } = await person.get(`/local/api/mail?to=${encodeURIComponent(email)}`)
    return /\bcode=(\w+)/.exec(body.mails[0]?.text)?.[1]
  })
  await person.post('/api/auth/verify', { email, code })
  await person.post('/api/auth/login', { email, password })
  return person
}

function ftpOf({ dir }: Demo) {
  const { port, password } = JSON.parse(readFileSync(join(dir, 'ftp', 'server.json'), 'utf8'))
  const config = { server: `127.0.0.1:${port}`, username: 'mariposa', password, allow_plain: false }
  return { provider: 'dealer_center', config }
}

const wholeVehicle = () => ({
  vin: '1FMCU9GD5HUA12345',
  stockNumber: 'A-1001',
  year: 2021,
  make: 'Ford',
  model: 'Escape',
  trim: 'SE',
  price: 18_995,
  mileage: 42_000,
  color: 'Oxford White',
  colorAlt: 'Ebony',
  transmission: 'Automatic',
  drivetrain: 'FWD',
  description: 'One owner, no accidents.',
  images: ['https://photos.example.com/1.jpg', 'https://photos.example.com/2.jpg?w=800'],
})
