import { randomInt, randomUUID } from 'node:crypto'
import { expect, inject } from 'vitest'
import { provenOrg } from '../functions/core/platform/ctx.ts'
import type { Mail } from '../lib/local/mail.ts'
import type { Member } from '../lib/local/seed/add-member.ts'
import { connectionFields } from '../lib/local/seed/connection-fields.ts'
import type { TwilioAccount } from '../lib/local/twilio.ts'
import type { StartedCloud } from './cloud/start-cloud.ts'
import { eventually } from './eventually.ts'
import { type More, personAt } from './person.ts'

let cloud: Promise<StartedCloud> | undefined

/** The running local cloud. After the first call, core imported by a test uses the same table and the same twins. */
export function openCloud(): Promise<StartedCloud> {
  cloud ??= enter('/')
  return cloud
}

/**
 * A cloud for this test file alone, for tests that would disturb others: an outage of a service. Time, what is due,
 * Twilio's trouble, what an AI says, and a dealer's files can be had for one dealership alone. Call it before anything
 * else in this file, and close it afterwards: it takes machine capacity from the others.
 */
export function openOwnCloud(): Promise<StartedCloud> {
  cloud ??= enter('/own')
  return cloud
}
/** The same with the demonstration. */
export function openDemonstration(): Promise<StartedCloud> {
  cloud ??= enter('/own?seed=demo')
  return cloud
}
export const closeOwnCloud = async () => ask(`/end?${new URLSearchParams({ dir: (await openCloud()).dir })}`)

async function enter(path: string): Promise<StartedCloud> {
  const started = await ask<StartedCloud>(path)
  Object.assign(process.env, started.environment, { TABLE_FILE: `${started.dir}/table/db.sqlite` })
  return started
}

/**
 * A browser that nobody has signed in with: it keeps cookies and sends the CSRF token. Each has its own address, since
 * the number of mails per network is limited.
 */
export async function openClient(address = `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`) {
  const person = personAt((await openCloud()).url, address)
  const by = (method: string) => (path: string, body?: unknown, more?: More) => person.change(method, path, body, more)
  return { ...person, patch: by('PATCH'), put: by('PUT'), delete: by('DELETE') }
}
export type Client = Awaited<ReturnType<typeof openClient>>

/** Calls of the console: mailbox, the customer's phone, faults, clock, jobs. */
export const callConsole = async (method: 'GET' | 'POST', path: string, body?: unknown, more?: More) =>
  (await openClient()).send(method, `/local/api/${path}`, body, more)

/** With it a request, and all that follows from it, is made when the clock is moved by these hours. */
export const inHours = (hours: number): More => ({ headers: { 'x-local-clock': String(hours) } })

/** Waits for the newest mail to this address that `isWanted`. */
export const mailTo = (email: string, isWanted: (mail: Mail) => boolean = () => true): Promise<Mail> =>
  eventually(async () => {
    const { body } = await callConsole('GET', `mail?to=${encodeURIComponent(email)}`)
    const mail = (body.mails as Mail[]).find(isWanted)
    if (!mail) throw new Error(`No mail came to ${email}.`)
    return mail
  })

/** The code in a mail's link, which is alone on its line. */
export const codeIn = ({ text }: Mail): string => {
  const [, code] = /^https?:\S+\?\S*\bcode=([^&\s]+)/m.exec(text) ?? []
  if (!code) throw new Error(`There is no link with a code in this mail:\n${text}`)
  return decodeURIComponent(code)
}

export const PASSWORD = 'Correct7horse'
export const newEmail = (name = 'person') => `${name}-${randomUUID()}@lotwire.test`

export async function logIn(email: string, password = PASSWORD): Promise<Client> {
  const client = await openClient()
  expect(await client.post('/api/auth/login', { email, password })).toMatchObject({ status: 200 })
  return client
}

/** A new dealership, stored as after a sign-up (test/flows/accounts.test.ts does one); its owner is logged in. */
export async function newOrganization({
  name = `Dealership ${randomUUID().slice(0, 8)}`,
  joined_at,
}: {
  name?: string
  joined_at?: Date
} = {}) {
  await openCloud()
  const { putOrganization } = await import('./cloud/put-organization.ts')
  const org = await putOrganization(name)
  const owner = await join({ org, org_name: name, role: 'owner', first_name: 'Olga', last_name: 'Owner', joined_at })

  return {
    org,
    name,
    email: owner.email,
    /** The owner's browser. */
    client: owner.client,
    ownerId: owner.id,
    /** Connects a Twilio account that no other test uses, and makes it send its webhooks here. */
    connect: () => connect(org, owner.client),
    /** A member of this dealership, logged in. */
    addMember: (member: Partial<Member> & Pick<Member, 'role'>) => join({ org, org_name: name, ...member }),
  }
}
export type TestOrganization = Awaited<ReturnType<typeof newOrganization>>

/** A Twilio account that no other test uses. */
export async function unusedAccount(): Promise<TwilioAccount> {
  const { index } = await ask<{ index: number }>('/account')
  const { body } = await callConsole('GET', 'twilio/accounts')
  const account = body.accounts[index] as TwilioAccount | undefined
  if (!account) throw new Error('The tests have used up their Twilio accounts: see test/cloud/add-accounts.ts.')
  return account
}

async function connect(org: string, client: Client): Promise<TwilioAccount> {
  const account = await unusedAccount()
  const fields = connectionFields(account)
  expect(await client.post('/api/settings/twilio', fields)).toMatchObject({ status: 200 })
  expect(await client.post('/api/settings/twilio/webhooks', { overwrite: true })).toMatchObject({ status: 200 })
  await firstImport(org)
  return account
}

/** Waits for the import after saving: it would restore what a test has lost, and meet the faults that it sets. */
async function firstImport(org: string) {
  const { findConnection } = await import('../functions/core/telephony/connections/door.ts')
  await eventually(async () => expect((await findConnection(provenOrg(org)))?.imported_until).toBeDefined())
}

async function join(member: Partial<Member> & Pick<Member, 'org' | 'org_name' | 'role'>) {
  await openCloud()
  const { addMember } = await import('../lib/local/seed/add-member.ts')
  const { email = newEmail(member.role) } = member
  const { id } = await addMember({ first_name: 'Mia', last_name: 'Member', email, password: PASSWORD, ...member })
  return { id, email, client: await logIn(email) }
}

/** A customer writes to the dealership; resolves when Twilio's webhook was answered. */
export async function customerWrites(
  message: {
    from: string
    to: string
    body: string
    profile_name?: string
    media_url?: string
    media_content_type?: string
  },
  more?: More,
): Promise<{ sid: string; deliveries: { url: string; status: number }[] }> {
  const { status, body } = await callConsole('POST', 'twilio/inbound', message, more)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

async function ask<T>(path: string): Promise<T> {
  const response = await fetch(inject('cloudDesk') + path)
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as T
}
