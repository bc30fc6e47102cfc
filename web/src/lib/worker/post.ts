import { CSRF_PATH, REFRESH_PATH } from '#contract/people/session-paths.ts'

/** As a page sends it (lib/client.ts): the session is renewed once, a refused CSRF token is fetched again once. */
export async function post(path: string, body: object, language = navigator.language): Promise<Response> {
  const send = async (address: string, content: object, isRenewed = false): Promise<Response> => {
    const answer = await fetch(address, {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        Accept: 'application/json',
        'Accept-Language': language,
        'Content-Type': 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        'X-XSRF-TOKEN': await csrfToken(isRenewed),
      },
      body: JSON.stringify(content),
    })
    if (answer.status !== 403 || isRenewed) return answer
    const { code } = await answer.clone().json()
    return code === 'csrf' ? send(address, content, true) : answer
  }
  const answer = await send(path, body)
  return answer.status === 401 && (await send(REFRESH_PATH, {})).ok ? send(path, body) : answer
}

interface CookieStore {
  get(name: string): Promise<{ value: string } | null>
}

/** Every browser whose notifications have a field to type in can read its cookies here. */
async function csrfToken(isRenewed: boolean): Promise<string> {
  const cookies = (self as unknown as { cookieStore: CookieStore }).cookieStore
  const known = isRenewed ? null : await cookies.get('XSRF-TOKEN')
  if (known) return decodeURIComponent(known.value)
  await fetch(CSRF_PATH, { cache: 'no-store', headers: { 'X-Requested-With': 'XMLHttpRequest' } })
  return decodeURIComponent((await cookies.get('XSRF-TOKEN'))?.value ?? '')
}
