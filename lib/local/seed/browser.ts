import { parseSetCookie, stringifyCookie } from 'cookie'
import { auth } from '#contract/people/auth.ts'
import { type Arguments, type Output, pathOf, type Row } from '#contract/route.ts'

/** A person at a browser: keeps the cookies and the CSRF token, like the site's own page. */
export function openBrowser(origin: string) {
  const cookies = new Map<string, string | undefined>()

  /** Calls a row; returns its output, throws its refusal. */
  async function call<R extends Row>(row: R, ...[input]: Arguments<R>): Promise<Output<R>> {
    return (await send(row, input ?? {})) as Output<R>
  }

  async function send(row: Row, { params, query, body }: { params?: unknown; query?: unknown; body?: unknown }) {
    if (row.method !== 'GET' && cookies.size === 0) await send(auth.csrfCookie, {})
    const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : ''
    const path = pathOf(row, params as Record<string, string>) + search
    const response = await fetch(origin + path, {
      method: row.method,
      headers: {
        cookie: stringifyCookie(Object.fromEntries(cookies)),
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    for (const line of response.headers.getSetCookie()) {
      const { name, value } = parseSetCookie(line)
      cookies.set(name, value)
    }
    const text = await response.text()
    if (!response.ok) throw new Error(`${row.method} ${path} answered ${response.status}: ${text.slice(0, 200)}`)
    return text === '' ? undefined : JSON.parse(text)
  }

  return { call }
}
export type Browser = ReturnType<typeof openBrowser>
