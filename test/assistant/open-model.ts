import { callConsole } from '../cloud.ts'

/** An account of one's own at the vendors of the AI: what they answer its keys next is scripted for it alone. */
export async function openModel(name: string) {
  const { keys } = (await callConsole('GET', 'ai')).body as { keys: Record<'openai' | 'anthropic' | 'groq', string> }
  const change = (more: object) => callConsole('POST', 'ai/script', { of: name, ...more })
  return {
    keys: {
      openai: `${keys.openai}-${name}`,
      anthropic: `${keys.anthropic}-${name}`,
      groq: `${keys.groq}-${name}`,
    },
    /** The model's next answers; one that `is_held` comes when it is released. */
    script: (...turns: object[]) => change({ turns, mode: 'assistant' }),
    hear: (...sounds: object[]) => change({ sounds }),
    release: () => change({ is_released: true }),
    /** The script's answers that are left. */
    unasked: async (): Promise<number> => (await change({})).body.turns,
    calls: async () => (await callConsole('GET', `ai/calls?of=${name}`)).body.calls,
  }
}
