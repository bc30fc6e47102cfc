import type { Phrase as Shown } from '#contract/assistant/phrases.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { CATALOG, type Phrase } from '../replies/phrase-catalog.ts'
import type { OwnWordings } from '../replies/write-phrase.ts'
import { findAssistant } from './door.ts'

/** All that the assistant may say, with what the dealership says in its own words. */
export async function listPhrases({ org }: Ctx): Promise<{ data: Shown[] }> {
  const { phrases = {} } = await findAssistant(org)
  return { data: [...CATALOG.values()].map((phrase) => presentPhrase(phrase, phrases)) }
}

export const presentPhrase = ({ id, meaning, slots, wordings }: Phrase, own: OwnWordings): Shown => ({
  ...{ id, meaning, slots: [...slots] },
  wordings: { en: [...wordings.en], es: [...wordings.es] },
  own: own[id] ?? null,
})
