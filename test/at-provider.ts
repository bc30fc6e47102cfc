import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type Client, callConsole } from './cloud.ts'

export interface Chosen {
  email: string
  email_verified?: boolean
  hd?: string
  tid?: string
}

/** Goes from the pool's pages to the provider's, chooses who one is, and comes back to the address of our own. */
export async function chooseAt(start: string, { email, email_verified = true, ...tenant }: Chosen): Promise<string> {
  const page = await led(start)
  const form = new URLSearchParams({ email, ...tenant, ...(email_verified && { email_verified: 'true' }) })
  return led(await led(page, { method: 'POST', body: form }))
}

/** The same by SAML, where the provider's page has the browser post what it says; `change` does it on the way. */
export async function chooseBySaml(
  start: string,
  { email }: Chosen,
  change: (assertion: string) => string = (text) => text,
) {
  const page = await led(start)
  const posting = await (await fetch(page, { method: 'POST', body: new URLSearchParams({ email }) })).text()
  const textIn = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(posting)?.[1] ?? ''
  const SAMLResponse = btoa(change(atob(textIn('SAMLResponse'))))
  const body = new URLSearchParams({ SAMLResponse, RelayState: textIn('RelayState') })
  const to = /action="([^"]+)"/.exec(posting)?.[1] ?? ''
  const back = await led(to, { method: 'POST', body })
  expect((await fetch(to, { method: 'POST', body })).status).toBe(400)
  return back
}

async function led(url: string, init: RequestInit = {}): Promise<string> {
  const answer = await fetch(url, { ...init, redirect: 'manual' })
  expect(answer.status, await answer.text()).toBe(302)
  return answer.headers.get('location') ?? ''
}

export const pathOfUrl = (url: string) => url.slice(new URL(url).origin.length)

/** Brings a provider's answer back in this browser; tells what the page is told, and leaves the pool's pages. */
export async function bringBack(client: Client, back: string): Promise<string> {
  const { status, headers } = await client.get(pathOfUrl(back))
  expect(status).toBe(302)
  const to = String(headers.location)
  if (to.startsWith('/')) return to
  const done = await led(to)
  return String((await client.get(pathOfUrl(done))).headers.location)
}

/** Logs in, or tries to, by a person's account at a provider; `email` says whose own it is. */
export async function enterBy(client: Client, provider: string, chosen: Chosen, email?: string): Promise<string> {
  const { status, body } = await client.post(`/api/auth/federated/${provider}`, email && { email })
  expect(status).toBe(200)
  return bringBack(client, await chooseAt(body.url, chosen))
}

/** Links a person's account at a provider to the login of this browser. */
export async function linkBy(client: Client, provider: string, chosen: Chosen, password: string): Promise<string> {
  const { status, body } = await client.post(`/api/auth/federated/${provider}/link`, { password })
  expect(status).toBe(200)
  return bringBack(client, await chooseAt(body.url, chosen))
}

/** A new mail domain that the dealership has proven to be its own. */
export async function proveDomain(client: Client): Promise<string> {
  const domain = `${randomUUID()}.example`
  const { body } = await client.post('/api/sign-in-domains', { domain })
  await callConsole('POST', 'dns', { domain, texts: [body.data[0].record] })
  expect((await client.post(`/api/sign-in-domains/${domain}/check`)).status).toBe(200)
  return domain
}
