import type { Signup } from '#contract/telephony/sender.ts'
import { loadSdk } from './load-sdk.ts'
import { logIn } from './log-in.ts'
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
      if (!isOver && !logIn(sdk, optionsOf(signup), takeCode)) end({ kind: 'blocked' })
    },
    () => end({ kind: 'script' }),
  )
  return stop
}

const optionsOf = ({ config_id, solution_id }: Signup) => ({
  config_id,
  extras: {
    setup: solution_id ? { solutionID: solution_id } : {},
    featureType: '',
    sessionInfoVersion: '3',
    version: 'v4',
  },
})
