import type { Language } from '#contract/language.ts'

export const TEXTS = {
  en: {
    subject: 'Your Lotwire archive is ready',
    ready: (parts: number) =>
      `Everything of your dealership is ready to download, in ${parts === 1 ? 'one part' : `${parts} parts`}. You can download it for seven days.`,
    link: 'Download it',
  },
  es: {
    subject: 'Tu archivo de Lotwire está listo',
    ready: (parts: number) =>
      `Todo lo de tu agencia está listo para descargar, en ${parts === 1 ? 'una parte' : `${parts} partes`}. Puedes bajarlo durante siete días.`,
    link: 'Descargarlo',
  },
} satisfies Record<Language, unknown>
