/** Somebody at a browser: keeps the cookies and the CSRF token, as the site's own page does. */
export function openBrowser(origin: string) {
  const cookies = new Map<string, string>()

  async function send(method: string, path: string, body?: unknown) {
    if (method !== 'GET' && cookies.size === 0) await send('GET', '/csrf-cookie')
    const response = await fetch(origin + path, {
      method,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/)
      cookies.set(name, value)
    }
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 200)}`)
    // biome-ignore lint/suspicious/noExplicitAny: what each row answers is its contract's to say
    return (text === '' ? undefined : JSON.parse(text)) as any
  }

  return {
    get: (path: string) => send('GET', path),
    post: (path: string, body: object) => send('POST', path, body),
    patch: (path: string, body: object) => send('PATCH', path, body),
  }
}
export type Browser = ReturnType<typeof openBrowser>
