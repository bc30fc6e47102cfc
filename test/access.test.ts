import { randomUUID } from 'node:crypto'
import { ulid } from 'ulid'
import { beforeAll, describe, expect, test } from 'vitest'
import { sayRefusal } from '#contract/refusals.ts'
import { MANAGER_RIGHTS, RIGHTS, type Right } from '#contract/rights.ts'
import { type Client, logIn, newEmail, newOrganization, openClient, PASSWORD, type TestOrganization } from './cloud.ts'
import { assign, newConversation } from './dealership.ts'
import { atDoor } from './door.ts'
import { eventually } from './eventually.ts'
import {
  besides,
  conversationIds,
  dealershipIds,
  type HeldIds,
  type IdField,
  kindsOf,
  triedFields,
  withId,
} from './held-ids.ts'
import type { Exchange } from './person.ts'
import { type Target, VEHICLE } from './request.ts'
import { isAboutConversation, type NamedRow, namedRows, requestOf } from './requests.ts'

type Rank = 'nobody' | 'agent' | 'manager' | 'owner' | 'admin'
interface Principal {
  name: string
  rank: Rank
  client: Client
  /** Signs in again, for the calls that end or renew a session. */
  again: () => Promise<Pick<Client, 'at'>>
  /** A visitor of the chat of a dealership's site: what they ask bears their token. */
  visitor?: Exchange
  /** The conversations of ours that this person may see. */
  sees: ('own' | 'unassigned' | 'another’s')[]
}

const RANKS: Rank[] = ['nobody', 'agent', 'manager', 'owner', 'admin']
const LOWEST = { public: 'nobody', member: 'agent', manager: 'manager', owner: 'owner', admin: 'admin' } as const
const EVERY: Principal['sees'] = ['own', 'unassigned', 'another’s']

let ours: TestOrganization
let theirs: TestOrganization
let principals: Principal[]
const targets = {} as Record<Principal['sees'][number], Target>
let missing: Target
let colleague: Client

beforeAll(async () => {
  ;[ours, theirs] = await Promise.all([newOrganization(), newOrganization()])
  const account = await ours.connect()
  // Otherwise the first agent whose message is tried would take the unassigned conversation.
  const kept = { key: 'take_by_answering', value: 'false', group: 'assignment' }
  expect(await ours.client.post('/api/settings/bulk-update', { settings: [kept] })).toMatchObject({ status: 200 })
  await theirs.connect()
  const member = (more: Parameters<typeof ours.addMember>[0]) => ours.addMember(more)
  const agent = await member({ role: 'agent' })
  const assignee = await member({ role: 'agent' })
  colleague = assignee.client
  const trusted = await member({ role: 'agent', sees_all_chats: true })
  const suspended = await member({ role: 'manager' })
  const manager = await member({ role: 'manager' })
  const admin = await member({ role: 'agent', is_system_admin: true })
  const left = await member({ role: 'manager' })

  for (const name of EVERY)
    targets[name] = await newConversation(ours, { to: account.whatsapp_from, name: `Customer ${name}` })
  await assign(ours.client, targets.own, agent.id)
  await assign(ours.client, targets['another’s'], assignee.id)
  targets.own.person = agent.id
  missing = { ...targets.own, id: ulid(), contact_id: ulid(), message_id: ulid() }

  const staff = (name: string, rank: Rank, { email, client }: { email: string; client: Client }, sees = EVERY) => ({
    name,
    rank,
    client,
    again: () => logIn(email),
    sees,
  })
  const outside = async (name: string, client: Client | undefined = undefined) => {
    const used = client ?? (await openClient())
    return { name, rank: 'nobody' as const, client: used, again: async () => used.copy(), sees: [] }
  }
  principals = [
    await outside('anonymous'),
    await outside('unverified', await unverified()),
    await outside('suspended', await suspend(suspended)),
    await outside('signed out, with a copy of the cookies', await signOut(left.client)),
    { ...(await outside('visitor of another organization’s site')), visitor: await visitSite(theirs) },
    staff('agent', 'agent', agent, ['own', 'unassigned']),
    staff('agent who sees all chats', 'agent', trusted),
    staff('manager', 'manager', manager),
    staff('owner', 'owner', ours),
    staff('system administrator', 'admin', admin),
    staff('owner of another organization', 'owner', theirs, []),
  ]
})

test.each(namedRows)('$name answers each role as its row says', async (row) => {
  const cells = principals.flatMap((principal) =>
    triedBy(principal, row).map((about) => ({ cell: `${principal.name}, ${about} conversation`, principal, about })),
  )
  const answered: Record<string, number> = {}
  const expected: Record<string, number> = {}
  // The principals run in parallel, each making one call after the other.
  await Promise.all(
    principals.map(async (asker) => {
      for (const { cell, about } of cells.filter(({ principal }) => principal === asker)) {
        const { status, text } = await ask(asker, row, targets[about])
        if (asker.visitor) expect(text, cell).not.toMatch(/Customer (own|unassigned|another’s)|Their neighbor/)
        answered[cell] = status
        expected[cell] = statusFor(asker, row, about)
      }
    }),
  )
  expect(answered).toEqual(expected)
})

test('a call that asks the AI names the right that its caller needs', () => {
  const free = namedRows.filter(
    ({ row }) => row.access === 'member' && row.uses.includes('ai') && row.right === undefined,
  )
  expect(free.map(({ name }) => name)).toEqual([])
})

const oneOfEachFunction = [...Map.groupBy(namedRows, ({ name }) => name.split('.')[0]).values()].flatMap(
  (rows) => rows.find(({ row }) => row.method === 'GET') ?? rows.slice(0, 1),
)
test.each(oneOfEachFunction)('$name answers the owner through the gateway as at its door', async (row) => {
  const owner = principals.find(({ rank }) => rank === 'owner') as Principal
  const { method, path, body } = requestOf(row, targets.unassigned)
  const client = row.row.session ? await logIn(ours.email) : owner.client
  const { status } = method === 'GET' ? await client.get(path) : await client.change(method, path, body)
  expect(status).toBe(statusFor(owner, row, 'unassigned'))
})

test.each(namedRows.filter(isAboutConversation))(
  '$name answers what one may not see exactly as what does not exist',
  async (row) => {
    const blind = principals.filter(({ rank, sees }) => rank !== 'nobody' && sees.length < EVERY.length)
    expect(blind.map(({ name }) => name)).toEqual(['agent', 'owner of another organization'])
    for (const principal of blind) {
      const nothing = await whole(principal, row, missing)
      for (const about of EVERY.filter((one) => !principal.sees.includes(one)))
        expect(await whole(principal, row, targets[about]), `${principal.name}, ${about}`).toEqual(nothing)
    }
  },
)

test('another organization’s contact or message named in a body leads nowhere', async () => {
  const account = await theirs.connect()
  const own = await newConversation(theirs, { to: account.whatsapp_from, name: 'Their customer' })
  const { id, contact_id, message_id } = targets.unassigned
  const send = (body: object) =>
    theirs.client.post(`/api/chats/whatsapp/${own.id}/send`, { body: 'Hello', client_id: randomUUID(), ...body })
  expect(await send({ contact_id })).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(await theirs.client.post(`/api/chats/whatsapp/${id}/send`, { body: 'Hello', contact_id })).toMatchObject({
    status: 404,
  })

  const before = await ours.client.get(`/api/chats/by-contact/${contact_id}`)
  await theirs.client.patch(`/api/chats/whatsapp/${own.id}/read`, { last_message_id: message_id })
  await theirs.client.patch(`/api/chats/whatsapp/${id}/read`, { last_message_id: message_id })
  expect((await ours.client.get(`/api/chats/by-contact/${contact_id}`)).text).toBe(before.text)
})

describe('a role of the dealership’s own', () => {
  const asked = namedRows.filter(({ row }) => row.right !== undefined)
  /** Each right's rows, and one of each other right. */
  const triedWith = (right: Right | undefined) => [
    ...asked.filter(({ row }) => row.right === right),
    ...RIGHTS.flatMap((other) => asked.find(({ row }) => row.right === other && other !== right) ?? []),
  ]

  test.each([undefined, ...RIGHTS])(
    'with the right %s alone is let in by its rows, and by no others',
    async (right) => {
      const { id, client, email } = await ours.addMember({ role: 'agent' })
      const name = `Only ${right}`
      const { body } = await ours.client.post('/api/roles', { name, rights: right ? [right] : [] })
      expect(await ours.client.put(`/api/team/members/${id}/role`, { role: body.role.id })).toMatchObject({
        status: 200,
      })
      const person: Principal = { name, rank: 'agent', client, again: () => logIn(email), sees: [] }
      const isRefused: Record<string, boolean> = {}
      for (const row of triedWith(right)) {
        const { status, text } = await ask(person, row, targets.unassigned)
        // Let in, they still can't give what they don't have themselves.
        isRefused[row.name] = status === 403 && !text.includes(sayRefusal({ key: 'rights_exceeded' }, 'en'))
      }
      expect(isRefused).toEqual(
        Object.fromEntries(
          triedWith(right).map(({ name: one, row }) => [one, row.right !== right || row.seesAll === true]),
        ),
      )
    },
  )
})

describe('what each role finds', () => {
  const names = (rows: { display_name: string }[]) => rows.map((row) => row.display_name).toSorted()
  const visibleTo = ({ sees }: Principal) => sees.map((about) => `Customer ${about}`).toSorted()
  const insiders = () => principals.filter(({ rank }) => rank !== 'nobody')

  test.each(['status=all', 'status=active', 'status=all&search=customer', 'status=all&per_page=1'])(
    'in the list with %s is what they may see',
    async (query) => {
      for (const principal of insiders()) {
        const found: string[] = []
        let cursor: string | null = ''
        while (cursor !== null) {
          const page: Awaited<ReturnType<Client['get']>> = await principal.client.get(
            `/api/chats/recent-by-contact?${query}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
          )
          expect(page.status).toBe(200)
          found.push(...names(page.body.data))
          cursor = page.body.cursor
        }
        const own = found.filter((name) => name.startsWith('Customer'))
        expect(own.toSorted(), principal.name).toEqual(visibleTo(principal))
      }
    },
  )

  test('on the dashboard is what they may see, and counts no more', async () => {
    for (const principal of insiders().filter(({ client }) => client !== theirs.client))
      await eventually(async () => {
        const { body } = await principal.client.get('/api/dashboard')
        expect(names(body.recent), principal.name).toEqual(visibleTo(principal))
        expect(body.total_chats, principal.name).toBe(principal.sees.length)
        const { body: unread } = await principal.client.get('/api/dashboard/unread')
        expect(unread, principal.name).toEqual({ unread_chats: body.unread_chats })
      })
    const { body } = await theirs.client.get('/api/dashboard')
    expect(names(body.recent).filter((name) => name.startsWith('Customer'))).toEqual([])
  })

  test('is told live on channels of their own organization and desk only', async () => {
    for (const { name, client, sees } of insiders()) {
      const { channels } = (await client.post('/api/realtime/token')).body
      const own: string = (await client.get('/api/me')).body.id
      const { org } = client === theirs.client ? theirs : ours
      const isLimited = sees.length === 2
      expect(channels, name).toEqual([`/org/${org}/team`, `/org/${org}/${isLimited ? `user-${own}` : 'managers'}`])
    }
  })
})

describe('an id of somebody else', () => {
  let held: { whose: string; ids: Partial<HeldIds>; askers: Principal[] }[]
  let holder: { target: Target; ids: HeldIds }
  beforeAll(async () => {
    const { whatsapp_from: to } = await theirs.connect()
    await newConversation(theirs, { to, name: 'Their first customer' })
    const target = await newConversation(theirs, { to, name: 'Their second customer' })
    target.person = (await theirs.addMember({ role: 'agent' })).id
    target.number = target.from.replace('whatsapp:', '')
    const ids = { ...(await conversationIds(theirs.client, target)), ...(await dealershipIds(theirs)) }
    const { note, group, template, call, scheduled } = ids
    holder = { target: { ...target, note, group, template, call, scheduled }, ids }
    // A dealership without vehicles finds none in any case.
    await ours.client.post('/api/inventory', VEHICLE)
    const named = (...names: string[]) => principals.filter(({ name }) => names.includes(name))
    held = [
      { whose: 'another dealership', ids, askers: named('agent', 'owner') },
      { whose: 'a colleague', ids: await conversationIds(colleague, targets['another’s']), askers: named('agent') },
    ]
  })

  test.each(triedFields)('in $name leads as far as one that nobody has', async (field) => {
    for (const kind of kindsOf(field))
      for (const { whose, ids, askers } of held)
        for (const asker of askers) {
          const id = ids[kind]
          if (id === undefined) continue
          const nothing = await whole(asker, withId(field, besides(id)), targets.own)
          const answer = await whole(asker, withId(field, id), targets.own)
          expect(answer, `${asker.name} with the ${kind} of ${whose}`).toEqual(nothing)
        }
  })

  // Calls that remove something come last, because it can't be used afterwards.
  const removingLast = triedFields.toSorted((a, b) => Number(removes(a)) - Number(removes(b)))
  test.each(removingLast)('in $name is one that its owner can use', async (field) => {
    const owner = principals.find(({ client }) => client === theirs.client) as Principal
    for (const kind of kindsOf(field)) {
      const { status, text } = await ask(owner, withId(field, holder.ids[kind] ?? ''), holder.target)
      expect([200, 204, 302, 409], `${kind}: ${text}`).toContain(status)
    }
  })
})

const removes = ({ row }: IdField) => row.row.method === 'DELETE'

/** The conversation's assignee matters to rows about one, and to those who may see some of them and not others. */
function triedBy({ rank, sees }: Principal, row: NamedRow): Principal['sees'] {
  if (!isAboutConversation(row)) return ['unassigned']
  return rank !== 'nobody' && sees.length > 0 && sees.length < EVERY.length ? EVERY : ['another’s']
}

function statusFor({ rank, sees, visitor }: Principal, row: NamedRow, about: Principal['sees'][number]): number {
  const { access } = row.row
  if (access === 'signed') return 403
  const { status } = requestOf(row, targets[about])
  const isSignedIn = rank !== 'nobody'
  if (access === 'visitor') {
    if (typeof status === 'number') return status
    return (visitor && status.visitor) ?? status.anonymous
  }
  if (!isSignedIn && access !== 'public') return 401
  if (RANKS.indexOf(rank) < RANKS.indexOf(LOWEST[access])) return 403
  const { right } = row.row
  if (rank === 'manager' && right !== undefined && !MANAGER_RIGHTS.includes(right)) return 403
  if (isAboutConversation(row) && !sees.includes(about)) return 404
  if (typeof status === 'number') return status
  if (!isSignedIn) return status.anonymous
  return (rank === 'admin' ? status.admin : undefined) ?? status.signedIn
}

/** Asks the function in this process: thousands of cells need no way through the gateway. */
async function ask(principal: Principal, row: NamedRow, at: Target) {
  const { method, path, body } = requestOf(row, at)
  const person = row.row.session && method !== 'GET' ? await principal.again() : principal.client
  const client = person.at(principal.visitor ?? atDoor)
  return method === 'GET' ? client.get(path) : client.change(method, path, body)
}

/** A complete response except its times and new ids; a card's place starts with the time of its move. */
async function whole(principal: Principal, row: NamedRow, at: Target) {
  const { status, text, headers } = await ask(principal, row, at)
  const { date: _, ...rest } = headers
  return { status, text: text.replace(/"updated_at":"[^"]+"|"place":"\w{10}|^{"id":"\w+"}$/g, ''), headers: rest }
}

/** A visitor who has written in the chat on a dealership's site, beside another customer of it. */
async function visitSite(dealership: TestOrganization): Promise<Exchange> {
  const { whatsapp_from: to } = await dealership.connect()
  await newConversation(dealership, { to, name: 'Their neighbor' })
  const { key } = (await dealership.client.put('/api/settings/webchat', { sites: [] })).body
  const { token } = (await (await openClient()).send('POST', `/api/public/chat/${key}/visitors`, { language: 'en' }))
    .body
  const authorization = `Bearer ${token}`
  const visitor: Exchange = (asked) => atDoor({ ...asked, headers: { ...asked.headers, authorization } })
  const words = { body: 'Is anybody there?', client_id: randomUUID() }
  expect((await (await openClient()).at(visitor).send('POST', '/api/public/chat/messages', words)).status).toBe(200)
  return visitor
}

async function unverified(): Promise<Client> {
  const client = await openClient()
  const email = newEmail('unverified')
  const person = { firstName: 'Una', lastName: 'Verified', organization: 'Half', email, password: PASSWORD }
  await client.post('/api/auth/signup', person)
  await eventually(async () => {
    const answer = await client.post('/api/auth/login', { email, password: PASSWORD })
    expect(answer).toMatchObject({ status: 403, body: { code: 'email_not_verified' } })
  })
  return client
}

async function suspend({ id, client }: { id: string; client: Client }): Promise<Client> {
  const { UpdateItemCommand } = await import('dynamodb-toolbox/entity/actions/update')
  const { User } = await import('../functions/core/people/accounts/entity.ts')
  await User.build(UpdateItemCommand).item({ id, suspended: true }).send()
  return client
}

/** The cookies as a thief copied them before their owner signed out. */
async function signOut(client: Client): Promise<Client> {
  const cookies = new Map(client.jar)
  await client.post('/api/auth/logout')
  for (const [name, cookie] of cookies) client.jar.set(name, cookie)
  return client
}
