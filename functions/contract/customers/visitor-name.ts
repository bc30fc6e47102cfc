import type { Label } from '#contract/language.ts'

/** What somebody is called who chats on the dealership's site and has not said who they are. */
export const VISITOR_NAME: Label = { en: 'Website visitor', es: 'Visitante del sitio' }
