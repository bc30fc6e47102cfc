import { attempt, byId, call, copyable, keepFresh, make } from './page.js'

const SHOWN_CALLS = 5

/** The keys that the vendors' twins accept, how their models behave, and what they were last asked. */
export async function startAi() {
  const mode = byId('ai-mode')
  mode.addEventListener('change', () =>
    attempt(byId('ai-note'), () => call('ai/script', { mode: mode.value }).then(refresh)),
  )
  keepFresh(2000, refresh)
  const { keys } = await call('ai')
  byId('ai-keys').append(...copyable(Object.entries(keys)))
}

async function refresh() {
  const { mode, turns, calls } = await call('ai/calls')
  if (byId('ai-mode') !== document.activeElement) byId('ai-mode').value = mode
  byId('ai-calls').replaceChildren(...calls.slice(-SHOWN_CALLS).reverse().map(renderCall))
  byId('ai-note').textContent = turns > 0 ? `${turns} scripted answers come first.` : ''
}

const renderCall = ({ at, provider, body, turn, status }) =>
  make('li', {}, `${new Date(at).toLocaleTimeString()} ${provider} ${body?.model ?? ''}: `, describe(turn, status))

function describe(turn, status) {
  if (!turn || status >= 400) return `failed (${status})`
  const calls = (turn.calls ?? []).map(({ name }) => name).join(', ')
  return calls ? `called ${calls}` : `said “${(turn.text ?? '').slice(0, 80)}”`
}
