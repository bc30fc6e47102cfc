import { attempt, byId, call, keepFresh, make } from './page.js'

const KINDS = {
  429: 'refused with 429',
  500: 'refused with 500',
  timeout: 'left hanging',
  reset_after_accept: 'taken, their answers lost',
}

/** Faults, chaos switches, clock and jobs, in their current state. */
export function startControls() {
  byId('fault').addEventListener('submit', (event) => {
    event.preventDefault()
    const { kind, count } = event.target.elements
    attempt(byId('fault-now'), async () => {
      await call('twilio/faults', { kind: kind.value, count: count.valueAsNumber })
      return refresh()
    })
  })
  byId('outage').addEventListener('submit', (event) => {
    event.preventDefault()
    const { service, kind, seconds } = event.target.elements
    attempt(byId('outage-now'), async () => {
      await call('faults', { service: service.value, kind: kind.value, seconds: seconds.valueAsNumber })
      return refresh()
    })
  })
  byId('chaos').addEventListener('change', ({ target }) => {
    const value = target.type === 'checkbox' ? target.checked : target.valueAsNumber
    attempt(byId('fault-now'), () => call('twilio/chaos', { [target.name]: value }).then(refresh))
  })
  const setClock = (hours) => attempt(byId('clock-now'), () => call('clock', { offset_hours: hours }).then(refresh))
  byId('clock').addEventListener('submit', (event) => {
    event.preventDefault()
    setClock(event.target.elements.offset_hours.valueAsNumber)
  })
  byId('clock').addEventListener('click', ({ target }) => {
    if (target.dataset.hours) setClock(Number(target.dataset.hours))
  })
  keepFresh(2000, refresh)
}

async function refresh() {
  const { fault, faults, chaos, offset_hours, jobs } = await call('state')
  byId('fault-now').textContent = fault ? `The next ${fault.count} will be ${KINDS[fault.kind]}.` : 'Nothing is wrong.'
  byId('outage-now').textContent = faults.map(describeOutage).join(' ') || 'Everything is on.'
  for (const [name, value] of Object.entries(chaos)) {
    const field = byId('chaos').elements[name]
    if (!field || field === document.activeElement) continue
    if (field.type === 'checkbox') field.checked = value
    else field.value = value
  }
  const { offset_hours: hours } = byId('clock').elements
  if (hours !== document.activeElement) hours.value = offset_hours
  byId('clock-now').textContent =
    `For the product it is ${new Date(Date.now() + offset_hours * 3_600_000).toLocaleString()}.`
  if (byId('jobs').children.length === 0) byId('jobs').append(...jobs.map(renderJob))
}

const describeOutage = ({ service, kind, until }) =>
  `${service} ${kind === '503' ? 'answers 503' : 'does not answer'} until ${new Date(until).toLocaleTimeString()}.`

/** A queue's job runs once for each dealership, or message, that could be in its queue. */
function howOften(result) {
  if (result?.runs === undefined) return ''
  const times = result.runs === 1 ? 'once' : `${result.runs} times`
  return result.failed > 0 ? ` ${times}, ${result.failed} failed` : ` ${times}`
}

function renderJob(name) {
  const button = make('button', { type: 'button', textContent: 'Run' })
  button.setAttribute('aria-label', `Run ${name}`)
  button.addEventListener('click', async () => {
    button.disabled = true
    await attempt(byId('job-result'), async () => {
      const { result } = await call(`jobs/${name}/run`, {})
      return `${name} ran${howOften(result)}.`
    })
    button.disabled = false
  })
  return make('li', {}, make('code', { textContent: name }), button)
}
