import { setTimeout as wait } from 'node:timers/promises'
import { type Person, personAt } from '../person.ts'
import { askConsole } from './live.ts'
import { withLocalCloud } from './local-cloud.ts'
import type { Figure } from './measure.ts'

const KILLS = 10
const CUSTOMERS = 26
/** Answered before each kill; as many more are under way. */
const STEPS = 40
const AT_ONCE = 8
const SETTLED_SECONDS = 120

interface Row {
  contact_id: string
  unread_count: number
  status: string
  sms_conversation_id: string
}

/** Wrong unread marks once all is followed, after the whole cloud was killed in the midst of mixed work again and again. */
export async function measureKills(): Promise<Figure[]> {
  return withLocalCloud(async ({ url, email, password }, _, killAndStart) => {
    const login = async () => {
      const person = personAt(url)
      await person.post('/api/auth/login', { email, password })
      return person
    }
    let owner = await login()
    const { accounts } = await askConsole<{ accounts: { phone_number: string }[] }>(url, 'twilio/accounts')
    const to = accounts[0]?.phone_number ?? ''
    const write = (n: number) =>
      askConsole(url, 'twilio/inbound', { from: `+1628555${1000 + n}`, to, body: `Message at ${Date.now()}` })
    for (let n = 0; n < CUSTOMERS; n++) await write(n)
    let done = 0
    for (let kill = 0; kill < KILLS; kill++) {
      const rows = await listRows(owner)
      let isKilled = false
      const work = Array.from({ length: AT_ONCE }, async () => {
        while (!isKilled) {
          const row = rows[Math.floor(Math.random() * rows.length)]
          // What is under way at the kill has no answer.
          if (row && (await actOn(owner, row, write).catch(() => false))) done++
        }
      })
      while (done < (kill + 1) * STEPS) await wait(50)
      await killAndStart(() => {
        isKilled = true
      })
      await Promise.all(work)
      owner = await login()
    }
    const wrong = await settledMarks(owner)
    return [
      {
        measure: `unread marks after ${KILLS} kills of mixed work (${done} steps), of ${wrong.of} conversations`,
        floor: '—',
        ours: `${wrong.marks} wrong`,
        reach: '0',
        isReached: wrong.marks === 0,
      },
    ]
  })
}

/** A customer writes, or somebody reads, closes, opens, labels, or moves their conversation. */
async function actOn(person: Person, row: Row, write: (n: number) => Promise<unknown>): Promise<boolean> {
  const chat = `/api/chats/sms/${row.sms_conversation_id}`
  const steps = [
    () => write(Math.floor(Math.random() * CUSTOMERS)),
    () => write(Math.floor(Math.random() * CUSTOMERS)),
    () => person.change('PATCH', `${chat}/status`, { status: 'closed' }),
    () => person.change('PATCH', `${chat}/status`, { status: 'active' }),
    () => person.change('PATCH', `${chat}/labels`, { labels: Math.random() < 0.5 ? ['Sale'] : [] }),
    () => person.change('PUT', `/api/contacts/${row.contact_id}`, { stage: Math.random() < 0.5 ? 'new' : 'sold' }),
    () => markRead(person, chat),
  ]
  await steps[Math.floor(Math.random() * steps.length)]?.()
  return true
}

async function markRead(person: Person, chat: string) {
  const { body } = await person.get(`${chat}/messages`)
  await person.change('PATCH', `${chat}/read`, { last_message_id: body.messages.at(-1)?.id })
}

async function listRows(person: Person): Promise<Row[]> {
  const { body } = await person.get('/api/chats/recent-by-contact?status=all&per_page=200')
  return (body.data as Row[]).filter((row) => row.sms_conversation_id)
}

/** Marks of the board that say something else than the conversations, once they agree or the stream had its time. */
async function settledMarks(person: Person): Promise<{ marks: number; of: number }> {
  let found = { marks: Number.NaN, of: 0 }
  for (const until = Date.now() + SETTLED_SECONDS * 1000; Date.now() < until && found.marks !== 0; await wait(1000)) {
    const rows = await listRows(person)
    const { body } = await person.get('/api/contacts/by-stage?limit=100')
    const cards = Object.values(body).flatMap((one) => (Array.isArray(one) ? one : [])) as Card[]
    const marked = new Map(cards.map(({ id, unread }) => [id, unread]))
    const wrong = rows.filter((row) => marked.get(row.contact_id) !== (row.status === 'active' && row.unread_count > 0))
    found = { marks: wrong.length, of: rows.length }
  }
  return found
}
type Card = { id: string; unread: boolean }
