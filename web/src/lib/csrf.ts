import { auth } from '#contract/people/auth.ts'

const COOKIE = 'XSRF-TOKEN'

function readCookie(): string | undefined {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`))
  return pair && decodeURIComponent(pair.slice(COOKIE.length + 1))
}

/** The token required for requests that change something; fetched if the cookie is missing or was refused. */
export async function csrfToken({ renew }: { renew: boolean }): Promise<string> {
  const known = renew ? undefined : readCookie()
  if (known) return known
  await fetch(auth.csrfCookie.path, {
    credentials: 'same-origin',
    cache: 'no-store',
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  })
  return readCookie() ?? ''
}
