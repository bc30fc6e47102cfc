import type { AiProvider } from '#contract/assistant/providers.ts'
import type { Asked, Turn } from './asked.ts'
import { hostileTurn, seededRandom } from './hostile.ts'
import { assistantTurn } from './scripted-assistant.ts'

export const MODES = ['assistant', 'hostile'] as const
type Mode = (typeof MODES)[number]

/** A request and its answer. No header is kept, and so no key. */
interface RecordedCall {
  at: string
  provider: AiProvider
  path: string
  /** The request's JSON, or the fields of a form beside its file. */
  body: unknown
  /** What it was answered, before it took the vendor's form; absent for what the vendor itself refused. */
  turn?: Turn
  status: number
}

const KEPT_CALLS = 200

export type Script = ReturnType<typeof openScript>

/** What the vendors' twins answer: the script's turns in order, whoever asks, and then what the mode makes up. */
export function openScript() {
  let mode: Mode = 'assistant'
  let random = seededRandom(1)
  const waiting: { turns: Turn[]; sounds: Turn[] } = { turns: [], sounds: [] }
  const calls: RecordedCall[] = []
  const held = new Set<() => void>()
  const state = () => ({ mode, turns: waiting.turns.length, sounds: waiting.sounds.length })
  return {
    state,
    /** What is absent stays; null takes back what waits. */
    set(to: { turns?: Turn[] | null; sounds?: Turn[] | null; mode?: Mode; seed?: number }) {
      for (const name of ['turns', 'sounds'] as const) if (to[name] !== undefined) waiting[name] = [...(to[name] ?? [])]
      mode = to.mode ?? mode
      if (to.mode || to.seed !== undefined) random = seededRandom(to.seed ?? 1)
      return state()
    },
    /** Resolves at the next release. */
    released: () => new Promise<void>((resolve) => void held.add(resolve)),
    release() {
      for (const answer of held) answer()
      held.clear()
    },
    nextTurn: (asked: Asked): Turn =>
      waiting.turns.shift() ?? (mode === 'hostile' ? hostileTurn(asked, random) : assistantTurn(asked)),
    nextSound: () => waiting.sounds.shift(),
    record(call: RecordedCall) {
      calls.push(call)
      if (calls.length > KEPT_CALLS) calls.shift()
    },
    /** Oldest first. */
    calls: () => [...calls],
  }
}

/** The scripts by the names in keys (lib/local/ai.ts); without one, that of all others. */
export function openScripts() {
  const scripts = new Map<string, Script>()
  return (name = ''): Script => {
    const script = scripts.get(name) ?? openScript()
    scripts.set(name, script)
    return script
  }
}
