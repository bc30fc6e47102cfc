import type { chatCaller } from './chat-caller.ts'
import type { ChatLine, chatThread } from './chat-thread.ts'

interface Around {
  caller: ReturnType<typeof chatCaller>
  thread: ReturnType<typeof chatThread>
  t: Record<string, string>
  isSeen: () => boolean
  tellParent: (message: object) => void
}

/** Asks for what is new: soon while somebody writes, seldom later, hardly ever where nobody looks. It uses nothing outside of itself. */
export function chatPoll({ caller, thread, t, isSeen, tellParent }: Around) {
  const state = document.querySelector('.state') as HTMLElement
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Looks since anything was new. */
  let quiet = 0
  let failures = 0
  let seen = ''
  let unread = 0
  /** Something was typed since the last look. */
  let isTyping = false
  const pause = () => {
    if (failures > 0) return Math.min(60_000, 2000 * 2 ** failures)
    if (!isSeen()) return 20_000
    return quiet < 30 ? 2000 : quiet < 80 ? 5000 : 15_000
  }
  const showProved = (proved: string | null) => {
    const form = document.querySelector('.prove')
    if (!proved || !form) return
    const said = document.createElement('p')
    said.className = 'notice'
    said.textContent = (t.proved ?? '').replace('{phone}', proved)
    form.replaceWith(said)
  }
  const take = (lines: ChatLine[]) => {
    const fresh = lines.filter(thread.show)
    quiet = fresh.length > 0 ? 0 : quiet + 1
    unread = isSeen() ? 0 : unread + fresh.filter(({ by }) => by !== 'visitor').length
    if (isSeen()) seen = thread.ids().at(-1) ?? ''
    tellParent({ lotwire: 'unread', count: unread })
  }
  const ask = async () => {
    clearTimeout(timer)
    if (!caller.hasToken()) return
    try {
      const query = new URLSearchParams()
      // Some are read again: two may be written at one moment.
      const after = thread.ids().at(-6)
      if (after) query.set('after', after)
      if (seen) query.set('seen', seen)
      if (isTyping) query.set('typing', 'true')
      isTyping = false
      const { data, writing, proved } = await caller.call(`${caller.paths.messages}?${query}`)
      take(data)
      failures = 0
      state.textContent = writing ? (t.writing ?? '').replace('{name}', writing) : ''
      showProved(proved)
    } catch (error) {
      if ((error as { status?: number }).status !== 401) {
        failures++
        state.textContent = t.trouble ?? ''
      }
    }
    clearTimeout(timer)
    timer = setTimeout(ask, pause())
  }
  const wake = () => {
    quiet = 0
  }
  const type = () => {
    isTyping = true
    // Between two looks that are seconds apart somebody has already stopped.
    if (pause() > 2000) void ask()
    wake()
  }
  const say = (words: string) => {
    state.textContent = words
  }
  return { ask, wake, type, say }
}
