import { useSearchParams } from 'react-router'
import type { Phrase } from '#contract/assistant/phrases.ts'
import { foldText } from '#contract/fold-text.ts'
import { GROUPS, groupOf } from './groups.ts'
import { meaningOf } from './meaning-of.ts'

type Name = 'search' | 'group' | 'own' | 'phrase'

/** The page's filters and the open phrase, from the URL. */
export function usePhrasePlace() {
  const [params, setParams] = useSearchParams()
  const search = params.get('search') ?? ''
  const group = GROUPS.find((one) => one === params.get('group'))
  const isOwn = params.has('own')
  const words = foldText(search).split(/\s+/)
  return {
    search,
    group,
    isOwn,
    phrase: params.get('phrase') ?? undefined,
    fits: (phrase: Phrase) =>
      (!group || groupOf(phrase.id) === group) &&
      (!isOwn || phrase.own !== null) &&
      words.every((word) => textOf(phrase).includes(word)),
    set: (changes: Partial<Record<Name, string | undefined>>) =>
      setParams(
        (known) => {
          for (const [name, value] of Object.entries(changes)) {
            if (value) known.set(name, value)
            else known.delete(name)
          }
          return known
        },
        { replace: true },
      ),
  }
}

const texts = new WeakMap<Phrase, string>()

/** All that a phrase is found by. */
function textOf(phrase: Phrase): string {
  const known = texts.get(phrase)
  if (known !== undefined) return known
  const { id, meaning, wordings, own } = phrase
  const text = foldText(
    [id, meaning, meaningOf(phrase, 'es'), ...wordings.en, ...wordings.es, own?.en, own?.es].filter(Boolean).join(' '),
  )
  texts.set(phrase, text)
  return text
}
