import { refusal } from '#contract/words.ts'
import { automationRefusals } from './automation-refusals.ts'

export const outreachRefusals = {
  ...automationRefusals,
  webhook_url_wrong: refusal({
    code: 'invalid',
    en: 'Enter an https address on the internet, without a password in it.',
    es: 'Escribe una dirección https de internet, sin contraseña en ella.',
  }),
  too_many_webhooks: refusal({
    code: 'conflict',
    en: ({ most }: { most: number }) => `You can connect up to ${most} apps. Delete one you no longer need.`,
    es: ({ most }) => `Puedes conectar hasta ${most} apps. Elimina una que ya no necesites.`,
  }),
  webhook_off: refusal({
    code: 'conflict',
    en: 'This app is turned off. Turn it on first.',
    es: 'Esta app está desactivada. Actívala primero.',
  }),
  mail_no_postal_address: refusal({
    code: 'invalid',
    en: 'Enter your dealership’s postal address in Settings > Email first. It’s required by law in marketing emails.',
    es: 'Primero escribe la dirección postal de tu agencia en Configuración > Correo. La ley la exige en los correos de ofertas.',
  }),
  campaign_no_audience: refusal({
    code: 'invalid',
    en: 'Choose who gets it.',
    es: 'Elige quién la recibe.',
  }),
  campaign_no_templates: refusal({
    code: 'invalid',
    en: 'This channel has no templates. Write a text.',
    es: 'Este canal no tiene plantillas. Escribe un texto.',
  }),
  campaign_started: refusal({
    code: 'conflict',
    en: 'This campaign has already started. Duplicate it to change it.',
    es: 'Esta campaña ya inició. Duplícala para cambiarla.',
  }),
  campaign_at_work: refusal({
    code: 'conflict',
    en: 'Cancel this campaign before you delete it.',
    es: 'Cancela esta campaña antes de eliminarla.',
  }),
  campaign_not_now: refusal({
    code: 'conflict',
    en: 'The campaign’s state has changed. Reload the page.',
    es: 'El estado de la campaña cambió. Recarga la página.',
  }),
  campaign_test_lacks_word: refusal({
    code: 'conflict',
    en: 'This contact is missing a value the text needs, so they would be left out.',
    es: 'A este contacto le falta un dato que el texto necesita, así que quedaría fuera.',
  }),
  campaign_us_marketing: refusal({
    code: 'conflict',
    en: 'WhatsApp doesn’t deliver marketing templates to US numbers. Use SMS.',
    es: 'WhatsApp no entrega plantillas de marketing a números de EE. UU. Usa SMS.',
  }),
}
