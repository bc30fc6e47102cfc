import { getCountries, isSupportedCountry } from 'libphonenumber-js/max'
import { foldText } from '#contract/fold-text.ts'

/** Other spellings of countries, besides their names and two-letter codes. */
const ALIASES: Record<string, string> = {
  US: 'usa|u s a|u s|america|united states of america|estados unidos de america|ee uu|eeuu|eua',
  MX: 'mex|mejico',
  CA: 'can',
  GB: 'uk|u k|great britain|england|scotland|wales|gbr|inglaterra|gran bretana',
  PR: 'pri',
  DO: 'dom',
  BR: 'bra',
  ES: 'esp',
}
const bare = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

let known: Map<string, string> | undefined

/** The country (ISO 3166) that a cell names, in English, Spanish, or by its letters; undefined where it names none. */
export function readCountry(cell: string): string | undefined {
  const letters = cell.trim().toUpperCase()
  if (isSupportedCountry(letters)) return letters
  known ??= new Map(
    getCountries().flatMap((country) =>
      [...namesOf(country), ...(ALIASES[country]?.split('|') ?? [])].map((name) => [bare(name), country] as const),
    ),
  )
  return known.get(bare(cell))
}

const NAMES = ['en', 'es'].map((language) => new Intl.DisplayNames(language, { type: 'region' }))
const namesOf = (country: string) => NAMES.map((names) => names.of(country) ?? country)
