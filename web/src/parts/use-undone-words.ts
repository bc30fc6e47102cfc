import { useText } from '../lib/language/text.ts'
import type { Texts } from '../lib/language/text-types.ts'

const undoneTexts = {
  undone_by_job: { en: 'The change is being undone', es: 'El cambio se está deshaciendo' },
  undone_partly: {
    en: '{count} undone; the rest had changed since or were already that way',
    es: 'Se deshicieron {count}; los demás cambiaron después o ya estaban así',
  },
} as const satisfies Texts

/** Returns what is said of an undone change of many; undefined where all of them are as they were. */
export function useUndoneWords() {
  const t = useText(undoneTexts)
  return (undone: number | null, changed: number) => {
    if (undone === null) return t('undone_by_job')
    return undone < changed ? t('undone_partly', { count: undone }) : undefined
  }
}
