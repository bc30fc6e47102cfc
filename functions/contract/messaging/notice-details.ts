import type { NoticeDetails } from '#contract/notice.ts'
import { type Sentence, say, sentence } from '#contract/words.ts'

/** Why WhatsApp delivers a template no longer, by its state at Twilio. */
const WHY: Record<string, Sentence> = {
  paused: sentence({
    en: 'Customers reported it as unwanted, so WhatsApp has paused it for some hours.',
    es: 'Los clientes la reportaron como no deseada y WhatsApp la pausó por unas horas.',
  }),
  disabled: sentence({
    en: 'Customers kept reporting it as unwanted, so WhatsApp has disabled it: write another one.',
    es: 'Los clientes siguieron reportándola como no deseada y WhatsApp la desactivó: escribe otra.',
  }),
  rejected: sentence({ en: 'It has withdrawn its approval.', es: 'Retiró su aprobación.' }),
}

/** A template's state and name. */
export const messagingNoticeDetails = {
  template_stopped: (code, language) => {
    const [state = '', name = ''] = code.split(' ')
    return [name, WHY[state] && say(WHY[state], language, {})].filter(Boolean).join(': ')
  },
  template_back: (code) => code,
} satisfies NoticeDetails
