// Answers like Meta's sign-up window: by the window's own buttons, or at once where an answer was set before.
const { site, foreign, preset } = JSON.parse(document.getElementById('facts').textContent)
const id = () => String(1e14 + Math.floor(Math.random() * 9e14))
const ids = { waba_id: id(), phone_number_id: id(), business_id: id() }
const code = () => `AQ${id()}${id()}`
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

function tell(event, data, isText) {
  const message = { type: 'WA_EMBEDDED_SIGNUP', event, data, version: 3 }
  opener.postMessage(isText ? JSON.stringify(message) : message, site)
}
const giveCode = () => opener.postMessage({ sdk: { code: code() } }, site)

/** Has a page of another origin say that all is done. */
async function tellFromElsewhere() {
  const frame = document.createElement('iframe')
  frame.src = `${foreign}/elsewhere?${new URLSearchParams({ site, ...ids })}`
  const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve))
  document.body.append(frame)
  await isLoaded
}

const both = async ({ order, delay_ms, is_text }, event, data) => {
  const steps = [() => tell(event, data, is_text), giveCode]
  if (order === 'code_first') steps.reverse()
  steps[0]()
  await wait(delay_ms)
  steps[1]()
}

/** What each outcome does; the window closes after it, unless the outcome leaves it open. */
const OUTCOMES = {
  finish: (how) => both(how, 'FINISH', ids),
  finish_only_waba: (how) => both(how, 'FINISH_ONLY_WABA', { waba_id: ids.waba_id, business_id: ids.business_id }),
  finish_without_ids: (how) => both(how, 'FINISH', {}),
  cancel: ({ is_text }) => tell('CANCEL', { current_step: 'PHONE_NUMBER_SETUP' }, is_text),
  error: ({ is_text }) =>
    tell('CANCEL', { error_message: 'This portfolio is restricted.', error_code: '2655', session_id: id() }, is_text),
  no_code: ({ is_text }) => {
    tell('FINISH', ids, is_text)
    return 'stay'
  },
  no_message: giveCode,
  twice: async (how) => {
    await both(how, 'FINISH', ids)
    await both(how, 'FINISH', { ...ids, waba_id: id() })
  },
  foreign: async () => {
    await tellFromElsewhere()
    giveCode()
  },
  close: () => {},
}

async function end({ outcome, order = 'message_first', delay_ms = 0, is_text = false }) {
  await wait(delay_ms)
  const left = await OUTCOMES[outcome]({ order, delay_ms, is_text })
  // A window that closes at once takes along what it has just said.
  await wait(50)
  if (left !== 'stay') window.close()
}

document.getElementById('answers').addEventListener('submit', (event) => {
  event.preventDefault()
  const form = new FormData(event.currentTarget)
  const outcome = event.submitter.value
  void end({
    outcome,
    order: form.get('order'),
    delay_ms: Number(form.get('delay_ms')),
    is_text: form.get('is_text') !== null,
  })
})
document.getElementById('number').addEventListener('submit', async (event) => {
  event.preventDefault()
  const number = new FormData(event.currentTarget).get('phone_number')
  const answer = await fetch('/codes', { method: 'POST', body: JSON.stringify({ number }) })
  document.getElementById('texted').textContent = answer.ok ? 'The code is on its way.' : await answer.text()
})
if (preset) void end(preset)
