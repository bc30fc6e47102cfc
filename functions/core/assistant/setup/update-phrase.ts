import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, refusedFields } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { CATALOG, type Phrase } from '../replies/phrase-catalog.ts'
import { placeholdersIn } from '../replies/phrase-slots.ts'
import type { OwnWordings } from '../replies/write-phrase.ts'
import { findAssistant } from './door.ts'
import { presentPhrase } from './list-phrases.ts'
import { putAssistant } from './store.ts'

interface Input {
  id: string
  own: OwnWordings[string] | null
}

/** Rewords a phrase. What a dealership writes is its own word: only what its slots are filled with is checked. */
export async function updatePhrase(ctx: Ctx, { id, own }: Input) {
  const phrase = CATALOG.get(id)
  if (!phrase) throw new AppError('not_found')
  for (const language of ['en', 'es'] as const) {
    const unknown = own && unknownSlot(own[language], phrase)
    if (unknown) throw refusedFields({ [`own.${language}`]: { key: 'slot_unknown', about: { slot: unknown } } })
  }
  const kept = own?.en || own?.es ? own : null
  const seen = await retryOnConflict(async () => {
    const assistant = await findAssistant(ctx.org)
    const { [id]: _, ...others } = assistant.phrases ?? {}
    const phrases = { ...others, ...(kept && { [id]: kept }) }
    return (await putAssistant(assistant, { phrases })) && phrases
  })
  await recordAct(ctx, { action: 'phrase_reworded', about: 'assistant', words: { phrase: phrase.meaning } })
  return { phrase: presentPhrase(phrase, seen || {}) }
}

/** A slot that this phrase does not fill, as it stands in braces; a fact stands beside its vehicle's name. */
function unknownSlot(wording: string, phrase: Phrase): string | undefined {
  const used = placeholdersIn(wording)
  if (!used) return '{…}'
  const known = new Set(
    [...phrase.wordings.en, ...phrase.wordings.es].flatMap((one) => placeholdersIn(one) ?? []).map(({ name }) => name),
  )
  for (const one of ['name', 'dealership']) known.add(one)
  const named = new Set(used.filter(({ field }) => field === undefined).map(({ name }) => name))
  const wrong = used.find(({ name, field }) => !known.has(name) || (field !== undefined && !named.has(name)))
  return wrong && `{${wrong.text}}`
}
