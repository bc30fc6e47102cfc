import { PROVIDER_NAMES, type Provider } from '#contract/people/identity-providers.ts'
import type { HttpAnswer } from '../http-server.ts'

const TENANTS = {
  google: { name: 'hd', label: 'Workspace domain (hd)' },
  microsoft: { name: 'tid', label: 'Tenant (tid)' },
  own: undefined,
}
/** The demonstration's own people; anybody else is written into the form. */
const KNOWN = ['owner', 'marcus', 'tess', 'diego'].map((name) => `${name}@mariposa-motors.example`)

/** A provider's page, on which one chooses who one is. */
export function renderChoice(provider: Provider): HttpAnswer {
  const tenant = TENANTS[provider]
  const known = KNOWN.map((email) => `<option value="${email}">`).join('')
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: Buffer.from(`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${PROVIDER_NAMES[provider]} (local)</title>
<style>body{font:16px system-ui;max-width:26rem;margin:3rem auto;padding:0 1rem}label{display:block;margin:.75rem 0}input:not([type=checkbox]){width:100%;font:inherit;padding:.4rem}button{font:inherit;padding:.4rem 1rem}</style>
<h1>Sign in with ${PROVIDER_NAMES[provider]}</h1>
<p>This page stands in for ${PROVIDER_NAMES[provider]}’s on your machine. Choose who you are.</p>
<form method="post">
<label>Email <input name="email" type="email" required list="known"></label><datalist id="known">${known}</datalist>
<label><input type="checkbox" name="email_verified" value="true" checked> Email verified</label>
${tenant ? `<label>${tenant.label}, empty for a private account <input name="${tenant.name}"></label>` : ''}
<button name="answer" value="allow">Continue</button> <button name="answer" value="deny" formnovalidate>Cancel</button>
</form>`),
  }
}

/** What the provider will say of the chosen person; undefined if nobody was. */
export function readPerson(provider: Provider, form: URLSearchParams) {
  const email = form.get('email')?.trim().toLowerCase()
  if (!email || form.get('answer') === 'deny') return
  const tenant = TENANTS[provider]
  const value = tenant && form.get(tenant.name)
  // Microsoft doesn't say whether an address is verified.
  const verified = provider === 'microsoft' ? {} : { email_verified: form.get('email_verified') === 'true' }
  return { email, ...verified, ...(value && { [tenant.name]: value }) }
}
