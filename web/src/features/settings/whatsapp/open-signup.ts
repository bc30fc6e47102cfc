import type { Signup } from '#contract/telephony/sender.ts'
import { loadSdk, type MetaSdk } from './load-sdk.ts'
import { type Ending, type MetaIds, readAnswer } from './read-answer.ts'

/** One half of the answer waits this long for the other. */
const HALF_MS = 60_000
/** A closed window's last message may come after the news that it closed. */
const LAST_WORD_MS = 1_000

interface Heard {
  /** Called once, with both halves of the answer. */
  onAnswer(answer: MetaIds & { code: string }): void
  /** Called once, where there is no whole answer. */
  onEnd(ending: Ending): void
}

/**
 * Opens Meta's sign-up window, from within a click. Its two answers, the script's code and the window's message, come in
 * either order; only messages of Meta's own origins count. Returns a function that stops listening.
 */
export function openSignup(signup: Signup, { onAnswer, onEnd }: Heard): () => void {
  const heard: { ids?: MetaIds; code?: string } = {}
  const timers: number[] = []
  let isOver = false

  function stop() {
    isOver = true
    removeEventListener('message', hear)
    for (const timer of timers) clearTimeout(timer)
  }
  function end(ending: Ending) {
    if (isOver) return
    stop()
    onEnd(ending)
  }
  const endLater = (ending: Ending, ms: number) => timers.push(window.setTimeout(end, ms, ending))
  function answer() {
    const { ids, code } = heard
    if (isOver || !ids || !code) return
    stop()
    onAnswer({ ...ids, code })
  }
  function hear({ origin, data }: MessageEvent) {
    if (!signup.origins.includes(origin)) return
    const told = readAnswer(data)
    if (!told) return
    if ('ending' in told) return end(told.ending)
    heard.ids ??= told.ids
    endLater({ kind: 'no_code' }, HALF_MS)
    answer()
  }
  function takeCode(code: string | undefined) {
    if (!code) return endLater({ kind: heard.ids ? 'no_code' : 'closed' }, LAST_WORD_MS)
    heard.code ??= code
    endLater({ kind: 'no_message' }, HALF_MS)
    answer()
  }

  addEventListener('message', hear)
  loadSdk(signup.sdk_url, signup.app_id).then(
    (sdk) => {
      if (!isOver && !openWindow(sdk, signup, takeCode)) end({ kind: 'blocked' })
    },
    () => end({ kind: 'script' }),
  )
  return stop
}

/** False if the browser blocked the window, of which the script says nothing. */
function openWindow(sdk: MetaSdk, { config_id, solution_id }: Signup, onCode: (code: string | undefined) => void) {
  const { open } = window
  let isBlocked = false
  window.open = (...given) => {
    const opened = open.apply(window, given)
    isBlocked = opened === null
    return opened
  }
  try {
    sdk.login(({ authResponse }) => onCode(authResponse?.code), {
      config_id,
      response_type: 'code',
      override_default_response_type: true,
      extras: {
        setup: solution_id ? { solutionID: solution_id } : {},
        featureType: '',
        sessionInfoVersion: '3',
        version: 'v4',
      },
    })
  } finally {
    window.open = open
  }
  return !isBlocked
}
