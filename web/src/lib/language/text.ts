import { useMemo } from 'react'
import type { Language } from '#contract/language.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { currentLanguage, useLanguage } from './language.ts'
import type { Text, Texts } from './text-types.ts'

type Places<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Places<Rest> : never
type Names<T> = T extends { other: infer Form } ? Places<Form> | 'count' : Places<T>
type Arguments<T> = [Names<T>] extends [never] ? [] : [params: { [Name in Names<T>]: string | number }]

/** Says a text in the language at hand. */
type Say<English extends Record<string, Text>> = <Key extends keyof English>(
  key: Key,
  ...params: Arguments<English[Key]>
) => string

export const common: Texts<typeof en> = { en, es }

/** Texts in one language. */
export function sayIn<English extends Record<string, Text>>(texts: Texts<English>, language: Language): Say<English> {
  return (key, ...[params]) => {
    const values = (params ?? {}) as Record<string, string | number>
    const text: Text = texts[language][key]
    const form = typeof text === 'string' ? text : text[plural(language, Number(values.count))]
    return form.replace(/\{(\w+)\}/g, (place, name: string) => filled(values[name], language) ?? place)
  }
}

const plural = (language: Language, count: number) =>
  new Intl.PluralRules(language).select(count) === 'one' ? 'one' : 'other'

const filled = (value: string | number | undefined, language: Language) =>
  // Numbers as they are written in the United States, in Spanish too: 5,000.
  typeof value === 'number' ? new Intl.NumberFormat(`${language}-US`).format(value) : value

/** The texts of a feature, `const t = useText(texts)`; without an argument those that all features share. */
export function useText(): Say<typeof en>
export function useText<English extends Record<string, Text>>(texts: Texts<English>): Say<English>
export function useText(texts: Texts = common) {
  const language = useLanguage()
  return useMemo(() => sayIn(texts, language), [texts, language])
}

/** The same outside React, in the language of this moment. */
export const textOf = <English extends Record<string, Text>>(texts: Texts<English>): Say<English> =>
  sayIn(texts, currentLanguage())
