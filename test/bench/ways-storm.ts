import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Person, personAt } from '../person.ts'
import { withLocalCloud } from './local-cloud.ts'
import type { Figure } from './measure.ts'
import { openWays, type Way } from './ways/open-ways.ts'

const CUSTOMERS = 20
/** A customer's, within what a visitor may write in a minute. */
const MESSAGES = 10
const DELIVERIES = 5
const KILLS = Number(process.env.WAYS_KILLS ?? 8)
const AT_ONCE = 16

interface Row {
  contact_id: string
  [conversation: `${string}_conversation_id`]: string
  [begun: `has_${string}`]: boolean
}
interface Line {
  id: string
  direction: string
  body: string
  status: string
}

/** Messages and reports of mail, chat, Messenger, and Instagram, each five times and shuffled, while the whole cloud is killed again and again. */
export async function measureWaysStorm(): Promise<Figure[]> {
  return withLocalCloud(async ({ url, email, password }, _, killAndStart) => {
    const login = async () => {
      const person = personAt(url)
      await person.post('/api/auth/login', { email, password })
      return person
    }
    const owner = await login()
    const before = new Set((await listRows(owner)).map(({ contact_id }) => contact_id))
    const ways = await openWays(url, owner)
    const people = await Promise.all(
      ways.map(async (way) => {
        const customers = await Promise.all(Array.from({ length: CUSTOMERS }, way.open))
        for (const customer of customers) await customer.bring(randomUUID(), 'Hello')
        return { way, customers }
      }),
    )
    const answered = await answerAll(owner, ways, before)

    const deliveries = people.flatMap(({ way, customers }) =>
      customers.flatMap(({ bring, reports }, n) => [
        ...Array.from({ length: MESSAGES }, (_m, m) => {
          const id = randomUUID()
          return () => bring(id, `storm ${way.channel} ${n} ${m}`)
        }),
        ...reports,
      ]),
    )
    const waiting = shuffled(deliveries.flatMap((one) => Array.from({ length: DELIVERIES }, () => one)))
    const all = waiting.length
    let done = 0
    let up = Promise.resolve()
    const worker = async () => {
      for (let deliver = waiting.pop(); deliver; deliver = waiting.pop()) {
        await up
        const isTaken = await deliver().then(
          () => true,
          () => false,
        )
        if (isTaken) done++
        // It comes again later, as all who deliver do.
        else waiting.splice(Math.floor(Math.random() * waiting.length), 0, deliver)
      }
    }
    const work = Promise.all(Array.from({ length: AT_ONCE }, worker))
    for (let kill = 1; kill <= KILLS; kill++) {
      while (done < (kill * all) / (KILLS + 1)) await wait(20)
      await killAndStart(() => {
        up = new Promise((resolve) => {
          restarted = () => resolve()
        })
      })
      restarted()
    }
    await work
    return figuresOf(await login(), ways, answered, before)
  })
}
let restarted = () => {}

/** Answers everybody who wrote since; the ids of the answers by channel. */
async function answerAll(owner: Person, ways: Way[], before: Set<string>) {
  const answered = new Map<string, string[]>()
  for (const { channel } of ways) {
    const ids = []
    for (const row of await rowsOn(owner, channel, before)) {
      const path = `/api/chats/${channel}/${row[`${channel}_conversation_id`]}/send`
      const { body, text } = await owner.post(path, { body: 'Yes, it is here.', contact_id: row.contact_id })
      if (!body.message) throw new Error(text)
      ids.push(body.message.id)
    }
    answered.set(channel, ids)
  }
  return answered
}

async function listRows(owner: Person): Promise<Row[]> {
  const rows: Row[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query: string = new URLSearchParams({
      status: 'all',
      per_page: '200',
      ...(cursor && { cursor }),
    }).toString()
    const { body } = await owner.get(`/api/chats/recent-by-contact?${query}`)
    rows.push(...body.data)
    cursor = body.cursor
  }
  return rows
}

/** The conversations on a channel that weren't there before, once all are. */
async function rowsOn(owner: Person, channel: string, before: Set<string>): Promise<Row[]> {
  for (;;) {
    const own = (await listRows(owner)).filter((row) => row[`has_${channel}`] && !before.has(row.contact_id))
    if (own.length >= CUSTOMERS) return own
    await wait(200)
  }
}

async function figuresOf(
  owner: Person,
  ways: Way[],
  answered: Map<string, string[]>,
  before: Set<string>,
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { channel, comesTo } of ways) {
    const lines: Line[] = []
    for (const row of await rowsOn(owner, channel, before)) {
      const { body } = await owner.get(
        `/api/chats/${channel}/${row[`${channel}_conversation_id`]}/messages?per_page=200`,
      )
      lines.push(...body.messages)
    }
    const heard = lines.filter(({ direction, body }) => direction === 'inbound' && body.startsWith('storm '))
    const there = new Set(heard.map(({ body }) => body)).size
    const ids = answered.get(channel) ?? []
    const regressed = ids.filter((id) => lines.find((one) => one.id === id)?.status !== comesTo).length
    const [lost, doubled] = [CUSTOMERS * MESSAGES - there, heard.length - there]
    figures.push({
      measure: `${CUSTOMERS * MESSAGES} messages and ${ids.length} answers’ reports on ${channel}, ${DELIVERIES} deliveries of each, shuffled, the whole cloud killed ${KILLS} times`,
      floor: '—',
      ours: `lost ${lost}, doubled ${doubled}, status regressions ${regressed}`,
      reach: 'all 0',
      isReached: lost + doubled + regressed === 0,
    })
  }
  return figures
}

const shuffled = <T>(list: T[]) =>
  list
    .map((one) => ({ one, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)
