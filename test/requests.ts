import { areas } from '#contract/areas.ts'
import { pathOf, type Row } from '#contract/route.ts'
import { type FunctionName, routes } from '#contract/routes.ts'
import type { Client } from './cloud.ts'
import type { Dealership, LeadsTo, Request, Target } from './request.ts'

/** The exports of `test/<area>/requests.ts`. */
interface AreaRequests {
  requests: Record<string, Record<string, (at: Target) => Request>>
  leadsTo?: LeadsTo
  /** Ids that lead to this conversation, for a user who can see one other as well. */
  conversationIds?: (client: Client, at: Target) => Promise<Record<string, string>>
  /** Ids of a dealership; those that start with `spare_` may be used up. */
  dealershipIds?: (dealership: Dealership) => Promise<Record<string, string>>
}

export const ofAreas: AreaRequests[] = await Promise.all(
  Object.keys(areas).map((area): Promise<AreaRequests> => import(`./${area}/requests.ts`)),
)
const openapi = { requests: { openapi: { get: () => ({ status: 200 }) } } }
const requestFor = (name: FunctionName, row: string) =>
  [...ofAreas, openapi].map(({ requests }: AreaRequests) => requests[name]?.[row]).find(Boolean)

/** Every row by its name (`chats.send`) with its request. */
export const namedRows = (Object.keys(routes) as FunctionName[]).flatMap((key) =>
  Object.entries<Row>(routes[key]).map(([name, row]) => ({
    name: `${key}.${name}`,
    row,
    request: requestFor(key, name),
  })),
)
export type NamedRow = (typeof namedRows)[number]

/** The row's request about this target; throws for a row that its area’s tests do not know. */
export function requestOf({ name, row, request }: NamedRow, at: Target) {
  if (!request) throw new Error(`${name} has no request in its area’s test/<area>/requests.ts.`)
  const { params, query, body, status } = request(at)
  const search = query ? `?${new URLSearchParams(query)}` : ''
  return { method: row.method, path: pathOf(row, params) + search, body, status }
}

/** These name it in their body. */
const ABOUT_IN_BODY: Row[] = [routes.chats.open, routes.assistant.compose, routes.assistant.translate]

/** True if a row is about one conversation or contact, which the caller must be allowed to see. */
export const isAboutConversation = ({ row }: NamedRow) =>
  ABOUT_IN_BODY.includes(row) || /^\/api\/(?:chats|contacts(?!\/(?:bulk|exports)\b))\/.*\{/.test(row.path)
