import { type Refusal, refusal, type Sentence } from '#contract/words.ts'

const problem = (entry: Sentence): Refusal => refusal({ code: 'invalid', ...entry })

/** Problems of an automation, shown where it's built; while there are any, it can't be published. */
export const automationRefusals = {
  automation_no_steps: problem({ en: 'Add at least one step.', es: 'Agrega al menos un paso.' }),
  automation_too_long: problem({ en: 'Use at most 50 steps.', es: 'Usa 50 pasos como máximo.' }),
  automation_trigger_incomplete: problem({
    en: 'Complete what starts this automation.',
    es: 'Completa lo que inicia esta automatización.',
  }),
  automation_step_incomplete: problem({ en: 'Complete this step.', es: 'Completa este paso.' }),
  automation_stage_gone: problem({ en: 'This stage no longer exists.', es: 'Esta etapa ya no existe.' }),
  automation_field_gone: problem({
    en: 'A condition names a field or a choice that no longer exists, or has no value.',
    es: 'Una condición usa un campo o una opción que ya no existe, o le falta un valor.',
  }),
  automation_label_gone: problem({ en: 'This label no longer exists.', es: 'Esta etiqueta ya no existe.' }),
  automation_template_unusable: problem({
    en: 'This template can’t be sent: it isn’t approved, or no longer exists.',
    es: 'Esta plantilla no se puede enviar: no está aprobada o ya no existe.',
  }),
  automation_agent_gone: problem({
    en: 'This person can’t be assigned customers.',
    es: 'A esta persona no se le pueden asignar clientes.',
  }),
  automation_other_gone: problem({ en: 'This automation no longer exists.', es: 'Esta automatización ya no existe.' }),
  automation_webhook_gone: problem({ en: 'This app no longer exists.', es: 'Esta app ya no existe.' }),
  automation_starts_itself: problem({
    en: 'An automation can’t start itself.',
    es: 'Una automatización no puede iniciarse a sí misma.',
  }),
  automation_word_unknown: refusal({
    code: 'invalid',
    en: ({ word }: { word: string }) => `{{${word}}} can’t be filled in.`,
    es: ({ word }) => `{{${word}}} no se puede completar.`,
  }),
  automation_not_published: refusal({
    code: 'conflict',
    en: 'Publish this automation first.',
    es: 'Publica primero esta automatización.',
  }),
  too_many_automations: refusal({
    code: 'conflict',
    en: ({ most }: { most: number }) => `A dealership can have ${most} automations. Delete one you no longer need.`,
    es: ({ most }) => `Una agencia puede tener ${most} automatizaciones. Elimina una que ya no necesites.`,
  }),
}
