import { foldText } from '#contract/fold-text.ts'
import { CONTACTS } from '../../customers/contacts/counts-of.ts'
import { EVERYBODY } from '../../customers/contacts/desk-names.ts'
import { listTeam } from '../../people/accounts/door.ts'
import { listPage } from '../../people/organizations/door.ts'
import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { openCursor, sealCursor } from '../../platform/cursor.ts'
import { eachAtOnce } from '../../platform/each-at-once.ts'
import { readCounts } from '../../platform/table/counters.ts'
import { describeConnection } from '../../telephony/connections/door.ts'

const LIST = 'organizations'
/** The number of names checked per call in a search. */
const LOOKED_AT = 200
const MOST_READ = 2_000
/** A hundred connections opened at once would make each other time out. */
const DESCRIBED_AT_ONCE = 5

interface Input {
  per_page: number
  search: string
  cursor?: string
}

/**
 * All organizations for system administrators, or those with a matching name, newest first: their people, volumes, and
 * the state of their connection. In a search a page may be short, even empty, with a cursor to continue.
 */
export async function listOrganizations(ctx: Ctx, { per_page, search, cursor }: Input) {
  const list = `${LIST} ${search}`
  const from = cursor === undefined ? undefined : (JSON.parse(openCursor(ctx, list, cursor)) as Place)
  const { organizations, place } = await (search === ''
    ? listPage(from, per_page)
    : findNamedLike(search, from, per_page))
  const described = new Map<OrgId, Awaited<ReturnType<typeof describe>>>()
  await eachAtOnce(organizations, DESCRIBED_AT_ONCE, async (one) =>
    described.set(one.org, await describe(one, ctx.now)),
  )
  const data = organizations.flatMap(({ org }) => described.get(org) ?? [])
  return { data, cursor: place ? sealCursor(ctx, list, JSON.stringify(place)) : null }
}

async function findNamedLike(search: string, from: Place | undefined, most: number) {
  const wanted = foldText(search)
  const found: Organization[] = []
  let place = from
  for (let read = 0; found.length < most && read < MOST_READ; read += LOOKED_AT) {
    const page = await listPage(place, LOOKED_AT)
    found.push(...page.organizations.filter(({ name }) => foldText(name).includes(wanted)))
    place = page.place
    if (!place) break
  }
  const organizations = found.slice(0, most)
  const last = organizations.at(-1)
  return { organizations, place: last && organizations.length < found.length ? last.place : place }
}

type Place = Record<string, unknown>
type Organization = Awaited<ReturnType<typeof listPage>>['organizations'][number]

/** Four small reads each. */
async function describe({ org, name, created_at, suspended_at, closing_at }: Organization, now: Date) {
  const [team, counts, connection] = await Promise.all([
    listTeam(org),
    readCounts(org, [EVERYBODY], ''),
    describeConnection(org, now),
  ])
  const count = (what: string) => counts.get(what) ?? 0
  return {
    id: org,
    name,
    created_at,
    suspended: suspended_at !== undefined,
    suspended_at: suspended_at ?? null,
    closing_at: closing_at ?? null,
    people: team.length,
    contacts: count(CONTACTS),
    conversations: count('active') + count('snoozed') + count('closed') + count('archived'),
    connection,
  }
}
