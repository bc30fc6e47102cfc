import { optionalVariable } from '../../platform/environment.ts'

const GRAPH_URL = 'https://graph.facebook.com'
const VERSION = 'v24.0'
const PATIENCE_MS = 10_000

export const graphUrl = () => optionalVariable('META_GRAPH_URL') ?? GRAPH_URL

interface Asked {
  method?: 'POST' | 'DELETE'
  path: string
  query?: Record<string, string>
  body?: object
  /** A page's, or a person's who chooses pages. */
  token?: string
  patienceMs?: number
}

/** Meta's own codes of a refusal; `subcode` says which of several reasons a code has. */
export interface GraphError {
  code: number
  error_subcode?: number
  message: string
}

type GraphAnswer = { isOk: true; body: Record<string, unknown> } | { isOk: false; error: GraphError | undefined }

/** Calls Meta's Graph; throws where it cannot be reached, or answers with something else than JSON. */
export async function requestGraph({ method, path, query, body, token, patienceMs }: Asked): Promise<GraphAnswer> {
  const url = `${graphUrl()}/${VERSION}${path}${query ? `?${new URLSearchParams(query)}` : ''}`
  const answer = await fetch(url, {
    method: method ?? 'GET',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    // Tokens must go nowhere else.
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs ?? PATIENCE_MS),
  })
  const told = (await answer.json()) as Record<string, unknown>
  return answer.ok ? { isOk: true, body: told } : { isOk: false, error: told.error as GraphError | undefined }
}
