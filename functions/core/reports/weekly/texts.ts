import type { Language } from '#contract/language.ts'
import type { FigureName } from '#contract/reports/report-words.ts'

/** Names of figures that need their report's title to be understood. */
type Names = Partial<Record<FigureName, string>>

export const TEXTS = {
  en: {
    subject: (dealership: string, days: string) => `Your week at ${dealership}: ${days}`,
    greeting: (days: string) => `Here’s your week, ${days}, compared with the week before:`,
    line: (name: string, value: string, before: string) => `${name}: ${value} (week before: ${before})`,
    reports: 'See all reports',
    choices: 'Choose what we email you about',
    names: {
      missed: 'Missed calls',
      called_back: 'Missed calls returned',
      contacted: 'New contacts reached',
    } as Names,
  },
  es: {
    subject: (dealership: string, days: string) => `Tu semana en ${dealership}: ${days}`,
    greeting: (days: string) => `Esta fue tu semana, ${days}, junto a la anterior:`,
    line: (name: string, value: string, before: string) => `${name}: ${value} (semana anterior: ${before})`,
    reports: 'Ver todos los reportes',
    choices: 'Elige de qué te avisamos por correo',
    names: {
      missed: 'Llamadas perdidas',
      called_back: 'Llamadas perdidas devueltas',
      contacted: 'Contactos nuevos atendidos',
    } as Names,
  },
} satisfies Record<Language, unknown>
