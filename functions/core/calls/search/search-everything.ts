import { SEARCHED_NAMES, type Searched, type SearchQuery } from '#contract/calls/search.ts'
import { findContact } from '../../customers/contacts/door.ts'
import { findReadable } from '../../customers/mentions/admit-reader.ts'
import { noteTexts } from '../../customers/notes/read-note-texts.ts'
import { searchContacts } from '../../customers/search/search-contacts.ts'
import { findTexts } from '../../customers/text-words/find-texts.ts'
import { searchedWordsOf } from '../../customers/text-words/searched-words.ts'
import type { TextSearch, TextSource } from '../../customers/text-words/text-source.ts'
import { findInLatest } from '../../messaging/search/find-in-latest.ts'
import { findTemplates } from '../../messaging/search/find-templates.ts'
import { findVehicles } from '../../messaging/search/find-vehicles.ts'
import { messageTexts } from '../../messaging/search/read-message-texts.ts'
import { findTimeZone } from '../../people/organizations/find-time-zone.ts'
import { dayAfter, startOfDay } from '../../people/organizations/local-dates.ts'
import { unasked } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { openCursor, sealCursor } from '../../platform/cursor.ts'
import { callTexts } from '../recordings/read-call-texts.ts'
import { contactHit, type Hit, plainHit, textHit } from './present-hit.ts'

/** What a page shows of each kind, and the read units for what is written and said; of a kind asked for alone it shows more. */
const AMONG_OTHERS = { limit: 5, units: 3 }
const MESSAGES_AMONG_OTHERS = { limit: 10, units: 12 }
const ALONE = { limit: 20, units: 26 }
type Share = typeof ALONE

interface Part {
  hits: Hit[]
  /** Leads on; undefined where all was found. */
  place: string | undefined
}
type Asked = SearchQuery & Pick<TextSearch, 'mayRead'>
type Finder = (ctx: Ctx, query: Asked, place: string | undefined, share: Share) => Promise<Part>
type Name = Exclude<Searched, 'settings'>

/** A page of all that holds the words of a search, of what the caller may read: some of each kind. */
export async function searchEverything(ctx: Ctx, { cursor, ...query }: SearchQuery) {
  const list = `search ${JSON.stringify(query)}`
  const places: Partial<Record<Name, string>> = cursor ? JSON.parse(openCursor(ctx, list, cursor)) : {}
  const names = namesIn(query).filter((name) => !cursor || places[name] !== undefined)
  const share = (name: Name) =>
    query.in?.length === 1 ? ALONE : name === 'messages' ? MESSAGES_AMONG_OTHERS : AMONG_OTHERS
  const asked = { ...query, mayRead: await findReadable(ctx) }
  const parts = await Promise.all(names.map((name) => FINDERS[name](ctx, asked, places[name], share(name))))
  const left = names.flatMap((name, n) => (parts[n]?.place === undefined ? [] : [[name, parts[n].place]]))
  return {
    data: parts.flatMap(({ hits }) => hits),
    cursor: left.length > 0 ? sealCursor(ctx, list, JSON.stringify(Object.fromEntries(left))) : null,
  }
}

/** What is looked in: only messages have channels, and nobody's days are those of vehicles, templates, or people. */
function namesIn({ q, in: named = [], person, channel, from, to }: SearchQuery): Name[] {
  const asked = named.length > 0 ? named : SEARCHED_NAMES
  const isFiltered = [person, channel, from, to].some((filter) => filter !== undefined)
  const able: readonly Searched[] = channel
    ? ['messages']
    : isFiltered
      ? ['messages', 'notes', 'calls']
      : SEARCHED_NAMES
  return q === '' ? [] : asked.filter((name): name is Name => name !== 'settings' && able.includes(name))
}

const FINDERS: Record<Name, Finder> = {
  async contacts(ctx, { q, mayRead }, place, { limit }) {
    const found = await searchContacts(ctx.org, q, place, limit, (some) => some.filter(mayRead))
    return { hits: found.contacts.map(contactHit), place: found.place }
  },
  messages: (ctx, query, place, share) => inTexts(ctx, 'message', messageTexts(query.channel), query, place, share),
  notes: (ctx, query, place, share) => inTexts(ctx, 'note', noteTexts, query, place, share),
  calls: (ctx, query, place, share) => inTexts(ctx, 'call', callTexts, query, place, share),
  async vehicles(ctx, { q }, place, { limit }) {
    const skip = Number(place ?? 0)
    const { vehicles, isEnd } = await findVehicles(ctx, q, skip, limit)
    return { hits: vehicles.map((one) => plainHit('vehicle', one, q)), place: isEnd ? undefined : `${skip + limit}` }
  },
  async templates(ctx, { q }, place, { limit }) {
    const skip = Number(place ?? 0)
    const { templates, isEnd } = await findTemplates(ctx, q, skip, limit)
    return { hits: templates.map((one) => plainHit('template', one, q)), place: isEnd ? undefined : `${skip + limit}` }
  },
}

async function inTexts(
  ctx: Ctx,
  kind: 'message' | 'note' | 'call',
  source: TextSource,
  query: Asked,
  place: string | undefined,
  share: Share,
): Promise<Part> {
  const search = await textSearchOf(ctx, query)
  const isOfEveryday = search.stems.length === 0 && search.words.length > 0 && !search.contact && kind === 'message'
  const found = await (isOfEveryday
    ? findInLatest(ctx, source, search, place)
    : findTexts(ctx, source, search, place, share))
  const latest = found.data.toSorted((a, b) => (a.at < b.at ? 1 : -1))
  return { hits: latest.map((one) => textHit(kind, one, query.q)), place: found.place }
}

/** Whoever is named is a contact, or a colleague. */
async function textSearchOf(ctx: Ctx, { q, person, from, to, mayRead }: Asked): Promise<TextSearch> {
  const [contact, timeZone] = await Promise.all([
    person === undefined ? undefined : findContact(unasked(ctx), person),
    from || to ? findTimeZone(ctx.org) : '',
  ])
  const between = {
    from: new Date(from ? startOfDay(from, timeZone) : 0),
    to: new Date(to ? startOfDay(dayAfter(to), timeZone) : LATEST),
  }
  return { ...searchedWordsOf(q), between, contact, by: contact ? undefined : person, mayRead }
}

/** Later than all that was said: in the year 9999. */
const LATEST = Date.UTC(9999, 0)
