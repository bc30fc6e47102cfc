import { useMemo } from 'react'
import type { Language } from '#contract/language.ts'
import { currentLanguage, useLanguage } from './language.ts'
import type { Texts } from './text-types.ts'
import { common } from './texts.ts'

type Places<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Places<Rest> : never
type Names<T> = T extends { other: infer Form } ? Places<Form> | 'count' : Places<T>
type Arguments<T> = [Names<T>] extends [never] ? [] : [params: { [Name in Names<T>]: string | number }]

/** Returns a text in the current language. */
type Say<Known extends Texts> = <Key extends keyof Known>(key: Key, ...params: Arguments<Known[Key]['en']>) => string

/** Texts in a given language. */
export function sayIn<Known extends Texts>(texts: Known, language: Language): Say<Known> {
  return (key, ...[params]) => {
    const values = (params ?? {}) as Record<string, string | number>
    const text = texts[key]?.[language] ?? ''
    const form = typeof text === 'string' ? text : text[plural(language, Number(values.count))]
    return form.replace(/\{(\w+)\}/g, (place, name: string) => filled(values[name], language) ?? place)
  }
}

const plural = (language: Language, count: number) =>
  new Intl.PluralRules(language).select(count) === 'one' ? 'one' : 'other'

const filled = (value: string | number | undefined, language: Language) =>
  // Numbers follow United States conventions in Spanish too: 5,000.
  typeof value === 'number' ? new Intl.NumberFormat(`${language}-US`).format(value) : value

/** The texts of a feature, `const t = useText(texts)`; without an argument, the shared texts. */
export function useText(): Say<typeof common>
export function useText<Known extends Texts>(texts: Known): Say<Known>
export function useText(texts: Texts = common) {
  const language = useLanguage()
  return useMemo(() => sayIn(texts, language), [texts, language])
}

/** The same outside React, in the language current at the time of the call. */
export const textOf = <Known extends Texts>(texts: Known): Say<Known> => sayIn(texts, currentLanguage())
