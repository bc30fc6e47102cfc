import { foldText } from '#contract/fold-text.ts'
import type { Hit } from '../../data/use-search.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useSettingsSections } from '../../parts/use-settings-sections.ts'

/** The pages of the settings whose titles hold a search, of those that the reader may open. */
export function useSettingsHits(search: string): Hit[] {
  const language = useLanguage()
  const sections = useSettingsSections()
  const words = foldText(search).split(/\s+/)
  if (search === '') return []
  return sections
    .filter(({ title }) => {
      // In the other language too: people know a page by what it was called when they learned it.
      const texts = foldText(`${title.en} ${title.es}`)
      return words.every((word) => texts.split(/\s+/).some((one) => one.startsWith(word)))
    })
    .map(({ id, title }) => ({ kind: 'setting', id, contact: null, text: title[language], at: null, where: null }))
}
