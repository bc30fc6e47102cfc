import { notifications } from '#contract/people/notifications.ts'
import type { ReportName } from '#contract/reports/report-facts.ts'
import { type Report, reports } from '#contract/reports/reports.ts'
import { type Text, textsAt } from './console.ts'
import type { Dealership } from './dealership.ts'
import type { Ledger } from './ledger.ts'
import { isNight, SOURCE_OF } from './town.ts'

const MINUTE_MS = 60_000
/** What comes so soon after somebody wrote or called answers them, at any hour. */
const ANSWER_MS = 15 * MINUTE_MS
/** One text that says what a STOP did may follow it. */
const CONFIRMED_MS = 5 * MINUTE_MS
const AGAIN_MS = 24 * 60 * MINUTE_MS

const numberOf = (address: string) => address.replace(/^whatsapp:/, '')
const timeOf = ({ date_created }: Text) => Date.parse(date_created)

/** What left by itself though it may not have, each in words. */
export async function judgeTexts(url: string, ledger: Ledger, since: number) {
  const out = (await textsAt(url)).filter((text) => text.direction === 'outbound-api' && timeOf(text) >= since)
  const automatic = out.filter(({ body }) => !ledger.typed.has(body) && !ledger.unsure.has(body))
  const told = (text: Text) => {
    const way = ledger.leads.find(({ phone }) => phone === numberOf(text.to))?.way
    const last = (ledger.heard.get(numberOf(text.to)) ?? []).findLast((at) => at <= timeOf(text))
    const since =
      last === undefined ? '' : `, ${Math.round((timeOf(text) - last) / MINUTE_MS)} minutes after they were heard`
    return `${new Date(timeOf(text)).toISOString()} ${text.to} (${way}${since}): ${text.body.slice(0, 90)}`
  }
  const heardBefore = (text: Text, withinMs: number) =>
    (ledger.heard.get(numberOf(text.to)) ?? []).some(
      (at) => timeOf(text) >= at - MINUTE_MS && timeOf(text) - at <= withinMs,
    )
  const atNight = automatic.filter(
    (text) => isNight(numberOf(text.to), new Date(timeOf(text))) && !heardBefore(text, ANSWER_MS),
  )
  const afterStop = automatic.filter((text) => {
    const stop = ledger.stops.get(numberOf(text.to))
    return stop && timeOf(text) - stop.at > (stop.said ? CONFIRMED_MS : ANSWER_MS)
  })
  const doubled = out.filter((text, n) => {
    const before = out.slice(0, n).findLast(({ to, body }) => to === text.to && body === text.body)
    return before && timeOf(text) - timeOf(before) < AGAIN_MS && !heardBefore(text, timeOf(text) - timeOf(before))
  })
  return {
    out: out.length,
    automatic: automatic.length,
    atNight: atNight.map(told),
    afterStop: afterStop.map(told),
    doubled: doubled.map(told),
    campaign: automatic.filter(({ body }) => body.includes(ledger.campaignWord)).length,
    typed: out.filter(({ body, status }) => ledger.typed.has(body) && status !== 'failed' && status !== 'undelivered'),
  }
}

/** Where the reports of these days say something else than the ledger, each in words. */
export async function judgeReports(
  { people: { rosa } }: Dealership,
  ledger: Ledger,
  texts: Awaited<ReturnType<typeof judgeTexts>>,
  days: { from: string; to: string },
): Promise<string[]> {
  const wrong: string[] = []
  const expect = (what: string, ours: number | null | undefined, from: number, to = from) => {
    if (typeof ours !== 'number' || ours < from || ours > to)
      wrong.push(`${what}: ${ours}, by the ledger ${from}${to === from ? '' : ` to ${to}`}`)
  }
  const read = async (name: ReportName) => {
    const { data } = await rosa.call(reports.get, { params: { name }, query: days })
    for (const { label, unit, rows } of sharesIn(data))
      if (unit === 'share' && rows.some((value) => value !== null && value > 1))
        wrong.push(`${name}: ${label} is over 100 %`)
    const figures = Object.fromEntries(data.figures.map(({ name: figure, value }) => [figure, value]))
    const tableOf = (table: string) => data.tables.find((one) => one.name === table)?.rows ?? []
    return { figures, tableOf }
  }

  const leads = await read('leads')
  expect('new contacts', leads.figures.leads, ledger.leads.length)
  const bySource = Map.groupBy(ledger.leads, ({ way }) => SOURCE_OF[way])
  const rows = new Map(leads.tableOf('sources').map(({ id, values }) => [id, values[0]]))
  for (const source of new Set([...bySource.keys(), ...rows.keys()]))
    expect(`new contacts by ${source}`, rows.get(source) ?? 0, bySource.get(source)?.length ?? 0)
  const calls = await read('calls')
  expect('calls taken', calls.figures.answered, ledger.taken)
  expect('calls missed', calls.figures.missed, ledger.missed)
  const [team, assistant] = [await read('team'), await read('assistant')]
  expect(
    'appointments booked by people',
    (team.figures.booked ?? 0) - (assistant.figures.ai_booked ?? 0),
    ledger.booked,
  )
  expect('no-shows', team.figures.no_show, ledger.noShow)
  const byPeople = team.tableOf('agents').filter(({ id }) => id !== 'assistant')
  const sum = byPeople.reduce((all, { values }) => all + (values[0] ?? 0), 0)
  expect('messages of people', sum, texts.typed.length, texts.typed.length + ledger.unsure.size)
  const outreach = await read('outreach')
  expect('texts of campaigns', outreach.figures.campaign_sent, texts.campaign)
  const said = [...ledger.stops.values()].filter(({ said }) => said).length
  expect('opt-outs', outreach.figures.opted_out, said)
  for (const name of ['answering', 'vehicles', 'cost'] as const) await read(name)
  return wrong
}

/** Of the owner's own reminders, by whose time she was not told, and of what too soon; automations remind her as well. */
export async function judgeReminders({ people: { rosa } }: Dealership, { reminders }: Ledger, now: number) {
  const told = new Set<string>()
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await rosa.call(notifications.list, { query: cursor ? { cursor } : {} })
    for (const { kind, contact_id } of page.data) if (kind === 'reminder_due') told.add(contact_id ?? '')
    cursor = page.cursor
  }
  const due = new Set(reminders.filter((one) => one.due <= now).map(({ contact }) => contact))
  const later = new Set(reminders.map(({ contact }) => contact).filter((contact) => !due.has(contact)))
  return [
    ...[...due].filter((contact) => !told.has(contact)).map((contact) => `not told of ${contact}`),
    ...[...later].filter((contact) => told.has(contact)).map((contact) => `told of ${contact}`),
  ]
}

/** Every value with its unit: figures, and columns of tables. */
const sharesIn = ({ figures, tables }: Report['data']) => [
  ...figures.map(({ label, unit, value }) => ({ label, unit, rows: [value] })),
  ...tables.flatMap(({ columns, rows }) =>
    columns.map(({ label, unit }, n) => ({ label, unit, rows: rows.map(({ values }) => values[n] ?? null) })),
  ),
]
