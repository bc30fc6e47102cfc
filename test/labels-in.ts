import type { Label, Language } from '#contract/language.ts'

/** Labels as texts in one language. */
export const labelsIn = <Key extends string>(language: Language, labels: Record<Key, Label>) =>
  Object.fromEntries(Object.entries<Label>(labels).map(([key, label]) => [key, label[language]])) as Record<Key, string>
