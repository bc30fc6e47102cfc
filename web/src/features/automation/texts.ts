import type { Texts } from '../../lib/language/text-types.ts'

export const automationTexts = {
  title: { en: 'Automation', es: 'Automatización' },
  subtitle: {
    en: 'What happens by itself after an event, so nothing depends on anyone’s memory.',
    es: 'Lo que sucede solo después de un evento, para que nada dependa de la memoria.',
  },
  new: { en: '+ New Automation', es: '+ Nueva automatización' },
  none: { en: 'No Automations Yet', es: 'Aún no hay automatizaciones' },
  none_hint: {
    en: 'Set up auto-replies and follow-ups that run by themselves.',
    es: 'Configura respuestas automáticas y seguimientos que funcionan solos.',
  },
  first: { en: 'Create Your First Automation', es: 'Crea tu primera automatización' },
  load_failed: { en: 'Couldn’t load automations', es: 'No se pudieron cargar las automatizaciones' },
  recipes: { en: 'Ready-made', es: 'Automatizaciones listas para usar' },
  recipes_hint: {
    en: 'Pick one and make it yours. It stays off until you publish it.',
    es: 'Elige una y hazla tuya. Queda apagada hasta que la publiques.',
  },
  use: { en: 'Use', es: 'Usar' },
  use_named: { en: 'Use “{name}”', es: 'Usar “{name}”' },
  status_draft: { en: 'Draft', es: 'Borrador' },
  status_published: { en: 'On', es: 'Activa' },
  status_paused: { en: 'Paused', es: 'En pausa' },
  has_changes: { en: 'Unpublished changes', es: 'Cambios sin publicar' },
  steps_count: {
    en: { one: '{count} step', other: '{count} steps' },
    es: { one: '{count} paso', other: '{count} pasos' },
  },
  only_agreed: { en: 'only those who agreed to offers', es: 'solo quien aceptó ofertas' },
  offers_only: { en: 'Only for those who agreed to offers.', es: 'Solo para quien aceptó ofertas.' },
  a_day: { en: 'up to {count} a day', es: 'hasta {count} al día' },
  problems: {
    en: { one: '{count} thing to fix', other: '{count} things to fix' },
    es: { one: '{count} cosa por corregir', other: '{count} cosas por corregir' },
  },
  actions: { en: 'Actions for {name}', es: 'Acciones de {name}' },
  edit: { en: 'Edit', es: 'Editar' },
  view: { en: 'View', es: 'Ver' },
  runs: { en: 'Runs', es: 'Ejecuciones' },
  pause: { en: 'Pause', es: 'Pausar' },
  resume: { en: 'Resume', es: 'Reanudar' },
  delete: { en: 'Delete', es: 'Eliminar' },
  delete_title: { en: 'Delete “{name}”?', es: '¿Eliminar “{name}”?' },
  delete_question: {
    en: 'It stops for every customer it’s running with. This can’t be undone.',
    es: 'Se detiene con todos los clientes en los que está activa. No se puede deshacer.',
  },
  failed: { en: 'That didn’t work', es: 'No se pudo' },
  untitled: { en: 'New automation', es: 'Nueva automatización' },
} as const satisfies Texts
