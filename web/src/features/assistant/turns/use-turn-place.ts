import { useSearchParams } from 'react-router'
import { TURN_OUTCOMES } from '#contract/assistant/assistant-facts.ts'

type Name = 'outcome' | 'contact' | 'cursor' | 'turn'

/** The page's filters, its part of the list, and the open turn, from the URL. */
export function useTurnPlace() {
  const [params, setParams] = useSearchParams()
  const outcome = TURN_OUTCOMES.find((one) => one === params.get('outcome'))
  const contact = params.get('contact') ?? undefined
  const cursor = params.get('cursor') ?? undefined
  const set = (changes: Partial<Record<Name, string | undefined>>) =>
    setParams((known) => {
      for (const [name, value] of Object.entries(changes)) {
        if (value) known.set(name, value)
        else known.delete(name)
      }
      return known
    })
  return {
    query: { outcome, contact, cursor },
    isFiltered: Boolean(outcome ?? contact),
    isFirst: cursor === undefined,
    turn: params.get('turn') ?? undefined,
    /** A filter begins with the newest. */
    filter: (changes: { outcome?: string; contact?: string | undefined }) =>
      set({ ...changes, cursor: undefined, turn: undefined }),
    turnTo: (next: string | undefined) => set({ cursor: next }),
    open: (turn: string | undefined) => set({ turn }),
  }
}
