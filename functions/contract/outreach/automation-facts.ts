import type { Label } from '#contract/language.ts'

/** A number that a trigger or a step asks for, with its limits. */
interface Amount {
  least: number
  most: number
}
interface TriggerFacts {
  label: Label
  /** The fields that must be filled in for it, and those that narrow it. */
  needs?: readonly TriggerField[]
  takes?: readonly TriggerField[]
  /** It looks ahead: its time is planned when something happens, and looked at again when it has come. */
  isTimed?: true
  /** It answers the customer's first word, and isn't sent so many hours later. */
  staleHours?: number
  /** It is about a vehicle, and reaches those who asked about it or look for one like it. */
  isOfStock?: true
  /** What its fields say when it is chosen. */
  usual?: Partial<Record<keyof typeof TRIGGER_AMOUNTS, number>>
}

export const TRIGGER_AMOUNTS = {
  minutes: { least: 1, most: 10_080 },
  hours: { least: 1, most: 8_760 },
  days: { least: 1, most: 365 },
  /** Whole dollars that a price falls by. */
  dollars: { least: 0, most: 100_000 },
  /** Customers a day; far below what a dealership may begin in an hour. */
  pace: { least: 1, most: 500 },
} as const satisfies Record<string, Amount>
const TRIGGER_TEXTS = ['stage', 'label', 'status', 'field'] as const
export type TriggerField = keyof typeof TRIGGER_AMOUNTS | (typeof TRIGGER_TEXTS)[number]

const TRIGGER_FACTS = {
  lead_created: {
    label: { en: 'A new lead comes in', es: 'Llega un cliente nuevo' },
    staleHours: 24,
  },
  message_received: { label: { en: 'A customer writes', es: 'Un cliente escribe' }, staleHours: 24 },
  unanswered: {
    label: { en: 'Nobody has answered a customer for', es: 'Nadie le ha contestado a un cliente en' },
    needs: ['minutes'],
    isTimed: true,
  },
  silent: {
    label: { en: 'A customer hasn’t replied for', es: 'Un cliente no ha respondido en' },
    needs: ['hours'],
    isTimed: true,
  },
  quiet: {
    label: { en: 'Customers have been quiet for', es: 'Hay clientes sin actividad desde hace' },
    needs: ['days', 'pace'],
    isTimed: true,
    usual: { days: 90, pace: 20 },
  },
  stage_changed: { label: { en: 'A customer moves to a stage', es: 'Un cliente pasa a una etapa' }, takes: ['stage'] },
  stage_stuck: {
    label: { en: 'A customer stays in a stage for', es: 'Un cliente se queda en una etapa durante' },
    needs: ['days'],
    takes: ['stage'],
    isTimed: true,
  },
  labeled: { label: { en: 'A customer gets a label', es: 'Un cliente recibe una etiqueta' }, takes: ['label'] },
  assigned: { label: { en: 'A customer is assigned', es: 'Se asigna un cliente' } },
  call_missed: { label: { en: 'A call is missed', es: 'Hay una llamada perdida' } },
  voicemail: { label: { en: 'A caller leaves a voicemail', es: 'Dejan un mensaje en el buzón de voz' } },
  appointment_booked: { label: { en: 'An appointment is booked', es: 'Se agenda una cita' } },
  appointment_near: {
    label: { en: 'An appointment is coming up in', es: 'Falta para una cita' },
    needs: ['hours'],
    isTimed: true,
  },
  appointment_status: {
    label: { en: 'An appointment becomes', es: 'Una cita pasa a' },
    needs: ['status'],
  },
  price_dropped: {
    label: { en: 'The price of their vehicle drops', es: 'Baja el precio de su vehículo' },
    takes: ['dollars'],
    isOfStock: true,
  },
  vehicle_sold: { label: { en: 'Their vehicle is sold', es: 'Se vende su vehículo' }, isOfStock: true },
  vehicle_back: { label: { en: 'Their vehicle is back', es: 'Su vehículo vuelve' }, isOfStock: true },
  vehicle_arrived: {
    label: { en: 'A vehicle they’d like arrives', es: 'Llega un vehículo que les gustaría' },
    isOfStock: true,
  },
  window_closing: {
    label: { en: 'The WhatsApp reply window closes in an hour', es: 'La ventana de WhatsApp se cierra en una hora' },
    isTimed: true,
  },
  opted_out: { label: { en: 'A customer opts out', es: 'Un cliente se da de baja' } },
  date: {
    label: { en: 'A date comes around every year', es: 'Llega una fecha, cada año' },
    needs: ['field'],
    takes: ['days'],
    isTimed: true,
  },
  campaign_replied: { label: { en: 'A customer replies to a campaign', es: 'Un cliente responde a una campaña' } },
  handed_over: {
    label: { en: 'The AI assistant hands off a customer', es: 'El asistente de IA pasa un cliente a una persona' },
  },
} as const satisfies Record<string, TriggerFacts>
export type TriggerName = keyof typeof TRIGGER_FACTS
export const TRIGGERS = Object.keys(TRIGGER_FACTS) as [TriggerName, ...TriggerName[]]
export const factsOfTrigger = (on: TriggerName): TriggerFacts => TRIGGER_FACTS[on]

/** The days that `date` knows beside the dealership's own fields, which it names by their keys: there are years from them. */
export const DATE_FIELDS = {
  sold: { en: 'The day they bought', es: 'El día que compró' },
  added: { en: 'The day they became a customer', es: 'El día que se agregó' },
} as const satisfies Record<string, Label>

/** Events that a step may wait for. */
export const AWAITED = {
  message_received: { en: 'the customer writes', es: 'el cliente escriba' },
  appointment_booked: { en: 'an appointment is booked', es: 'se agende una cita' },
  stage_changed: { en: 'they change stage', es: 'cambie de etapa' },
  assigned: { en: 'they are assigned', es: 'se asigne' },
} as const satisfies Partial<Record<TriggerName, Label>>
export type Awaited = keyof typeof AWAITED

export const ACT_FACTS = {
  send: { en: 'Send a message', es: 'Enviar un mensaje' },
  wait: { en: 'Wait', es: 'Esperar' },
  wait_until: { en: 'Wait until', es: 'Esperar hasta que' },
  branch: { en: 'If / otherwise', es: 'Si / si no' },
  stage: { en: 'Move to a stage', es: 'Mover a una etapa' },
  label: { en: 'Add a label', es: 'Agregar una etiqueta' },
  unlabel: { en: 'Remove a label', es: 'Quitar una etiqueta' },
  assign: { en: 'Assign to', es: 'Asignar a' },
  note: { en: 'Write a note', es: 'Escribir una nota' },
  remind: { en: 'Set a reminder', es: 'Crear un recordatorio' },
  notify: { en: 'Notify the team', es: 'Avisar al equipo' },
  assistant: { en: 'Set the AI assistant', es: 'Cambiar el asistente de IA' },
  start: { en: 'Start another automation', es: 'Iniciar otra automatización' },
  stop: { en: 'Stop another automation', es: 'Detener otra automatización' },
  webhook: { en: 'Notify a connected app', es: 'Avisar a una app conectada' },
} as const satisfies Record<string, Label>
type Act = keyof typeof ACT_FACTS
export const ACTS = Object.keys(ACT_FACTS) as [Act, ...Act[]]

export const AUTOMATION_STATUSES = ['draft', 'published', 'paused'] as const
export type AutomationStatus = (typeof AUTOMATION_STATUSES)[number]

/** Events that end a run early if the automation lists them; an opt-out always does. */
export const EXITS = {
  replied: { en: 'they reply', es: 'responden' },
  booked: { en: 'they book an appointment', es: 'agendan una cita' },
  sold: { en: 'they buy', es: 'compran' },
  person: {
    en: 'someone on the team writes to or talks with them',
    es: 'alguien del equipo les escribe o habla con ellos',
  },
  left_stage: { en: 'they leave the stage', es: 'salen de la etapa' },
} as const satisfies Record<string, Label>
export type Exit = keyof typeof EXITS
export const EXIT_NAMES = Object.keys(EXITS) as [Exit, ...Exit[]]

/** `cut`: it would have gone round in a circle, or too often. `left_out`: its first message couldn't reach them. */
export const RUN_STATUSES = ['active', 'done', 'ended', 'cut', 'left_out'] as const
export type RunStatus = (typeof RUN_STATUSES)[number]

/** Reasons a run ended early or never began. */
export const END_REASONS = {
  replied: { en: 'They replied', es: 'Respondieron' },
  booked: { en: 'They booked an appointment', es: 'Agendaron una cita' },
  sold: { en: 'They bought', es: 'Compraron' },
  person: { en: 'Someone on the team was in touch', es: 'Alguien del equipo se comunicó' },
  left_stage: { en: 'They left the stage', es: 'Salieron de la etapa' },
  opted_out: { en: 'They opted out', es: 'Se dieron de baja' },
  gone: { en: 'The contact was deleted', es: 'Se eliminó el contacto' },
  removed: { en: 'The automation was deleted', es: 'Se eliminó la automatización' },
  stopped: { en: 'Another automation stopped it', es: 'Otra automatización la detuvo' },
  loop: { en: 'Automations were setting each other off', es: 'Las automatizaciones se activaban entre sí' },
  too_often: { en: 'Ten runs for this customer today', es: 'Ya van diez hoy con este cliente' },
  too_many: { en: 'A thousand runs within an hour', es: 'Mil ejecuciones en una hora' },
} as const satisfies Record<string, Label>
export type EndReason = keyof typeof END_REASONS

export const NOTIFIED = {
  assignee: { en: 'their assigned agent', es: 'quien los atiende' },
  managers: { en: 'managers', es: 'los gerentes' },
} as const satisfies Record<string, Label>
export type Notified = keyof typeof NOTIFIED

/** Words that texts fill in: `{{first_name}}`, or `{{first_name|there}}` with a fallback. */
export const MESSAGE_WORDS = [
  ...['first_name', 'name', 'vehicle', 'price', 'link', 'agent', 'signature', 'dealership'],
  // Of the customer's next appointment: its time, and the page on which they confirm, move, or cancel it.
  ...['appointment', 'appointment_link'],
] as const
export type MessageWord = (typeof MESSAGE_WORDS)[number]

export const MOST_STEPS = 50
export const MOST_AUTOMATIONS = 100
