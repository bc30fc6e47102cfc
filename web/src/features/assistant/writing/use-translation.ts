import { readDefaultBody } from '#contract/messaging/default-bodies.ts'
import { translateMessage, useHasAi } from '../../../data/writing.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useText } from '../../../lib/language/text.ts'
import type { MessageView } from '../../../lib/slots.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { addedTexts } from './added-texts.ts'

/** Reads a customer's message in the reader's language. */
export const useTranslation: MessageView['useView'] = () => {
  const t = useText(addedTexts)
  const language = useLanguage()
  const hasAi = useHasAi()
  return ({ id, direction, body, transcript }, place) => {
    const hasWords = /\p{L}/u.test(transcript ?? (readDefaultBody(body) === undefined ? body : ''))
    if (!hasAi || direction !== 'inbound' || !hasWords) return null
    return async () => {
      try {
        const { text, added = [] } = await translateMessage(place, id, language)
        const words = added.map((one) => one.text).join(', ')
        return words === '' ? text : `${text}\n\n${t('not_in_message', { words })}`
      } catch (error) {
        toaster.create({ type: 'error', title: t('translate_failed'), description: errorText(error) })
      }
    }
  }
}
