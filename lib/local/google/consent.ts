import type { HttpAnswer } from '../http-server.ts'
import { challengeOf, type GoogleData, newToken, personOf } from './state.ts'

const HTML = { 'content-type': 'text/html; charset=utf-8' }
const CODE_MS = 10 * 60_000
/** What Google's page says of each permission. Those without a text have no box. */
const BOXES: Record<string, string> = {
  'https://www.googleapis.com/auth/calendar.app.created':
    'Make secondary Google calendars, and see, create, change, and delete events on them.',
  'https://www.googleapis.com/auth/calendar.freebusy': 'View your availability in your calendars.',
}

interface Asked {
  data: GoogleData
  now: number
  redirectUri: string
}

/** The consent page with a box for each permission; its answer sends the browser back. */
export function showConsent({ data, redirectUri }: Asked, query: URLSearchParams): HttpAnswer {
  const flaw = flawOf(data, redirectUri, query)
  if (flaw) return page(400, `<h1>Access blocked</h1><p>Error 400: ${escaped(flaw)}</p>`)
  const scopes = (query.get('scope') ?? '').split(' ')
  const boxes = scopes
    .filter((scope) => scope in BOXES)
    .map(
      (scope) =>
        `<label><input type="checkbox" name="box" value="${escaped(scope)}"> ${escaped(BOXES[scope] ?? '')}</label>`,
    )
  return page(
    200,
    `<h1>Lotwire wants access to your Google Account</h1>
<p>This page stands in for Google’s on your machine.</p>
<form method="post">
<label>Email <input name="email" type="email" required value="${escaped(query.get('login_hint') ?? '')}"></label>
<fieldset><legend>Select what Lotwire can access</legend>${boxes.join('\n')}</fieldset>
<button name="answer" value="allow">Allow</button> <button name="answer" value="deny" formnovalidate>Deny</button>
</form>`,
  )
}

export function takeConsent(
  { data, now, redirectUri }: Asked,
  query: URLSearchParams,
  form: URLSearchParams,
): HttpAnswer {
  const flaw = flawOf(data, redirectUri, query)
  if (flaw) return page(400, `<h1>Access blocked</h1><p>Error 400: ${escaped(flaw)}</p>`)
  const back = new URL(redirectUri)
  back.searchParams.set('state', query.get('state') ?? '')
  if (form.get('answer') !== 'allow') {
    back.searchParams.set('error', 'access_denied')
    return redirect(back)
  }
  const asked = (query.get('scope') ?? '').split(' ')
  const ticked = form.getAll('box')
  const scope = asked.filter((one) => !(one in BOXES) || ticked.includes(one)).join(' ')
  const email = (form.get('email') ?? '').trim().toLowerCase()
  const person = personOf(data, email)
  const code = newToken('4/0')
  data.codes[code] = {
    email,
    scope,
    redirectUri,
    challenge: query.get('code_challenge') ?? '',
    isOffline: query.get('access_type') === 'offline',
    givesRefresh: !person.hasConsented || query.get('prompt') === 'consent',
    until: now + CODE_MS,
  }
  person.hasConsented = true
  back.searchParams.set('code', code)
  back.searchParams.set('scope', scope)
  return redirect(back)
}

function flawOf(data: GoogleData, redirectUri: string, query: URLSearchParams): string | undefined {
  if (query.get('client_id') !== data.clientId) return 'invalid_client'
  if (query.get('redirect_uri') !== redirectUri) return 'redirect_uri_mismatch'
  if (query.get('response_type') !== 'code') return 'unsupported_response_type'
  if (query.get('code_challenge_method') !== 'S256' || !query.get('code_challenge')) return 'invalid_request'
  return undefined
}

/** The token endpoint (RFC 6749 and 7636): codes count once, refresh tokens until they are revoked. */
export function giveTokens({ data, now }: Omit<Asked, 'redirectUri'>, form: URLSearchParams): HttpAnswer {
  const refuse = (status: number, error: string, error_description: string) => ({
    status,
    body: { error, error_description },
  })
  if (form.get('client_id') !== data.clientId || form.get('client_secret') !== data.clientSecret)
    return refuse(401, 'invalid_client', 'The OAuth client was not found.')
  const ended = () => refuse(400, 'invalid_grant', 'Token has been expired or revoked.')
  if (form.get('grant_type') === 'refresh_token') {
    const refresh = form.get('refresh_token') ?? ''
    const grant = data.grants[refresh]
    if (!grant || grant.isRevoked) return ended()
    return { status: 200, body: newAccess(data, refresh, now) }
  }
  const given = form.get('code') ?? ''
  const code = data.codes[given]
  delete data.codes[given]
  if (!code || code.until < now || code.redirectUri !== form.get('redirect_uri')) return ended()
  if (challengeOf(form.get('code_verifier') ?? '') !== code.challenge)
    return refuse(400, 'invalid_grant', 'Invalid code verifier.')
  const refresh = newToken('1//0')
  data.grants[refresh] = { email: code.email, scope: code.scope, isRevoked: false }
  const claims = Buffer.from(JSON.stringify({ email: code.email, email_verified: true, aud: data.clientId })).toString(
    'base64url',
  )
  return {
    status: 200,
    body: {
      ...newAccess(data, refresh, now),
      ...(code.isOffline && code.givesRefresh && { refresh_token: refresh }),
      id_token: `e30.${claims}.`,
    },
  }
}

const EXPIRES_SECONDS = 3599
function newAccess(data: GoogleData, refresh: string, now: number) {
  const access_token = newToken('ya29.')
  data.access[access_token] = { refresh, until: now + EXPIRES_SECONDS * 1000 }
  return { access_token, expires_in: EXPIRES_SECONDS, scope: data.grants[refresh]?.scope ?? '', token_type: 'Bearer' }
}

export function revoke(data: GoogleData, token: string): HttpAnswer {
  const grant = data.grants[token] ?? data.grants[data.access[token]?.refresh ?? '']
  if (!grant || grant.isRevoked)
    return { status: 400, body: { error: 'invalid_token', error_description: 'Token expired or revoked' } }
  grant.isRevoked = true
  return { status: 200, body: {} }
}

const redirect = (to: URL): HttpAnswer => ({
  status: 302,
  headers: { location: to.href, ...HTML },
  body: Buffer.alloc(0),
})

const page = (status: number, body: string): HttpAnswer => ({
  status,
  headers: HTML,
  body: Buffer.from(`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Google (local)</title><style>body{font:16px system-ui;max-width:30rem;margin:3rem auto;padding:0 1rem}label{display:block;margin:.75rem 0}</style>${body}</html>`),
})

const escaped = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
