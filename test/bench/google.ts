import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { queueVariable } from '#contract/environment.ts'
import { requestTokens } from '../../functions/core/calendar/google/request-tokens.ts'
import { BUSY_SCOPE, EVENTS_SCOPE, hashOf, LOOK_MINUTES } from '../../functions/core/calendar/google/rules.ts'
import { redirectUri, startConsent, VERIFIER } from '../../functions/core/calendar/google/start-consent.ts'
import { findAccount, putAccount, takeState } from '../../functions/core/calendar/google/store.ts'
import { syncGoogle } from '../../functions/core/calendar/google/sync-google.ts'
import { encryptSecret } from '../../functions/core/platform/aws/secrets.ts'
import type { Ctx } from '../../functions/core/platform/ctx.ts'
import { unseal } from '../../functions/core/platform/seals.ts'
import { startGoogle } from '../../lib/local/google.ts'
import type { BenchCloud } from './bench-cloud.ts'
import { book, putAgent, putCustomer } from './calendar/fill.ts'
import { installMeter, metered, type Spent } from './capacity-meter.ts'
import { manager } from './dealership.ts'
import type { Figure } from './measure.ts'

const APPOINTMENTS = 50
const LOOKS = (24 * 60) / LOOK_MINUTES
const HOUR_MS = 3_600_000

/** What a day asks of Google, and of the table, where a connected person's calendar stays as it is. */
export async function measureGoogle({ dir }: BenchCloud): Promise<Figure[]> {
  installMeter()
  const unread = createServer((_, answer) => answer.end('{}')).listen(0, '127.0.0.1')
  await once(unread, 'listening')
  process.env[queueVariable('sync-google')] = `http://127.0.0.1:${(unread.address() as AddressInfo).port}/unread`
  let clock = Date.now()
  const google = await startGoogle({
    dir: join(dir, 'google'),
    publicUrl: process.env.PUBLIC_URL ?? '',
    now: () => clock,
  })
  Object.assign(process.env, {
    GOOGLE_ACCOUNTS_URL: google.url,
    GOOGLE_OAUTH_URL: google.url,
    GOOGLE_API_URL: google.url,
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
  })
  try {
    const ctx = manager()
    const user = await putAgent(ctx, 0)
    const person = { ...ctx, caller: { ...ctx.caller, id: user, email: 'dana@example.com' } }
    await connect(person)
    const contact = await putCustomer(ctx, 0)
    const first = Math.ceil(clock / HOUR_MS) * HOUR_MS + 48 * HOUR_MS
    for (let n = 0; n < APPOINTMENTS; n++)
      await book(ctx, contact, {
        agent_id: user,
        client_id: `google ${n}`,
        starts_at: new Date(first + n * HOUR_MS).toISOString(),
      })
    const look = async () => {
      const due = (await findAccount(ctx.org, user))?.look_at
      return metered(() => syncGoogle({ org: ctx.org, now: new Date(clock), requestId: 'bench' }, { user, due }))
    }
    await look()
    const before = { ...google.list(person.caller.email).requests } as Record<string, number>
    const spent: Spent[] = []
    for (let n = 0; n < LOOKS; n++) {
      clock += LOOK_MINUTES * 60_000
      spent.push(await look())
    }
    return figuresOf(before, google.list(person.caller.email).requests as Record<string, number>, spent)
  } finally {
    await google.stop()
    unread.closeAllConnections()
    unread.close()
  }
}

/** Connects somebody as the way back from Google's consent page does, without their browser. */
async function connect(ctx: Ctx) {
  const { url } = await startConsent(ctx)
  const form = new URLSearchParams({ email: ctx.caller.email, answer: 'allow' })
  for (const box of [EVENTS_SCOPE, BUSY_SCOPE]) form.append('box', box)
  const answer = await fetch(url, { method: 'POST', body: form, redirect: 'manual' })
  const { searchParams } = new URL(answer.headers.get('location') ?? '')
  const begun = await takeState(hashOf(searchParams.get('state') ?? ''))
  const tokens = await requestTokens({
    grant_type: 'authorization_code',
    redirect_uri: redirectUri(),
    code: searchParams.get('code') ?? '',
    code_verifier: unseal<string>(VERIFIER, begun?.verifier, begun?.state) ?? '',
  })
  const { org, caller, now } = ctx
  const at = now.toISOString()
  await putAccount(
    {
      org,
      user: caller.id,
      email: caller.email,
      connected_at: at,
      writes_events: true,
      reads_busy: true,
      refresh_token: await encryptSecret(org, 'google_refresh_token', tokens.refresh_token ?? ''),
      access_token: await encryptSecret(org, 'google_access_token', tokens.access_token),
      access_until: new Date(now.getTime() + tokens.expires_in * 1000).toISOString(),
    },
    { kind: 'sync-google', org, ids: { user: caller.id }, at },
  )
}

/** A look asks about busy times by a POST, and renews its token by one. */
const READING = ['POST /calendar/v3/freeBusy', 'POST /token']

function figuresOf(before: Record<string, number>, after: Record<string, number>, spent: Spent[]): Figure[] {
  const made = Object.entries(after)
    .map(([name, count]) => ({ name, count: count - (before[name] ?? 0) }))
    .filter(({ count }) => count > 0)
  const writes = made.filter(({ name }) => !name.startsWith('GET ') && !READING.includes(name))
  const written = writes.reduce((sum, { count }) => sum + count, 0)
  const total = made.reduce((sum, { count }) => sum + count, 0)
  const sum = (of: (one: Spent) => number) => spent.reduce((all, one) => all + of(one), 0)
  return [
    {
      measure: `a day's ${LOOKS} looks at Google, ${APPOINTMENTS} appointments, nothing changed`,
      floor: '—',
      ours: `${total} requests (${made.map(({ name, count }) => `${count} ${name.replace('/calendar/v3', '')}`).join(', ')}), ${written} writes`,
      reach: '0 writes',
      isReached: written === 0,
    },
    {
      measure: 'the same at the table, a look',
      floor: '—',
      ours: `${(sum((one) => one.readUnits) / LOOKS).toFixed(1)} RRU, ${(sum((one) => one.writeUnits) / LOOKS).toFixed(1)} WRU`,
      reach: 'printed',
    },
  ]
}
