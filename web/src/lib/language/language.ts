import { useSyncExternalStore } from 'react'
import type { Language } from '#contract/language.ts'
import { knownLanguage, storedLanguage, storeLanguage } from './stored-language.ts'

const listeners = new Set<() => void>()

function firstLanguage(): Language {
  if (typeof document === 'undefined') return 'en'
  return storedLanguage() ?? knownLanguage(navigator.languages) ?? 'en'
}

let current = firstLanguage()

/** The language of every text: the signed-in person's own, otherwise the stored choice or the browser's. */
export const currentLanguage = () => current

export function chooseLanguage(language: Language) {
  storeLanguage(language)
  document.documentElement.lang = language
  speak(language)
}

/** Switches all texts to this language without storing the choice. */
export function speak(language: Language) {
  if (language === current) return
  current = language
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
