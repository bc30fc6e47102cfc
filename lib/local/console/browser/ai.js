import { byId, call, copyable } from './page.js'

/** The keys that the vendors' twins take, to be pasted into the settings. */
export async function startAi() {
  const { keys } = await call('ai')
  byId('ai-keys').append(...copyable(Object.entries(keys)))
}
