/** A text with `{name}` places, or one form a plural category, chosen by `{count}`. */
export type Text = string | { readonly one: string; readonly other: string }
/** What the other language must have: the same keys. */
export type Counterpart<English extends Record<string, Text>> = { readonly [Key in keyof English]: Text }
/** The texts of a feature in both languages. */
export interface Texts<English extends Record<string, Text> = Record<string, Text>> {
  en: English
  es: Counterpart<English>
}
