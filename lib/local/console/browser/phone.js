import { attempt, byId, call, copyable, keepFresh, make } from './page.js'

const ENDS = [
  ['', 'Make it…'],
  ['undelivered 30003', 'undelivered: phone not reachable (30003)'],
  ['undelivered 30007', 'undelivered: filtered by the carrier (30007)'],
  ['failed 30034', 'failed: number not registered (30034)'],
  ['failed 63016', 'failed: outside the window (63016)'],
  ['failed 63024', 'failed: not on WhatsApp (63024)'],
  ['delivered', 'delivered'],
  ['read', 'read'],
]

/** Content that a phone sends besides texts and files, in Twilio's fields. */
const EXTRAS = {
  place: {
    Latitude: '37.7596',
    Longitude: '-122.4269',
    Label: 'Mission Dolores Park',
    Address: 'Dolores St & 19th St, San Francisco',
    MessageType: 'location',
  },
  card: { media_url: '/local/files/contact.vcf', media_content_type: 'text/vcard' },
  ad: {
    ReferralSourceId: '120210',
    ReferralSourceType: 'ad',
    ReferralSourceUrl: 'https://fb.me/2camry',
    ReferralHeadline: '2021 Camry, $289 a month',
    ReferralBody: 'Low miles, one owner. Message us for a test drive.',
  },
  unsupported: { MessageType: 'unsupported' },
}

let accounts = []
/** The message that the next one answers. */
let quoted = null

const channel = () => document.querySelector('[name=channel]:checked')
const account = () => accounts.find(({ account_sid }) => account_sid === byId('account').value)
const ours = () => {
  const { prefix, ownAddress } = channel().dataset
  const own = account()[ownAddress]
  return own.startsWith(prefix) ? own : prefix + own
}
const customer = () => channel().dataset.prefix + byId('customer').value.trim()

/** The customer's side: choose whom to write to, write, and read the replies. */
export async function startPhone() {
  accounts = (await call('twilio/accounts')).accounts
  byId('account').append(...accounts.map(({ account_sid, friendly_name }) => new Option(friendly_name, account_sid)))
  byId('line').addEventListener('input', refresh)
  byId('account').addEventListener('change', showAccount)
  showAccount()
  byId('line').addEventListener('submit', (event) => event.preventDefault())
  byId('compose').addEventListener('submit', (event) => {
    event.preventDefault()
    attempt(byId('sent'), () => send())
  })
  byId('file').addEventListener('change', ({ target }) => {
    byId('sent').textContent = target.files[0] ? `${target.files[0].name} goes with the next message.` : ''
  })
  byId('extra').addEventListener('change', ({ target }) => {
    const more = EXTRAS[target.value]
    target.value = ''
    if (more) attempt(byId('sent'), () => send(more))
  })
  keepFresh(1000, refresh)
}

/** Shows the values that the owner enters in Settings to connect the account being written to. */
function showAccount() {
  const of = account()
  const lines = copyable([
    ['Account SID', of.account_sid],
    ['Auth token', of.auth_token],
    ['Phone', of.phone_number],
    ['WhatsApp', of.whatsapp_from],
    ['Service SID', of.messaging_service_sid],
    ['API key', of.api_key],
    ['API secret', of.api_secret],
    ['TwiML app SID', of.twiml_app_sid],
  ])
  byId('account-login').replaceChildren(...lines)
}

async function send(more = {}) {
  const body = byId('text').value
  const file = byId('file').files[0]
  const { deliveries } = await call('twilio/inbound', {
    from: customer(),
    to: ours(),
    body,
    profile_name: byId('profile').value,
    ...(quoted && { OriginalRepliedMessageSid: quoted.sid, OriginalRepliedMessageSender: ours() }),
    ...more,
    ...(file && { media_url: await dataUrl(file), media_content_type: file.type || 'application/octet-stream' }),
  })
  byId('text').value = ''
  byId('file').value = ''
  quoted = null
  await refresh()
  if (deliveries.length === 0) return 'No webhook went out. Connect this account in Settings and set its addresses.'
  return deliveries
    .map(({ status }) => (status ? `The webhook was answered ${status}.` : 'Nobody answered the webhook.'))
    .join(' ')
}

async function refresh() {
  if (!account()) return
  byId('peer-name').textContent = account().friendly_name
  byId('peer-address').textContent = ours().slice(channel().dataset.prefix.length)
  document.querySelector('.phone').dataset.channel = channel().value
  const query = new URLSearchParams({ ours: ours(), customer: customer() })
  const { messages } = await call(`twilio/thread?${query}`)
  show(messages)
}

function show(messages) {
  const thread = byId('thread')
  const isAtEnd = thread.scrollHeight - thread.scrollTop - thread.clientHeight < 40
  const known = new Map([...thread.children].map((item) => [item.dataset.key, item]))
  const items = messages.map((message) => {
    const key = `${message.sid} ${message.status} ${message.error_code}`
    return known.get(key) ?? render(message, key)
  })
  if (items.length === 0) items.push(known.get('empty') ?? emptyItem())
  const isChanged =
    items.length !== thread.children.length || items.some((item, index) => item !== thread.children[index])
  if (!isChanged) return
  thread.replaceChildren(...items)
  if (isAtEnd) thread.scrollTop = thread.scrollHeight
}

function emptyItem() {
  const item = make('li', { className: 'empty', textContent: 'Nothing yet. Write the first message.' })
  item.dataset.key = 'empty'
  return item
}

function render(message, key) {
  const isMine = message.direction === 'inbound'
  const time = new Date(message.date_created).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })
  const state = isMine ? time : `${time} · ${message.status}${message.error_code ? ` (${message.error_code})` : ''}`
  const item = make(
    'li',
    { className: isMine ? 'mine' : 'theirs' },
    ...message.media.map(renderMedia),
    ...(message.card?.header ? [make('p', {}, make('strong', { textContent: message.card.header }))] : []),
    ...renderFields(message.fields),
    make('p', { textContent: message.body }),
    ...renderCard(message),
  )
  item.append(make('small', { textContent: state }))
  if (!isMine) item.append(answers(message), endings(message))
  item.dataset.key = key
  return item
}

function renderMedia({ url, content_type }) {
  if (content_type.startsWith('image/')) return make('img', { src: url, alt: 'Picture' })
  return make('a', { href: url, textContent: content_type })
}

/** A template's content below its text; tapping a quick reply sends it, as on a customer's phone. */
function renderCard({ sid, card }) {
  if (!card) return []
  const footer = card.footer ? [make('p', { className: 'note', textContent: card.footer })] : []
  const buttons = card.buttons.map(({ text, opens }) => {
    if (opens) return make('a', { className: 'tap', href: opens, textContent: text })
    const button = make('button', { type: 'button', className: 'tap', textContent: text })
    button.addEventListener('click', () =>
      attempt(byId('sent'), async () => {
        const pressed = { ButtonText: text, ButtonPayload: text, MessageType: 'button' }
        const who = { from: customer(), to: ours(), profile_name: byId('profile').value }
        await call('twilio/inbound', { ...who, body: text, ...pressed, OriginalRepliedMessageSid: sid })
        await refresh()
        return `“${text}” was sent.`
      }),
    )
    return button
  })
  return [...footer, ...buttons]
}

/** The visible part of a message's content besides its text. */
function renderFields(fields) {
  if (!fields) return []
  const { OriginalRepliedMessageSid: quoted, Label, Latitude, Longitude, ReferralHeadline, MessageType } = fields
  const lines = [
    quoted && `↩ ${quoted.slice(0, 10)}…`,
    Latitude && `📍 ${Label ?? `${Latitude}, ${Longitude}`}`,
    ReferralHeadline && `From the ad: ${ReferralHeadline}`,
    MessageType === 'unsupported' && 'Something that Twilio does not pass on',
  ]
  return lines.filter(Boolean).map((textContent) => make('p', { className: 'note', textContent }))
}

/** A telephone's own ways to answer one message: quoting it, and a reaction, which SMS sends as a text. */
function answers({ sid, body }) {
  const quote = make('button', { type: 'button', className: 'small', textContent: 'Reply' })
  quote.addEventListener('click', () => {
    quoted = { sid }
    byId('sent').textContent = `The next message answers “${body.slice(0, 40)}”.`
    byId('text').focus()
  })
  const like = make('button', { type: 'button', className: 'small', textContent: '👍' })
  like.setAttribute('aria-label', 'React')
  like.addEventListener('click', () =>
    attempt(byId('sent'), async () => {
      const who = { from: customer(), to: ours(), profile_name: byId('profile').value }
      await call('twilio/inbound', { ...who, body: `Liked “${body}”` })
      await refresh()
      return 'The reaction was sent, as a text.'
    }),
  )
  return make('div', { className: 'row' }, quote, like)
}

function endings({ sid }) {
  const select = make('select', {}, ...ENDS.map(([value, text]) => new Option(text, value)))
  select.setAttribute('aria-label', 'What becomes of this message')
  select.addEventListener('change', () => {
    const [status, code] = select.value.split(' ')
    attempt(byId('sent'), () =>
      call(`twilio/messages/${sid}/status`, { status, ...(code && { error_code: Number(code) }) }).then(refresh),
    )
  })
  return select
}

function dataUrl(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result)
    reader.onerror = () => reject(new Error(`${file.name} cannot be read.`))
    reader.readAsDataURL(file)
  })
}
