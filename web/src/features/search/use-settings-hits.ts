import type { Hit } from '../../data/use-search.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { isSettingNamed } from '../../parts/is-setting-named.ts'
import { useSettingsSections } from '../../parts/use-settings-sections.ts'

/** The pages of the settings whose titles hold a search, of those that the reader may open. */
export function useSettingsHits(search: string): Hit[] {
  const language = useLanguage()
  const sections = useSettingsSections()
  if (search === '') return []
  return sections
    .filter(({ title }) => isSettingNamed(title, search))
    .map(({ id, title }) => ({ kind: 'setting', id, contact: null, text: title[language], at: null, where: null }))
}
