import { ORDERS, OUTCOMES, type Preset } from './outcomes.ts'
import type { TwinPage } from './pages.ts'

interface Facts {
  /** The only site that hears the answer. */
  site: string
  /** Another origin of the same twin, for what must not be heard. */
  foreign: string
  preset?: Preset
}

/** Meta's sign-up window: a number and its code, and a button for each way in which it can end. */
export const renderPopup = (facts: Facts) =>
  page(`<h1>WhatsApp Business sign-up</h1>
<p>This window stands in for Meta’s on your machine.</p>
<form id="number"><h2>Your number</h2>
<label>Phone number <input name="phone_number" inputmode="tel" placeholder="+15125550100"></label>
<button>Text me the code</button> <span id="texted" role="status"></span></form>
<form id="answers"><h2>How it ends</h2>
<label>Order <select name="order">${ORDERS.map((one) => `<option>${one}</option>`).join('')}</select></label>
<label>Delay in ms <input name="delay_ms" type="number" value="0" min="0"></label>
<label><input type="checkbox" name="is_text"> Message as text</label>
${OUTCOMES.map((one) => `<button value="${one}">${one.replaceAll('_', ' ')}</button>`).join('\n')}</form>
<script type="application/json" id="facts">${JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>
<script src="/popup.js"></script>`)

/** Meta's window in which somebody chooses the pages that an app may write as. */
export const renderPages = (pages: readonly TwinPage[], site: string) =>
  page(`<h1>Choose your pages</h1>
<p>This window stands in for Meta’s on your machine.</p>
<form id="pages">${pages
    .map(({ id, name }) => `<label><input type="checkbox" name="page" value="${id}"> ${escapeHtml(name)}</label>`)
    .join('\n')}
<button value="continue">Continue</button> <button value="cancel">Cancel</button></form>
<script type="application/json" id="facts">${JSON.stringify({ site })}</script>
<script src="/pages.js"></script>`)

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Where the app is not set up as Meta wants it. */
export const renderFlaw = (flaw: string) => page(`<h1>Feature unavailable</h1><p>${flaw}</p>`)

/** A page that says, from where nobody should be believed, that all is done. */
export const renderElsewhere = () =>
  page(`<script>
const { site, ...data } = Object.fromEntries(new URLSearchParams(location.search))
top.opener.postMessage({ type: 'WA_EMBEDDED_SIGNUP', event: 'FINISH', data }, site)
</script>`)

const page = (body: string) => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Meta (local)</title>
<style>body{font:16px system-ui;max-width:32rem;margin:2rem auto;padding:0 1rem}label{display:block;margin:.5rem 0}button{margin:.25rem .25rem 0 0}</style>
<body>${body}</body></html>`
