import type { Language } from '#contract/language.ts'

/** A zone as people call it, its city behind: "Pacific Time (Los Angeles)". */
export function zoneName(zone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(`${language}-US`, { timeZone: zone, timeZoneName: 'longGeneric' })
  const name = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const city = zone.replace(/.*\//, '').replaceAll('_', ' ')
  return `${name.charAt(0).toLocaleUpperCase(language)}${name.slice(1)} (${city})`
}
