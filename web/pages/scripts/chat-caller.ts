/** How the frame asks the server. The token stays in the frame's own, partitioned storage. It uses nothing outside of itself. */
export function chatCaller(key: string, paths: Record<'open' | 'messages' | 'prove', string>) {
  const place = `chat ${key}`
  const lang = document.documentElement.lang
  let token: string | null = null
  const keep = (next: string | null) => {
    token = next
    try {
      if (next) localStorage.setItem(place, next)
      else localStorage.removeItem(place)
    } catch {
      // Without storage it lasts as long as the page.
    }
  }
  try {
    token = localStorage.getItem(place)
  } catch {
    // The same.
  }
  const call = async (path: string, body?: object | FormData) => {
    const isForm = body instanceof FormData
    const answer = await fetch(path, {
      headers: {
        'accept-language': lang,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { method: 'POST', body: isForm ? body : JSON.stringify(body) }),
    })
    const read = await answer.json()
    if (answer.ok) return read
    if (answer.status === 401) keep(null)
    const words =
      Object.values(read.errors ?? {})
        .flat()[0]
        ?.toString() ?? read.message
    throw Object.assign(new Error(words), { status: answer.status })
  }
  /** One visitor, however often it is asked at once. */
  let opening: Promise<void> | undefined
  const open = (page: object | undefined) => {
    opening ??= (async () => {
      if (!token) keep((await call(paths.open, { language: lang, page })).token)
    })().finally(() => {
      opening = undefined
    })
    return opening
  }
  return { call, open, hasToken: () => token !== null, paths, lang }
}
