import { byId, call, copyable } from './page.js'

/** Shows the keys that the vendors' twins accept, to paste into the settings. */
export async function startAi() {
  const { keys } = await call('ai')
  byId('ai-keys').append(...copyable(Object.entries(keys)))
}
