import { attempt, byId, call, keepFresh, make } from './page.js'

const SHOWN = 12
/** Actions for a phone that rings, is in a call, or is at the voicemail, with the decision sent to the simulator. */
const ANSWER = ['Answer', { status: 'in-progress' }]
const ANSWER_FOR_THEM = ['Answer for them', { status: 'in-progress' }]
const BUSY = ['Reject (busy)', { status: 'busy' }]
const RING_OUT = ['Let it ring out', { status: 'no-answer' }]
const UNREACHABLE = ['Unreachable', { status: 'failed' }]
const HANG_UP = ['Hang up', { status: 'completed' }]
const GIVE_UP = ['Hang up', { status: 'canceled' }]
const VOICEMAIL = ['Leave a 12-second voicemail', { status: 'completed', recording_seconds: 12 }]

let accounts = []

/** The customer's calls: call the dealership, and decide how a call in either direction goes. */
export async function startCalls() {
  accounts = (await call('twilio/accounts')).accounts
  byId('call-in').addEventListener('click', () =>
    attempt(byId('calls-note'), async () => {
      const { twiml } = await call('twilio/calls', { from: byId('customer').value.trim(), to: account().phone_number })
      await refresh()
      return twiml ? '' : 'No TwiML came. Connect this account in Settings and set its addresses.'
    }),
  )
  keepFresh(1000, refresh)
}

const account = () => accounts.find(({ account_sid }) => account_sid === byId('account').value)

let shown = ''
async function refresh() {
  if (!account()) return
  const { calls } = await call(`twilio/calls?${new URLSearchParams({ account_sid: account().account_sid })}`)
  const newest = calls.filter(({ parent_call_sid }) => !parent_call_sid).slice(0, SHOWN)
  const key = JSON.stringify(newest)
  if (key === shown) return
  shown = key
  const empty = make('li', { className: 'note', textContent: 'No calls yet.' })
  byId('calls').replaceChildren(...(newest.length > 0 ? newest.map(render) : [empty]))
}

function render(one) {
  const phone = phoneOf(one)
  const isIncoming = phone === one && one.direction === 'inbound'
  const who = isIncoming ? `${one.from} calls` : `${one.from.replace('client:', '')} calls ${phone.to}`
  const time = new Date(one.start_time).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })
  const state = phone.doing === 'Record' ? 'at the voicemail' : phone.status
  const facts = [time, state, phone.duration ? `${phone.duration} s` : '', phone.digits && `digits ${phone.digits}`]
  const recordings = [...new Set([one, phone])]
    .flatMap((leg) => leg.recordings)
    .map(({ url, duration }) => make('a', { href: url, textContent: `Recording, ${duration} s` }))
  const buttons = choicesOf(phone, isIncoming).map(([text, decision]) => renderChoice(phone, text, decision))
  return make(
    'li',
    {},
    make('span', {}, who, make('small', { textContent: facts.filter(Boolean).join(' · ') }), ...recordings),
    ...(buttons.length > 0 ? [make('span', { className: 'choices' }, ...buttons)] : []),
  )
}

/** The customer's own leg; for a call from a browser, the leg of the phone it rings. */
const phoneOf = (one) => one.children.find(({ to }) => !one.from.startsWith('+') && to.startsWith('+')) ?? one

function choicesOf(phone, isIncoming) {
  if (phone.status === 'in-progress') return phone.doing === 'Record' ? [VOICEMAIL, HANG_UP] : [HANG_UP]
  if (phone.status !== 'ringing' && phone.status !== 'queued') return []
  return isIncoming ? [ANSWER_FOR_THEM, RING_OUT, VOICEMAIL, GIVE_UP] : [ANSWER, BUSY, RING_OUT, UNREACHABLE]
}

function renderChoice({ sid }, textContent, decision) {
  const button = make('button', { type: 'button', className: 'small', textContent })
  button.addEventListener('click', () =>
    attempt(byId('calls-note'), async () => {
      await call(`twilio/calls/${sid}`, decision)
      await refresh()
      return ''
    }),
  )
  return button
}
