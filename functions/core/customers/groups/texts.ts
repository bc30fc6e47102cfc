import type { Language } from '#contract/language.ts'

interface Names {
  make: (make: string) => string
  channel: (channel: string) => string
  silent: (days: number) => string
}

/** A suggested group's name until it is renamed. */
export const NAMES: Record<Language, Names> = {
  en: {
    make: (make) => `Asked about ${make}`,
    channel: (channel) => `On ${channel}`,
    silent: (days) => `No messages for ${days} days`,
  },
  es: {
    make: (make) => `Preguntaron por ${make}`,
    channel: (channel) => `En ${channel}`,
    silent: (days) => `Sin mensajes desde hace ${days} días`,
  },
}
