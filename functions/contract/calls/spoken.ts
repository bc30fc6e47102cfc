import type { Language } from '#contract/language.ts'

/** The announcement to both sides before a call is recorded. */
export const ANNOUNCEMENT: Record<Language, string> = {
  en: 'This call may be recorded.',
  es: 'Esta llamada puede ser grabada.',
}

/** The greeting for a customer whom no one can answer; callers are thanked first. */
export const VOICEMAIL_GREETING: Record<Language, string> = {
  en: 'Nobody can take your call right now. Please leave a message after the tone.',
  es: 'En este momento nadie puede contestar. Deja tu mensaje después del tono.',
}
export const THANKS_FOR_CALLING: Record<Language, (dealership: string) => string> = {
  en: (dealership) => `Thank you for calling ${dealership}.`,
  es: (dealership) => `Gracias por llamar a ${dealership}.`,
}
