import { ALL_CHANNELS, CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import { renderControls } from './render-controls.ts'

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Renders the console's page; `browser/console.js` fills its lists. */
export function renderPage(signIn?: { email: string; password: string }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Local console · Lotwire</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/local/console.css">
<link rel="stylesheet" href="/local/controls.css">
<link rel="stylesheet" href="/local/phone.css">
<script type="module" src="/local/console.js"></script>
</head>
<body>
<header>
  <div><h1>Local console</h1><p>Everything outside Lotwire, on this machine.</p></div>
  ${signIn ? renderSignIn(signIn) : ''}
  <a class="button" href="/">Open Lotwire</a>
</header>
<main>
${PHONE}
${MAILBOX}
${renderControls()}
</main>
</body>
</html>
`
}

const renderSignIn = ({ email, password }: { email: string; password: string }) =>
  `<dl class="sign-in"><dt>Email</dt><dd><code>${escapeHtml(email)}</code></dd><dt>Password</dt><dd><code>${escapeHtml(password)}</code></dd></dl>`

/** A channel's button, with the data that the page's script needs about it. */
function renderChannel(channel: Channel, index: number): string {
  const { name, prefix, address } = CHANNELS[channel]
  const data = `data-prefix="${prefix}" data-own-address="${address.senderField}"`
  return `<label><input type="radio" name="channel" value="${channel}" ${data}${index === 0 ? ' checked' : ''}><span>${name}</span></label>`
}

const PHONE = `<section class="phone" aria-labelledby="phone-title">
  <h2 id="phone-title">The customer's phone</h2>
  <form id="line" class="grid">
    <label>Dealership <select id="account"></select></label>
    <fieldset class="segments"><legend>Channel</legend>
      ${ALL_CHANNELS.filter((one) => CHANNELS[one].carrier === 'twilio')
        .map(renderChannel)
        .join('\n      ')}
    </fieldset>
    <label>Customer's number <input id="customer" value="+16285550188" autocomplete="off" spellcheck="false"></label>
    <label>Customer's name <input id="profile" value="Ana Torres" autocomplete="off"></label>
  </form>
  <div class="screen">
    <p class="peer"><strong id="peer-name"></strong> <span id="peer-address"></span></p>
    <ol id="thread" aria-live="polite" aria-label="Messages"></ol>
    <form id="compose">
      <label class="attach" title="Attach a file"><input type="file" id="file"><span aria-hidden="true">+</span><span class="hidden">Attach a file</span></label>
      <input id="text" aria-label="Message" placeholder="Write as the customer" autocomplete="off">
      <select id="extra" aria-label="Send something else">
        <option value="">More…</option>
        <option value="place">A location</option>
        <option value="card">A contact card</option>
        <option value="ad">From an ad</option>
        <option value="unsupported">Something unsupported</option>
      </select>
      <button>Send</button>
    </form>
  </div>
  <p id="sent" class="note" role="status"></p>
  <h3>Calls</h3>
  <p class="row"><button id="call-in">Call the dealership</button></p>
  <ul id="calls" aria-label="Calls"></ul>
  <p id="calls-note" class="note" role="status"></p>
</section>`

const MAILBOX = `<section aria-labelledby="mail-title">
  <h2 id="mail-title">Mailbox</h2>
  <label>Only mail to <input id="mail-to" type="search" placeholder="Everyone" autocomplete="off"></label>
  <div id="mails"></div>
</section>`
