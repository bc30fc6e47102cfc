import type { Language } from '#contract/language.ts'

/** A text with `{name}` placeholders, or one form per plural category, chosen by `{count}`. */
export type Text = string | { readonly one: string; readonly other: string }
/** The texts of a folder, each in both languages: `const chatTexts = { … } as const satisfies Texts`. */
export type Texts = Readonly<Record<string | number, Readonly<Record<Language, Text>>>>
