import { byId, call, keepFresh, make } from './page.js'

/** The newest pushes, as the browsers read them. */
export function startPush() {
  let shown

  async function refresh() {
    const { messages } = await call('push')
    const key = JSON.stringify(messages.map(({ at }) => at))
    if (key === shown) return
    shown = key
    byId('pushes').replaceChildren(...messages.slice(0, 20).map(render))
  }
  keepFresh(3000, refresh)
}

function render({ at, topic, message }) {
  const time = new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })
  return make(
    'li',
    {},
    make('strong', { textContent: message.title }),
    make('small', { textContent: `${time} · ${message.path} · ${topic}` }),
  )
}
