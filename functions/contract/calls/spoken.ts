import type { Language } from '#contract/language.ts'

/** The dealership that records a call, and the vendor whose software writes it out, if any. */
export interface Recorder {
  dealership: string
  listener?: string
}

/** The announcement to both sides before a call is recorded: that it is, for whom, by whose service, and who listens. */
export const ANNOUNCEMENT: Record<Language, (by: Recorder) => string> = {
  en: ({ dealership, listener }) =>
    `This call may be recorded for ${dealership} by Twilio${listener ? `, and transcribed by ${listener}'s AI` : ''}. If you stay on the line, you agree.`,
  es: ({ dealership, listener }) =>
    `Twilio puede grabar esta llamada para ${dealership}${listener ? `, y la IA de ${listener} transcribirla` : ''}. Si sigues en la línea, aceptas.`,
}

/** The greeting for a customer whom no one can answer; callers are thanked first. */
export const VOICEMAIL_GREETING: Record<Language, string> = {
  en: 'No one is available to take your call right now. Please leave a message after the tone.',
  es: 'En este momento nadie puede contestar. Deja tu mensaje después del tono.',
}
export const THANKS_FOR_CALLING: Record<Language, (dealership: string) => string> = {
  en: (dealership) => `Thank you for calling ${dealership}.`,
  es: (dealership) => `Gracias por llamar a ${dealership}.`,
}
