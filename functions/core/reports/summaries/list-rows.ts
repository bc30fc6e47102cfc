import { ALL_CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import type { FigureName } from '#contract/reports/report-words.ts'
import { conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import { displayName } from '../../customers/contacts/display-name.ts'
import { findContactsById } from '../../customers/contacts/door.ts'
import { findColleagues } from '../../people/accounts/find-colleagues.ts'
import { dayAfter, startOfDay } from '../../people/organizations/local-dates.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { openCursor, sealCursor } from '../../platform/cursor.ts'
import { earliestId, momentOf } from '../../platform/table/ids.ts'
import { utcDaysOf } from '../days/day-bounds.ts'
import { listFactsBefore } from '../facts/door.ts'
import type { FactItem, FactKind } from '../facts/entity.ts'
import { ASSISTANT } from '../facts/thread-facts.ts'
import { type Asked, readScope } from './read-scope.ts'

const ROWS = 50
const AT_ONCE = 200
/** One call reads no more: where few of many fit, its cursor leads on. */
const MOST_READ = 2000

interface Behind {
  kinds: readonly FactKind[]
  extras?: readonly string[]
}
const ANSWERS = ['first', 'reply'] as const
const behind = (kind: FactKind, ...extras: string[]): Behind => ({
  kinds: [kind],
  ...(extras.length > 0 && { extras }),
})

/** What is behind each figure; those of other areas have lists of their own. */
const BEHIND: Partial<Record<FigureName, Behind>> = {
  opened: behind('opened'),
  first_answers: behind('sent', 'first'),
  first_median: behind('sent', 'first'),
  first_p90: behind('sent', 'first'),
  first_median_hours: behind('sent', 'first'),
  first_p90_hours: behind('sent', 'first'),
  answers: behind('sent', ...ANSWERS),
  answer_median: behind('sent', ...ANSWERS),
  answer_p90: behind('sent', ...ANSWERS),
  messages: behind('sent', '', ...ANSWERS),
  leads: behind('lead'),
  contacted: behind('contacted'),
  appointment: behind('appointment'),
  shown: behind('shown'),
  sold: behind('sold'),
  lost: behind('lost'),
  calls: behind('call'),
  talk: behind('call'),
  answered: behind('call', 'answered'),
  missed: behind('call', 'missed'),
  made: behind('call', 'made'),
  called_back: behind('called_back'),
  called_back_median: behind('called_back'),
  booked: behind('booked'),
  kept: behind('kept'),
  no_show: behind('no_show'),
  outcome_asked: { kinds: ['settled', 'unsettled'] },
  unsettled: behind('unsettled'),
  asked: behind('asked'),
  opted_out: behind('opted_out'),
}

export const hasRows = (name: FigureName) => BEHIND[name] !== undefined

/** Their figures are those of the channel that is asked for; others are of all. */
const OF_CHANNELS: readonly FactKind[] = ['opened', 'sent', 'opted_out']
/** Their figures are of the whole dealership, whoever is asked for. */
const OF_NOBODY: readonly FactKind[] = ['opened', 'asked', 'opted_out']

/** What is behind a figure of a report; the leads of an agent are those whom they contacted. */
const behindOf = (of: FigureName, { name }: Asked, agent: string | undefined) =>
  name === 'leads' && of === 'leads' && agent !== undefined ? BEHIND.contacted : BEHIND[of]

/** The customers behind a figure, the newest first; who may not be seen is passed over. */
export async function listRows(ctx: Ctx, { of, cursor, ...asked }: Asked & { of: FigureName; cursor?: string }) {
  const { timezone, from, to, today, agent, channel } = await readScope(ctx, asked)
  const wanted = behindOf(of, asked, agent)
  if (!wanted) return { data: [], cursor: null }
  const isCohort = asked.name === 'leads' && !wanted.kinds.includes('lead')
  const [first, end] = [startOfDay(from, timezone), startOfDay(dayAfter(to), timezone)]
  const last = isCohort ? startOfDay(dayAfter(today), timezone) : end
  const list = `report ${JSON.stringify([asked, of])}`
  const begin = cursor === undefined ? earliestId(last) : openCursor(ctx, list, cursor)
  const isWanted = (fact: FactItem) =>
    wanted.kinds.includes(fact.kind) &&
    (agent === undefined || OF_NOBODY.includes(fact.kind) || fact.agent === agent) &&
    (channel === undefined || !OF_CHANNELS.includes(fact.kind) || fact.channel === channel) &&
    (!wanted.extras || wanted.extras.includes(fact.extra ?? '')) &&
    (!isCohort || (fact.since !== undefined && isWithin(Date.parse(fact.since), first, end)))
  const { facts, place } = await findFacts(ctx, isWanted, begin, first)
  return {
    data: await presentFacts(ctx, facts),
    cursor: place === undefined ? null : sealCursor(ctx, list, place),
  }
}

const isWithin = (time: number, from: number, to: number) => time >= from && time < to

async function findFacts({ org }: Ctx, isWanted: (fact: FactItem) => boolean, begin: string, first: number) {
  const facts: FactItem[] = []
  let read = 0
  let before = begin
  for (const day of utcDaysOf(first, momentOf(begin).getTime() + 1).toReversed()) {
    for (;;) {
      const page = await listFactsBefore(org, day, before, AT_ONCE)
      read += page.length
      for (const fact of page) {
        if (fact.id < earliestId(first)) return { facts, place: undefined }
        before = fact.id
        if (isWanted(fact)) facts.push(fact)
        if (facts.length === ROWS) return { facts, place: before }
      }
      if (read >= MOST_READ) return { facts, place: before }
      if (page.length < AT_ONCE) break
    }
  }
  return { facts, place: undefined }
}

async function presentFacts(ctx: Ctx, facts: FactItem[]) {
  const ids = [...new Set(facts.flatMap(({ contact }) => contact ?? []))]
  const agents = [...new Set(facts.flatMap(({ agent }) => (agent && agent !== ASSISTANT ? [agent] : [])))]
  const [seen, people] = await Promise.all([findContactsById(ctx, ids), findColleagues(ctx.org, agents)])
  return facts.map(({ id, contact, agent, channel, extra, seconds }) => {
    const person = contact ? seen.get(contact) : undefined
    const who = agent && people.get(agent)
    const spoken = ALL_CHANNELS.find((one): one is Channel => one === channel) ?? person?.most_recent_type
    return {
      id,
      at: momentOf(id).toISOString(),
      contact: person ? { id: person.id, name: displayName(person) } : null,
      conversation: person && spoken ? { type: spoken, id: conversationIdOf(person.id, spoken) } : null,
      agent: agent === ASSISTANT ? 'AI' : who ? `${who.first_name} ${who.last_name}`.trim() : null,
      detail: extra ?? null,
      seconds: seconds ?? null,
    }
  })
}
