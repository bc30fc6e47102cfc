import { useSyncExternalStore } from 'react'
import type { Language } from '#contract/language.ts'

const STORED_UNDER = 'language'
const LANGUAGES: readonly Language[] = ['en', 'es']
const listeners = new Set<() => void>()

const known = (language: string | null | undefined) =>
  LANGUAGES.find((each) => language?.toLowerCase().startsWith(each))

function firstLanguage(): Language {
  if (typeof window === 'undefined') return 'en'
  return known(window.localStorage.getItem(STORED_UNDER)) ?? known(navigator.language) ?? 'en'
}

let current = firstLanguage()

/** The language of every text: the person's own once signed in, before that the stored choice or the browser's. */
export const currentLanguage = () => current

export function chooseLanguage(language: Language) {
  window.localStorage.setItem(STORED_UNDER, language)
  if (language === current) return
  current = language
  document.documentElement.lang = language
  for (const listener of listeners) listener()
}

export function useLanguage(): Language {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    currentLanguage,
    currentLanguage,
  )
}
