import type { Row } from '#contract/route.ts'

export interface RowInput {
  params?: unknown
  query?: unknown
  body?: unknown
}

/** The URL of a row with its parameters and query filled in; undefined query values are omitted, lists are written as JSON. */
export function rowAddress(row: Row, input: RowInput = {}): string {
  const params = (input.params ?? {}) as Record<string, string>
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const query = new URLSearchParams(
    Object.entries(input.query ?? {}).flatMap(([name, value]) =>
      value === undefined || value === null
        ? []
        : [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)] as [string, string]],
    ),
  ).toString()
  return query ? `${path}?${query}` : path
}
