import { useState } from 'react'
import type { ComposeAct } from '#contract/assistant/assistant-facts.ts'
import type { Language } from '#contract/language.ts'
import type { Place } from '../../../data/messages/messages.ts'
import { composeText } from '../../../data/writing.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import type { Writing } from '../../../lib/slots.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { writingTexts } from './texts.ts'
import { keepWritten } from './written.ts'

/** Has the AI write into a conversation's field; the text it replaces can be brought back. */
export function useWriteText(place: Place, { field, replace }: Pick<Writing, 'field' | 'replace'>) {
  const t = useText(writingTexts)
  const [isBusy, setBusy] = useState(false)

  async function write(act: ComposeAct, language?: Language) {
    const asked = field.current
    if (!asked) return
    setBusy(true)
    try {
      const { text, sources, added } = await composeText(place, act, asked.value, language)
      // Whoever went elsewhere meanwhile has another field, or none.
      if (field.current !== asked) return
      const before = asked.value
      replace(0, before.length, text)
      keepWritten(place.id, { before, sources, added })
    } catch (error) {
      toaster.create({ type: 'error', title: t('failed'), description: errorText(error) })
    } finally {
      setBusy(false)
    }
  }
  return { write, isBusy }
}
