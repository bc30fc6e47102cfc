import type { Label } from '#contract/language.ts'
import type { SettingGroups, SettingsOf } from '#contract/setting.ts'
import { type AppointmentKind, KIND_FACTS } from './appointment-kinds.ts'

const WEEK_HOURS = 168
const TEXT_CHARACTERS = 1000

/** Each kind's own settings, under its name. */
const ofKind = <Kind extends AppointmentKind>(kind: Kind) =>
  ({
    [`${kind}_minutes`]: { type: 'integer', default: String(KIND_FACTS[kind].minutes), least: 5, most: 480 },
    /** Kept free afterwards. */
    [`${kind}_buffer_minutes`]: { type: 'integer', default: '0', least: 0, most: 240 },
    /** How long before it begins a customer may book it at the latest, and how far ahead. */
    [`${kind}_notice_hours`]: { type: 'integer', default: '2', least: 0, most: WEEK_HOURS },
    [`${kind}_days_ahead`]: { type: 'integer', default: '30', least: 1, most: 365 },
    /** None: everybody who looks after contacts. */
    [`${kind}_agent_ids`]: { type: 'array', default: '[]', holds: 'agents' },
  }) as {
    [Key in `${Kind}_${'minutes' | 'buffer_minutes' | 'notice_hours' | 'days_ahead'}`]: {
      type: 'integer'
      default: string
      least: number
      most: number
    }
  } & { [Key in `${Kind}_agent_ids`]: { type: 'array'; default: string; holds: 'agents' } }

const text = { type: 'string', default: '', characters: TEXT_CHARACTERS } as const

export const calendarSettings = {
  appointments: {
    ...ofKind('test_drive'),
    ...ofKind('visit'),
    ...ofKind('delivery'),
    ...ofKind('service'),
    ...ofKind('phone_call'),
    /** Booked, missed, and done appointments move the contact on the board. */
    appointments_move_stages: { type: 'boolean', default: 'true' },
    /** Visitors of a vehicle's page book its first test drive themselves. */
    test_drive_online: { type: 'boolean', default: 'false' },
    /** Messages to the customer; an empty text is ours, in the dealership's language. */
    appointment_confirmation_enabled: { type: 'boolean', default: 'true' },
    appointment_confirmation_text: text,
    appointment_confirmation_template_id: { type: 'string', default: '', characters: 100 },
    appointment_day_before_enabled: { type: 'boolean', default: 'true' },
    appointment_day_before_text: text,
    appointment_day_before_template_id: { type: 'string', default: '', characters: 100 },
    appointment_hours_before_enabled: { type: 'boolean', default: 'true' },
    appointment_hours_before_text: text,
    appointment_hours_before_template_id: { type: 'string', default: '', characters: 100 },
  },
} as const satisfies SettingGroups
export type AppointmentSettings = SettingsOf<typeof calendarSettings, 'appointments'>

const named = (kind: AppointmentKind, { en, es }: Label): Label => ({
  en: `${KIND_FACTS[kind].label.en}: ${en}`,
  es: `${KIND_FACTS[kind].label.es}: ${es}`,
})
const labelsOf = <Kind extends AppointmentKind>(kind: Kind) =>
  ({
    [`${kind}_minutes`]: named(kind, { en: 'length', es: 'duración' }),
    [`${kind}_buffer_minutes`]: named(kind, { en: 'buffer after', es: 'pausa después' }),
    [`${kind}_notice_hours`]: named(kind, { en: 'minimum notice', es: 'anticipación mínima' }),
    [`${kind}_days_ahead`]: named(kind, { en: 'days ahead', es: 'días de anticipación' }),
    [`${kind}_agent_ids`]: named(kind, { en: 'assigned to', es: 'quién la atiende' }),
  }) as Record<keyof ReturnType<typeof ofKind<Kind>>, Label>

/** Display names of the settings. */
export const calendarSettingLabels = {
  ...labelsOf('test_drive'),
  ...labelsOf('visit'),
  ...labelsOf('delivery'),
  ...labelsOf('service'),
  ...labelsOf('phone_call'),
  appointments_move_stages: { en: 'Appointments move stages', es: 'Las citas mueven etapas' },
  test_drive_online: { en: 'Test drives booked on vehicle pages', es: 'Pruebas de manejo agendadas en las páginas' },
  appointment_confirmation_enabled: { en: 'Send a confirmation', es: 'Enviar confirmación' },
  appointment_confirmation_text: { en: 'Confirmation', es: 'Confirmación' },
  appointment_confirmation_template_id: { en: 'Confirmation template', es: 'Plantilla de confirmación' },
  appointment_day_before_enabled: { en: 'Remind the day before', es: 'Recordar un día antes' },
  appointment_day_before_text: { en: 'Reminder the day before', es: 'Recordatorio de un día antes' },
  appointment_day_before_template_id: { en: 'Template for the day before', es: 'Plantilla de un día antes' },
  appointment_hours_before_enabled: { en: 'Remind two hours before', es: 'Recordar dos horas antes' },
  appointment_hours_before_text: { en: 'Reminder two hours before', es: 'Recordatorio de dos horas antes' },
  appointment_hours_before_template_id: { en: 'Template for two hours before', es: 'Plantilla de dos horas antes' },
} as const satisfies Record<string, Label>
