import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { SQSEvent } from 'aws-lambda'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { jobs } from '#contract/jobs.ts'
import { updateAssistant } from '../../functions/core/assistant/setup/update-assistant.ts'
import { contactIdOf, conversationIdOf } from '../../functions/core/customers/contacts/derived-ids.ts'
import { markConversationRead } from '../../functions/core/messaging/messages/mark-conversation-read.ts'
import { receiveMessage } from '../../functions/core/messaging/messages/receive-message.ts'
import { sendMessage } from '../../functions/core/messaging/messages/send-message.ts'
import { listBefore } from '../../functions/core/messaging/messages/thread-store.ts'
import { createAutomation } from '../../functions/core/outreach/automations/create-automation.ts'
import { listRecipes } from '../../functions/core/outreach/automations/list-recipes.ts'
import { publishAutomation } from '../../functions/core/outreach/automations/publish-automation.ts'
import { teamOf, User } from '../../functions/core/people/accounts/entity.ts'
import { updateSettings } from '../../functions/core/people/settings/update-settings.ts'
import type { Ctx } from '../../functions/core/platform/ctx.ts'
import { newId } from '../../functions/core/platform/table/ids.ts'
import { createVehicle } from '../../functions/core/stock/inventory/create-vehicle.ts'
import { follows } from '../../functions/jobs/follows.ts'
import { type Ai, startAi } from '../../lib/local/ai.ts'
import { startMail } from '../../lib/local/mail.ts'
import { type BenchCloud, connectDealership } from './bench-cloud.ts'
import { startBenchStream } from './bench-stream.ts'
import { byMaker, installMeter, made, type Spent } from './capacity-meter.ts'
import { randomFrom } from './contacts.ts'
import type { Figure } from './measure.ts'
import { makeTalk } from './search/make-talk.ts'

const TEXTS = 40
/** The assistant answers one text in so many; on the others it keeps silent, for a person has answered before. */
const ANSWERED_EACH = 6
const DAYS_SILENT = 3
const DAY_MS = 86_400_000
const MOST = { writeUnits: 20, readUnits: 10 }

/** What one text of a customer who was silent for days costs, with everything on. */
export async function measureEverything(cloud: BenchCloud): Promise<Figure[]> {
  installMeter()
  nameFollowers()
  const ai = await startAi({ dir: join(cloud.dir, 'ai') })
  const mail = await startMail({ dir: cloud.dir })
  Object.assign(process.env, {
    OPENAI_BASE_URL: ai.urls.openai,
    AWS_ENDPOINT_URL_SESV2: mail.url,
    MAIL_FROM: 'Lotwire <hello@lotwire.test>',
  })
  const work = await startWork()
  const stream = await startBenchStream(cloud, work.urls)
  try {
    const { ctx, vehicle } = await openEverything(cloud, ai)
    const customers = Array.from({ length: TEXTS }, (_, n) => ({
      from: `+1415${5_550_000 + n}`,
      isOfAssistant: n % ANSWERED_EACH === 0,
      text: n % ANSWERED_EACH === 0 ? QUESTION : (TALK[n] ?? ''),
    }))
    const followed = async () => {
      while ((await stream.lagMs()) > 0) await wait(20)
    }
    for (const one of customers) await makePast(ctx, one)
    await followed()
    work.clear()
    const hear = async (heard: typeof customers) => {
      const { by } = await byMaker(async () => {
        for (const { from, text } of heard) {
          await made('webhook', () => write({ ...ctx, now: new Date() }, from, `SMall${from}`, text))
          await followed()
          ai.script.set({ turns: answerAbout(vehicle.id) })
          await work.doAll()
          await followed()
        }
      })
      return costOf(by, heard.length)
    }
    const [own, answered] = [
      await hear(customers.filter(({ isOfAssistant }) => !isOfAssistant)),
      await hear(customers.filter(({ isOfAssistant }) => isOfAssistant)),
    ]
    return [
      {
        ...row('a text of a customer silent for days, everything on: webhook and what follows', own.all),
        reach: `≤ ${MOST.writeUnits} WRU, ≤ ${MOST.readUnits} RRU`,
        isReached: own.all.writeUnits <= MOST.writeUnits && own.all.readUnits <= MOST.readUnits,
      },
      row('the mail about it, where nobody looks for ten minutes', own.mail),
      row('one that the assistant answers, with its turn and what follows from the answer', answered.all),
    ]
  } finally {
    await stream.stop()
    await work.stop()
    await mail.stop()
    await ai.stop()
  }
}

/** What the assistant can answer, and what it doesn't have to. */
const QUESTION = 'Is the Civic still there?'
const TALK = makeTalk(randomFrom(7), TEXTS)
const MAIL = 'job mail-notifications'

type Units = Pick<Spent, 'writeUnits' | 'readUnits'>

/** By text: all but the mail, which comes later, and only to some. Prints the makers, the dearest first. */
function costOf(by: Map<string, Spent>, texts: number) {
  const each = [...by].map(([name, spent]) => ({
    name,
    writeUnits: spent.writeUnits / texts,
    readUnits: spent.readUnits / texts,
  }))
  const dearest = each.toSorted((a, b) => b.writeUnits + b.readUnits / 5 - a.writeUnits - a.readUnits / 5)
  for (const one of dearest) console.error(`${one.name.padEnd(28)} ${unitsOf(one)}`)
  const sum = (of: Units[]): Units => ({
    writeUnits: of.reduce((total, { writeUnits }) => total + writeUnits, 0),
    readUnits: of.reduce((total, { readUnits }) => total + readUnits, 0),
  })
  return {
    all: sum(each.filter(({ name }) => name !== MAIL)),
    mail: sum(each.filter(({ name }) => name === MAIL)),
  }
}

const unitsOf = ({ writeUnits, readUnits }: Units) => `${writeUnits.toFixed(2)} WRU, ${readUnits.toFixed(2)} RRU`
const row = (measure: string, units: Units): Figure => ({
  measure,
  floor: '—',
  ours: unitsOf(units),
  reach: 'printed',
})

/** Each follower's table calls count under its name. */
function nameFollowers() {
  for (const one of follows) {
    const { do: act } = one
    one.do = (org, changes) => made(one.name, () => act(org, changes))
  }
}

/** Queues whose work waits until it is asked for, and is then done at once, whatever its delay. */
async function startWork() {
  const waiting: { job: string; body: string }[] = []
  const server = createServer(async (request, answer) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const { QueueUrl, MessageBody, Entries = [] } = JSON.parse(text)
    const job = new URL(QueueUrl).pathname.slice(1)
    for (const body of MessageBody ? [MessageBody] : Entries.map((one: { MessageBody: string }) => one.MessageBody))
      waiting.push({ job, body })
    answer.end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const names = Object.entries(jobs).flatMap(([name, { source }]) => (source === 'queue' ? [name] : []))
  return {
    urls: Object.fromEntries(names.map((name) => [name, `${url}/${name}`])),
    clear: () => void waiting.splice(0),
    async doAll() {
      for (const { job, body } of waiting.splice(0)) {
        const { handler: act } = await import(`../../functions/jobs/${job}.ts`)
        const event = { Records: [{ messageId: job, body }] } as SQSEvent
        await made(`job ${job}`, () => act(event))
      }
    },
    async stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A dealership with all that it can switch on. */
async function openEverything({ twilio }: BenchCloud, { keys }: Ai) {
  const { ctx } = await connectDealership(twilio.accounts()[0])
  const at = ctx.now.toISOString()
  for (const [role, id] of [['manager', ctx.caller.id] as const, ['agent', newId(ctx.now)] as const])
    await User.build(PutItemCommand)
      .item({
        id,
        org: ctx.org,
        org_name: 'Bench Motors',
        first_name: 'Dana',
        last_name: role,
        email: `${id}@example.com`,
        role,
        verified_at: at,
        team: teamOf(ctx.org),
        team_at: at,
      })
      .send()
  const set = (group: string, values: Record<string, string>) =>
    updateSettings(ctx, { settings: Object.entries(values).map(([key, value]) => ({ group, key, value })) })
  await set('assignment', { enable_ticketing: 'true', auto_assignment_mode: 'auto' })
  await set('first_touch', { first_touch_enabled: 'true' })
  await set('ai', { openai_api_key: keys.openai, openai_enabled: 'true' })
  await updateAssistant(ctx, { mode: 'always', sleep_minutes: 0, prices_are_total: true })
  for (const { key: _, about, ...recipe } of listRecipes(ctx).data) {
    const { automation } = await createAutomation(ctx, recipe)
    await publishAutomation(ctx, automation)
  }
  const vehicle = await createVehicle(ctx, {
    year: 2023,
    make: 'Honda',
    model: 'Civic',
    price: 21_450,
    mileage: 18_400,
  })
  return { ctx, vehicle }
}

/** Two calls of the model: for a tool, and what is said. */
const answerAbout = (vehicle: string) => [
  { calls: [{ name: 'search_vehicles', arguments: { text: 'civic' } }] },
  { calls: [{ name: 'reply', arguments: { sentences: [{ phrase: 'here_is', slots: { vehicle } }] } }] },
]

const write = (work: Ctx, from: string, sid: string, body: string) =>
  receiveMessage(work, { sid, from, body, media: [], profile_name: 'Maria Ruiz' })

/** A conversation of some days ago, which a person answered where it isn't the assistant's. */
async function makePast(ctx: Ctx, { from, isOfAssistant }: { from: string; isOfAssistant: boolean }) {
  const began = Date.now() - DAYS_SILENT * DAY_MS
  const id = contactIdOf(ctx.org, from)
  const conversation = conversationIdOf(id, 'sms')
  const at = (minute: number) => ({ ...ctx, now: new Date(began + minute * 60_000) })
  for (let n = 0; n < 4; n++) {
    await write(at(10 * n), from, `SMpast${from}${n}`, isOfAssistant ? QUESTION : (TALK[n * 7] ?? ''))
    if (!isOfAssistant)
      await sendMessage(at(10 * n + 5), {
        type: 'sms',
        id: conversation,
        contact_id: id,
        body: TALK[n * 5] ?? '',
        client_id: newId(ctx.now),
      })
  }
  const [last] = (await listBefore(ctx.org, conversation, undefined, 1)).messages
  await markConversationRead(ctx, { type: 'sms', id: conversation, last_message_id: last?.id ?? '' })
}
