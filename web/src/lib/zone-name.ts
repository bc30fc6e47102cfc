import type { Language } from '#contract/language.ts'

/** What these cities are called in Spanish. */
const CITIES: Readonly<Record<string, string>> = {
  'Los Angeles': 'Los Ángeles',
  'New York': 'Nueva York',
  London: 'Londres',
  Paris: 'París',
  Tokyo: 'Tokio',
}

/** A zone as people call it, its city behind: "Pacific Time (Los Angeles)". */
export function zoneName(zone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(`${language}-US`, { timeZone: zone, timeZoneName: 'longGeneric' })
  const name = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const city = zone.replace(/.*\//, '').replaceAll('_', ' ')
  const said = (language === 'es' && CITIES[city]) || city
  return `${name.charAt(0).toLocaleUpperCase(language)}${name.slice(1)} (${said})`
}
