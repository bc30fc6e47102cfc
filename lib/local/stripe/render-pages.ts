import type { HttpAnswer } from '../http-server.ts'
import type { Session, Subscription } from './state.ts'

const HTML = { 'content-type': 'text/html; charset=utf-8' }

const page = (status: number, title: string, body: string): HttpAnswer => ({
  status,
  headers: HTML,
  body: Buffer.from(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 26rem; margin: 3rem auto; padding: 0 1rem; color: #1a1f36 }
form { display: grid; gap: .75rem } input, button { font: inherit; padding: .6rem } [role=alert] { color: #b3261e }
</style></head><body><h1>${title}</h1><p>This page stands in for Stripe’s on your machine.</p>${body}</body></html>`),
})

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`
const refusal = (text: string | undefined) => (text ? `<p role="alert">${text}</p>` : '')

export const renderCheckout = ({ amount, trial_end, cancel_url }: Session, refused?: string) =>
  page(
    200,
    'Subscribe to Lotwire',
    `<p>${dollars(amount)} per month${trial_end ? `, first charged on ${new Date(trial_end * 1000).toDateString()}` : ''}</p>
${refusal(refused)}<form method="post"><label>Card number <input name="card" inputmode="numeric" required value="4242424242424242"></label>
<button>Subscribe</button></form><p><a href="${cancel_url.replaceAll('"', '&quot;')}">Back</a></p>
<p>4242… pays, 4000000000000002 is declined, 4000002500003155 asks its bank, 4000000000000341 fails at the next charge.</p>`,
  )

export const renderBank = (card: string) =>
  page(
    200,
    '3-D Secure',
    `<form method="post"><input type="hidden" name="card" value="${card.replace(/\D/g, '')}">
<button name="bank" value="yes">Complete</button> <button name="bank" value="no">Fail</button></form>`,
  )

export const renderPortal = (one: Subscription | undefined, returnUrl: string) =>
  page(
    200,
    'Manage your plan',
    `<p>${one ? `Status: ${one.status}${one.cancel_at_period_end ? ', ends with the period' : ''}` : 'No subscription.'}</p>
<form method="post"><label>Card number <input name="card" inputmode="numeric" required value="4242424242424242"></label>
<button name="act" value="card">Change card</button></form>
<form method="post"><button name="act" value="cancel">Cancel plan</button> <button name="act" value="renew">Don’t cancel</button></form>
<p><a href="${returnUrl.replaceAll('"', '&quot;')}">Return to Lotwire</a></p>`,
  )

export const renderGone = () => page(404, 'Something went wrong', '<p>This page no longer exists.</p>')
