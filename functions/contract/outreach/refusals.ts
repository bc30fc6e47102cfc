import { refusal } from '#contract/words.ts'
import { automationRefusals } from './automation-refusals.ts'

export const outreachRefusals = {
  ...automationRefusals,
  consent_no_address: refusal({
    code: 'conflict',
    en: 'This contact has no address on this channel.',
    es: 'Este contacto no tiene una dirección en este canal.',
  }),
  webhook_url_wrong: refusal({
    code: 'invalid',
    en: 'Enter an https address on the internet, without a password in it.',
    es: 'Escribe una dirección https de internet, sin contraseña en ella.',
  }),
  too_many_webhooks: refusal({
    code: 'conflict',
    en: ({ most }: { most: number }) => `There can be ${most} webhooks at most. Delete one that you no longer need.`,
    es: ({ most }) => `Puede haber ${most} webhooks como máximo. Elimina uno que ya no necesites.`,
  }),
  webhook_off: refusal({
    code: 'conflict',
    en: 'This webhook is off. Switch it on first.',
    es: 'Este webhook está desactivado. Actívalo primero.',
  }),
}
